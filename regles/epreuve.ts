/** Her real exam: what is asked of her before and after it, and what is left to do until then. */

export const RESULTATS_D_EPREUVE = ['reussi', 'rate', 'absent'] as const;
export type ResultatDEpreuve = (typeof RESULTATS_D_EPREUVE)[number];

export const CENTRE_MAX = 60;

interface Reste {
  /** Days until the exam. */
  jours: number;
  /** Days until her access ends. */
  acces: number;
  /** Mistakes that are due. */
  erreurs: number;
  /** Series to do, or to do again. */
  series: number;
  /** Series done today. */
  faites: number;
  /** The latest mock exam was passed. */
  blanc: boolean;
}

export interface PlanDuJour {
  minutes: number;
  erreurs: number;
  series: number;
  examens: number;
}

const MINUTES = { erreur: 0.7, serie: 20, examen: 25 } as const;
/** More in a day tires, and teaches less. */
const MOST = { erreurs: 20, series: 2 } as const;
/** From so many days on, a mock exam shows where one is. */
const PRES = 3;
/** The last days are for rest and for mistakes. */
const REPOS = 2;

/** The day’s share, so that all is done in time; null: the exam is today or over. */
export function planDuJour({
  jours,
  acces,
  erreurs,
  series,
  faites,
  blanc,
}: Reste): PlanDuJour | null {
  if (jours < 1) return null;
  const dues = Math.min(erreurs, MOST.erreurs);
  const veille = jours === 1;
  const parJour = Math.ceil(series / Math.max(1, Math.min(jours - REPOS, acces)));
  const voulues = veille ? 0 : Math.max(0, Math.min(MOST.series, parJour) - faites);
  const examens = !veille && !blanc && (series === 0 || jours <= PRES) ? 1 : 0;
  const aFaire = examens === 1 ? 0 : voulues;
  const minutes = dues * MINUTES.erreur + aFaire * MINUTES.serie + examens * MINUTES.examen;
  return { minutes: 5 * Math.ceil(minutes / 5), erreurs: dues, series: aFaire, examens };
}
