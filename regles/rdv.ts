/** The pedagogical appointment asks these of its learner. */
const DEMANDEES = ['dateNaissance', 'registreNational', 'rue', 'localite', 'codePostal'] as const;

/** Whether the pedagogical appointment still lacks something of its learner. */
export function infosManquantes(
  eleve: Readonly<Record<(typeof DEMANDEES)[number], string | null>>,
): boolean {
  return DEMANDEES.some((champ) => !eleve[champ]);
}

/** The code of an access that is the pedagogical appointment. */
export const RDV = 'RDV';
