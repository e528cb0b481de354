import type { QuestionVersion } from '../questions/index.ts';
import type { Tentative } from '../tentatives/index.ts';

/** A mock exam as it is stored, and what its clock says. No database. */
export type Examen = Tentative<'examen'>;

/** In milliseconds, to answer once the question has been read. */
export const TEMPS = 15_000;
/** In milliseconds: what a network may take there and back. */
const TOLERANCE = 5000;
/** In milliseconds: an answer given in time is taken so long after its question was opened. */
const TARD = 24 * 3_600_000;
/** So many wrong answers end it, where that was chosen. */
export const FAUTES = 10;

/** In milliseconds, of reading: at the pace of a calm voice. */
const PAR_MOT = 400;
const PAR_TEXTE = 500;

/** How long a question takes to be read, aloud or not, before its time begins. */
export function lectureOf({ libelle, a, b, c, d }: QuestionVersion): number {
  const textes = [libelle, a, b, c, d].filter((texte) => texte !== null);
  const mots = textes
    .join(' ')
    .split(/\s+/)
    .filter((mot) => /[\p{L}\p{N}]/u.test(mot)).length;
  return mots * PAR_MOT + textes.length * PAR_TEXTE;
}

const LARGEUR = 7;

export const sansDepart = (nombre: number) => '.'.repeat(LARGEUR * nombre);

/** When a question was opened, in milliseconds since 1970; null: it was not. */
export function departOf({ departs, dateDebut }: Examen, key: number): number | null {
  const un = departs.slice(key * LARGEUR, (key + 1) * LARGEUR);
  return un === '' || un.startsWith('.') ? null : Date.parse(dateDebut) + Number.parseInt(un, 36);
}

export function withDepart({ departs, dateDebut }: Examen, key: number, now: Date): string {
  const un = (now.getTime() - Date.parse(dateDebut)).toString(36).padStart(LARGEUR, '0');
  return departs.slice(0, key * LARGEUR) + un + departs.slice((key + 1) * LARGEUR);
}

/** Whether the question that stands has been opened, and its time is over. */
export function isOver(examen: Examen, version: QuestionVersion, now: Date): boolean {
  const depart = departOf(examen, examen.passees);
  if (examen.chrono === 0 || depart === null) return false;
  return now.getTime() > depart + lectureOf(version) + TEMPS + TOLERANCE;
}

/**
 * Whether an answer to an opened question counts: it is here in time; or it comes late, was given in time by
 * the device's own clock (`duree`, since the question was opened), and the question is of today.
 */
export function isInTime(
  examen: Examen,
  key: number,
  version: QuestionVersion,
  duree: number | null | undefined,
  now: Date,
): boolean {
  if (examen.chrono === 0) return true;
  const ecoule = now.getTime() - departOf(examen, key)!;
  const limite = lectureOf(version) + TEMPS;
  if (ecoule <= limite + TOLERANCE) return true;
  return typeof duree === 'number' && duree <= limite + TOLERANCE && ecoule <= TARD;
}

/** Wrong ones among those that were asked, unanswered ones too, and how many of them serious. */
export function fautesOf(
  { reponses, passees }: Pick<Examen, 'reponses' | 'passees'>,
  versions: readonly Pick<QuestionVersion, 'correcte' | 'grave'>[],
) {
  const fausses = versions
    .slice(0, passees)
    .filter(({ correcte }, key) => reponses[key] !== correcte);
  return {
    fautes: fausses.length,
    fautesGraves: fausses.filter(({ grave }) => grave === 1).length,
  };
}
