import { fingerprint } from '../../socle/securite/signature.ts';

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

/** Of all that the form of a learner changes, and when it was read. The number is sealed anew each time that it is written. */
export const versionOf = (eleve: Fiche & { registreNational: string | null }, now: Date) =>
  `${fingerprint(JSON.stringify([...CHAMPS.map((champ) => eleve[champ]), eleve.registreNational]))}.${now.getTime()}`;

/** When a version was read, if it is no longer what there is. */
export function readSince(
  version: string,
  eleve: Parameters<typeof versionOf>[0],
): string | undefined {
  const [of, at] = version.split('.');
  const [today] = versionOf(eleve, new Date(0)).split('.');
  return of === today ? undefined : new Date(Number(at)).toISOString();
}
