// Pure rules. An attempt keeps its mark when these figures change (docs/decisions/0123).
import { SERIE } from './epreuve.ts';

/** Right answers that pass a full series. */
const SEUIL_DUNE_SERIE = 41;
export const COUT_LEGERE = 1;
export const COUT_GRAVE = 5;
/** So many wrong serious answers fail whatever the score. */
export const FAUTES_GRAVES_ELIMINATOIRES = 2;

export interface QuestionCorrigee {
  juste: boolean;
  grave: boolean;
}

export interface Note {
  score: number;
  fautesGraves: number;
  reussi: 0 | 1;
}

/** In proportion for a shorter series, rounded up. */
export const seuil = (nombre: number) => Math.ceil((nombre * SEUIL_DUNE_SERIE) / SERIE);

/** Minor faults that still pass without a serious one. */
export const permises = (nombre: number) => Math.floor((nombre - seuil(nombre)) / COUT_LEGERE);

/** A score never falls below nought. */
export function mark(questions: QuestionCorrigee[]): Note {
  const fausses = questions.filter((question) => !question.juste);
  const fautesGraves = fausses.filter((question) => question.grave).length;
  const cout = (fausses.length - fautesGraves) * COUT_LEGERE + fautesGraves * COUT_GRAVE;
  const score = Math.max(0, questions.length - cout);
  const reussi = score >= seuil(questions.length) && fautesGraves < FAUTES_GRAVES_ELIMINATOIRES;
  return { score, fautesGraves, reussi: reussi ? 1 : 0 };
}

/** In percent, rounded down. */
export const pourcentage = (part: number, nombre: number) =>
  nombre === 0 ? 0 : Math.floor((part * 100) / nombre);
