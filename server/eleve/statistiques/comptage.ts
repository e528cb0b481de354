import type { Letter } from '../../../regles/lettres.ts';
import type { Mode } from '../../../regles/mode.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { lectureOf } from '../examen/index.ts';
import type { QuestionVersion } from '../questions/index.ts';
import { dureesOf, SANS_REPONSE } from '../tentatives/index.ts';

/** A finished attempt, with its learner. */
export interface Finie {
  id: number;
  eleve_id: number;
  mode: Mode;
  theme_id: number | null;
  questions: string;
  versions: string;
  reponses: string;
  durees: string | null;
  reussi: 0 | 1;
  score: number | null;
}

/**
 * One character per question, 1 where it is the learner's first answer to it. A last one is 1 for
 * the first attempt at the series.
 */
export function premieresOf({ mode, theme_id, questions, reponses }: Finie, vus: Vus): string {
  const places = idsOf(questions).map((id, key) => {
    if (reponses[key] === SANS_REPONSE || vus.questions.has(id)) return '0';
    vus.questions.add(id);
    return '1';
  });
  const nouvelle = mode === 'serie' && !vus.series.has(theme_id!);
  if (nouvelle) vus.series.add(theme_id!);
  return places.join('') + (nouvelle ? '1' : '0');
}

/** Answered in a learner's counted attempts. */
export interface Vus {
  questions: Set<number>;
  series: Set<number>;
}

export const newVus = (): Vus => ({ questions: new Set(), series: new Set() });

export function addVus(vus: Vus, { mode, theme_id, questions, reponses }: Finie): void {
  for (const [key, id] of idsOf(questions).entries())
    if (reponses[key] !== SANS_REPONSE) vus.questions.add(id);
  if (mode === 'serie') vus.series.add(theme_id!);
}

/** Fewer other answers tell too little of a learner's level. */
const ASSEZ_D_AUTRES = 20;
export const NIVEAUX = 20;
export const SANS_NIVEAU = -1;

/** Twentieths of the other questions that were right, without the one that is counted. */
function niveauOf(autresJustes: number, autres: number): number {
  if (autres < ASSEZ_D_AUTRES) return SANS_NIVEAU;
  return Math.min(NIVEAUX - 1, Math.floor((autresJustes / autres) * NIVEAUX));
}

/** In milliseconds: after two minutes one was away. */
const AU_PLUS = 120_000;
/** The share of a calm voice's time in which nobody has read. */
const VITE = 1 / 3;

export interface PremiereReponse {
  version_id: number;
  niveau: number;
  lettre: Letter;
  /** In milliseconds. */
  duree: number | null;
  vite: boolean;
}

/** Each first answer of a counted attempt. */
export function comptesOf(
  finie: Finie & { premieres: string },
  versionOf: ReadonlyMap<number, QuestionVersion>,
): PremiereReponse[] {
  const versions = idsOf(finie.versions).map((id) => versionOf.get(id)!);
  const faites = Array.from(finie.reponses, (lettre, key) => ({
    lettre: lettre as Letter | '?',
    juste: lettre === versions[key]!.correcte ? 1 : 0,
  }));
  const repondues = faites.filter(({ lettre }) => lettre !== SANS_REPONSE).length;
  const justes = faites.filter(({ juste }) => juste).length;
  const durees = dureesOf(finie);
  return faites.flatMap(({ lettre, juste }, key) => {
    if (lettre === SANS_REPONSE || finie.premieres[key] !== '1') return [];
    const version = versions[key]!;
    const duree = durees[key] ?? null;
    return {
      version_id: version.id,
      niveau: niveauOf(justes - juste, repondues - 1),
      lettre,
      duree: duree === null ? null : Math.min(duree, AU_PLUS),
      vite: duree !== null && duree < VITE * lectureOf(version, { chrono: 1 }),
    };
  });
}

export const isPremiereSerie = ({ premieres }: { premieres: string }): boolean =>
  premieres.endsWith('1');
