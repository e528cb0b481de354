import { type Valeurs, namesOf } from '../../../regles/champs.ts';
import { ELEVE } from '../../../regles/eleve.ts';
import { fingerprint } from '../../socle/securite/signature.ts';

const { contratSigne, newsletter, ...autres } = ELEVE;
/** The journal stores these, in this order; of register number and password only that they changed. */
const CHAMPS = namesOf({ ...autres, newsletter, contratSigne });

type Fiche = Valeurs<typeof ELEVE>;

export const champsOf = (fiche: Fiche) =>
  Object.fromEntries(CHAMPS.map((champ) => [champ, fiche[champ]]));

export function changementsOf(avant: Fiche, apres: Fiche) {
  const changed = CHAMPS.filter((champ) => avant[champ] !== apres[champ]);
  const of = (fiche: Fiche) => Object.fromEntries(changed.map((champ) => [champ, fiche[champ]]));
  return { avant: of(avant), apres: of(apres) };
}

/** Fingerprint of the form's fields and the time of reading. Sealed values differ each time. */
export const versionOf = (eleve: Fiche & { registreNational: string | null }, now: Date) =>
  `${fingerprint(JSON.stringify([...CHAMPS.map((champ) => eleve[champ]), eleve.registreNational]))}.${now.getTime()}`;

/** Returns when that version was read, or undefined when it is current. */
export function readSince(version: string, eleve: Parameters<typeof versionOf>[0]) {
  const [of, at] = version.split('.');
  const [today] = versionOf(eleve, new Date(0)).split('.');
  return of === today ? undefined : new Date(Number(at)).toISOString();
}
