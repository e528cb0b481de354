import { REGLE_DE_DEPART, regleDExamenOf } from '../../../droit/examen.ts';
import { SECONDES } from '../../../regles/examen.ts';
import type { Lecteur, QuestionVersion } from '../questions/index.ts';
import { fixedWidth, reponseAt, type Tentative } from '../tentatives/index.ts';

export type Examen = Tentative<'examen'>;

/** Milliseconds to answer, after the reading time; null: no limit. */
export function tempsOf({ chrono }: Pick<Examen, 'chrono'>): number | null {
  const secondes = SECONDES[chrono];
  return secondes === null ? null : secondes * 1000;
}

/** Milliseconds that a network may take there and back. */
const TOLERANCE = 5000;
/** Milliseconds after its opening that an answer given in time may still arrive. */
const TARD = 24 * 3_600_000;

/** Milliseconds of reading, at the pace of a calm voice. */
const PAR_MOT = 400;
const PAR_TEXTE = 500;

/** At the real pace one reads the exam's own words, since the reading time is theirs. */
export const lecteurOf = ({ chrono }: Pick<Examen, 'chrono'>, eleve: Lecteur): Lecteur =>
  chrono === 1 ? { motsSimples: 0 } : eleve;

/** Milliseconds to read a question before its time begins, in plain words where these are longer. */
export function lectureOf(version: QuestionVersion, { chrono }: Pick<Examen, 'chrono'>): number {
  const { libelle, a, b, c, d, simple, simpleA, simpleB, simpleC, simpleD } = version;
  const lue = lectureDe([libelle, a, b, c, d]);
  if (chrono !== 2) return lue;
  return Math.max(lue, lectureDe([simple, simpleA, simpleB, simpleC, simpleD]));
}

function lectureDe(tous: (string | null)[]): number {
  const textes = tous.filter((texte) => texte !== null);
  const mots = textes
    .join(' ')
    .split(/\s+/)
    .filter((mot) => /[\p{L}\p{N}]/u.test(mot)).length;
  return mots * PAR_MOT + textes.length * PAR_TEXTE;
}

export const DEPARTS = fixedWidth(7);

/** Milliseconds since 1970; null: never opened. */
export function departOf({ departs, dateDebut }: Examen, key: number): number | null {
  const depart = DEPARTS.at(departs, key);
  return depart === null ? null : Date.parse(dateDebut) + depart;
}

export const withDepart = ({ departs, dateDebut }: Examen, key: number, now: Date): string =>
  DEPARTS.with(departs, key, now.getTime() - Date.parse(dateDebut));

export function isTimeUp(examen: Examen, version: QuestionVersion, now: Date): boolean {
  const depart = departOf(examen, examen.passees);
  const temps = tempsOf(examen);
  if (temps === null || depart === null) return false;
  return now.getTime() > depart + lectureOf(version, examen) + temps + TOLERANCE;
}

/** A late answer counts if the device took it in time, within a day of the opening. */
export function isInTime(
  examen: Examen,
  key: number,
  version: QuestionVersion,
  duree: number | null | undefined,
  now: Date,
): boolean {
  const temps = tempsOf(examen);
  if (temps === null) return true;
  const ecoule = now.getTime() - departOf(examen, key)!;
  const limite = lectureOf(version, examen) + temps;
  if (ecoule <= limite + TOLERANCE) return true;
  return typeof duree === 'number' && duree <= limite + TOLERANCE && ecoule <= TARD;
}

export const regleOf = ({ regle }: Pick<Examen, 'regle'>) => regle ?? REGLE_DE_DEPART;

type Donnees = Pick<Examen, 'reponses' | 'regle'>;

/** By the exam’s own rule a question without an answer may be light. */
export const isGrave = (examen: Donnees, key: number): boolean =>
  !regleDExamenOf(regleOf(examen)).videLegere || reponseAt(examen, key) !== null;

/** Questions that were asked and left unanswered count as wrong. */
export function fautesOf(
  examen: Donnees & Pick<Examen, 'passees'>,
  versions: readonly Pick<QuestionVersion, 'correcte' | 'grave'>[],
) {
  const { reponses, passees } = examen;
  const asked = versions.slice(0, passees).map(({ correcte, grave }, key) => ({
    fausse: reponses[key] !== correcte,
    grave: grave === 1 && isGrave(examen, key),
  }));
  const fausses = asked.filter(({ fausse }) => fausse);
  return { fautes: fausses.length, fautesGraves: fausses.filter(({ grave }) => grave).length };
}
