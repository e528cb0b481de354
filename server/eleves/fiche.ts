/** What the journal may know of a learner: neither the number nor the password, only that they changed. */
const CHAMPS = [
  'prenom',
  'nom',
  'dateNaissance',
  'rue',
  'localite',
  'codePostal',
  'email',
  'newsletter',
  'contratSigne',
] as const;

type Fiche = Record<(typeof CHAMPS)[number], string | number | null>;

export const champsOf = (fiche: Fiche) =>
  Object.fromEntries(CHAMPS.map((champ) => [champ, fiche[champ]]));

/** The fields that differ, as they were and as they are. */
export function changementsOf(avant: Fiche, apres: Fiche) {
  const changed = CHAMPS.filter((champ) => avant[champ] !== apres[champ]);
  const of = (fiche: Fiche) => Object.fromEntries(changed.map((champ) => [champ, fiche[champ]]));
  return { avant: of(avant), apres: of(apres) };
}
