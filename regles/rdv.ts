/** Required of a learner with a pedagogical appointment. */
const DEMANDEES = ['dateNaissance', 'registreNational', 'rue', 'localite', 'codePostal'] as const;

export type InfoDemandee = (typeof DEMANDEES)[number];

export function infosManquantes(eleve: Readonly<Record<InfoDemandee, string | null>>): boolean {
  return DEMANDEES.some((champ) => !eleve[champ]);
}

export const RDV = 'RDV';
