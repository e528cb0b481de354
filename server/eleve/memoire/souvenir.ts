import { Rating, fsrs } from 'ts-fsrs';

/** What stays of a question that was answered: how well it is known, and what it still owes. No clock, no database. */
export interface Souvenir {
  /** In days: after so long nine of ten still know it. */
  stabilite: number;
  /** From 1 to 10. */
  difficulte: number;
  /** When it was answered last, in minutes since 1970. */
  derniere: number;
  /** How many more right answers it takes before it is no mistake any more. */
  reste: number;
  vues: number;
  fausses: number;
}

/** By the question's id. */
export type Memoire = Map<number, Souvenir>;

const MINUTES = 60_000;
const DAY = 24 * 60;
/** A mistake is known once it was answered well so often. */
const BONNES = 2;
/** In minutes: what is answered sooner again was read a moment ago, and shows nothing. */
const PAUSE = 10;

// In fractions of a day and without luck: an access may last a week, and what one sees of it may be told.
const { forgetting_curve: courbe, next_state: suivant } = (() => {
  const modele = fsrs({ enable_short_term: false, enable_fuzz: false, request_retention: 0.9 });
  return {
    forgetting_curve: modele.forgetting_curve,
    next_state: modele.next_state.bind(modele),
  };
})();

export const minuteOf = (date: Date): number => Math.floor(date.getTime() / MINUTES);

/** What is left of it after one more answer. */
export function answered(avant: Souvenir | undefined, juste: boolean, now: Date): Souvenir {
  const minute = minuteOf(now);
  const ecoule = avant ? Math.max(0, minute - avant.derniere) : 0;
  const state = suivant(
    avant ? { stability: avant.stabilite, difficulty: avant.difficulte } : null,
    ecoule / DAY,
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

/**
 * When a mistake comes back, in minutes since 1970: as late as it is still known, and so soon that all the
 * answers that it owes fit before `fin`, the end of the access.
 */
export function dueOf({ stabilite, derniere, reste }: Souvenir, fin: Date): number {
  const part = (minuteOf(fin) - derniere) / (reste + 1);
  return derniere + Math.max(PAUSE, Math.floor(Math.min(stabilite * DAY, part)));
}

/** How likely it is still known, from 0 to 1. */
export const rappelOf = ({ stabilite, derniere }: Souvenir, now: Date): number =>
  courbe(Math.max(0, minuteOf(now) - derniere) / DAY, stabilite);

/** Whether its latest answer was right; one that came right after what explains it shows nothing. */
export const isJuste = ({ reste }: Souvenir): boolean => reste < BONNES;

export const isErreur = ({ reste }: Souvenir): boolean => reste > 0;

/** `id,stabilite,difficulte,derniere,reste,vues,fausses` of each, joined by `;`. */
export const written = (memoire: Memoire): string =>
  [...memoire]
    .map(([id, { stabilite, difficulte, derniere, reste, vues, fausses }]) =>
      [
        id,
        Math.max(0.01, stabilite).toFixed(2),
        difficulte.toFixed(2),
        derniere,
        reste,
        vues,
        fausses,
      ].join(),
    )
    .join(';');

export function read(souvenirs: string): Memoire {
  const memoire: Memoire = new Map();
  for (const un of souvenirs.split(';')) {
    if (un === '') continue;
    const [id, stabilite, difficulte, derniere, reste, vues, fausses] = un.split(',').map(Number);
    memoire.set(id!, {
      stabilite: stabilite!,
      difficulte: difficulte!,
      derniere: derniere!,
      reste: reste!,
      vues: vues!,
      fausses: fausses!,
    });
  }
  return memoire;
}
