import { Rating, fsrs } from 'ts-fsrs';

export interface Souvenir {
  /** In days, after which the chance to know it is nine in ten. */
  stabilite: number;
  /** From 1 to 10. */
  difficulte: number;
  /** In minutes since 1970. */
  derniere: number;
  /** Right answers still owed before it stops being a mistake. */
  reste: number;
  vues: number;
  fausses: number;
}

/** By the key of a question’s form (`cleOf`). */
export type Memoire = Map<number, Souvenir>;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const BONNES = 2;
/** In minutes; a quicker repeat does not count. */
const PAUSE = 10;

// Fractional days, since an access may last a week. No fuzz, to stay explainable.
const modele = fsrs({ enable_short_term: false, enable_fuzz: false, request_retention: 0.9 });

export const minuteOf = (date: Date): number => Math.floor(date.getTime() / MINUTE_MS);

export function souvenirAfter(avant: Souvenir | undefined, juste: boolean, now: Date): Souvenir {
  const minute = minuteOf(now);
  const ecoule = avant ? Math.max(0, minute - avant.derniere) : 0;
  const state = modele.next_state(
    avant ? { stability: avant.stabilite, difficulty: avant.difficulte } : null,
    ecoule / DAY_MINUTES,
    juste ? Rating.Good : Rating.Again,
  );
  const reste = avant?.reste ?? 0;
  return {
    stabilite: state.stability,
    difficulte: state.difficulty,
    derniere: avant ? avant.derniere + ecoule : minute,
    reste: juste ? (ecoule < PAUSE ? reste : Math.max(0, reste - 1)) : BONNES,
    vues: (avant?.vues ?? 0) + 1,
    fausses: (avant?.fausses ?? 0) + (juste ? 0 : 1),
  };
}

/** In minutes since 1970: as late as memory lasts, yet all owed answers fit before `fin`. */
export function dueOf({ stabilite, derniere, reste }: Souvenir, fin: Date): number {
  const part = (minuteOf(fin) - derniere) / (reste + 1);
  return derniere + Math.max(PAUSE, Math.floor(Math.min(stabilite * DAY_MINUTES, part)));
}

export const rappelOf = ({ stabilite, derniere }: Souvenir, now: Date): number =>
  modele.forgetting_curve(Math.max(0, minuteOf(now) - derniere) / DAY_MINUTES, stabilite);

/** An answer straight after its explanation does not count as right. */
export const isJuste = ({ reste }: Souvenir): boolean => reste < BONNES;

export const isErreur = ({ reste }: Souvenir): boolean => reste > 0;

/** `cle,stabilite,difficulte,derniere,reste,vues,fausses` of each, joined by `;`. */
export const memoireText = (memoire: Memoire): string =>
  Array.from(memoire, ([cle, { stabilite, difficulte, derniere, reste, vues, fausses }]) => {
    const measured = [Math.max(0.01, stabilite), difficulte].map((each) => each.toFixed(2));
    return [cle, ...measured, derniere, reste, vues, fausses].join();
  }).join(';');

export function readMemoire(souvenirs: string): Memoire {
  const memoire: Memoire = new Map();
  for (const un of souvenirs.split(';')) {
    if (un === '') continue;
    const [cle, stabilite, difficulte, derniere, reste, vues, fausses] = un
      .split(',')
      .map(Number) as [number, number, number, number, number, number, number];
    memoire.set(cle, { stabilite, difficulte, derniere, reste, vues, fausses });
  }
  return memoire;
}
