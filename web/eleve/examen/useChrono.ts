import { useEffect, useRef } from 'react';
import type { Ouverte } from './examen.calls.ts';

/** In milliseconds: this device's clock that nobody sets. */
export const horloge = () => performance.now();

interface Options {
  question: Pick<Ouverte, 'ecoule' | 'lecture' | 'temps'>;
  /** When it came in. */
  recue: number;
  /** When the voice had read it; null: it has not. */
  lueA: number | null;
  /** Answered: nothing runs any more. */
  arrete: boolean;
  onFin: () => void;
}

/** When the time to answer begins and ends: after the reading, which ends with the voice or by itself. */
export function bornesOf({ question, recue, lueA }: Pick<Options, 'question' | 'recue' | 'lueA'>) {
  const depart = recue - question.ecoule;
  const debut = Math.min(depart + question.lecture, Math.max(depart, lueA ?? Infinity));
  return { depart, debut, fin: question.temps === null ? Infinity : debut + question.temps };
}

/** Calls `onFin` when the time of a question is over, and says between which instants one may answer. */
export function useChrono({ arrete, onFin, ...options }: Options) {
  const bornes = bornesOf(options);
  const { depart, fin } = bornes;
  const dernier = useRef(onFin);
  useEffect(() => {
    dernier.current = onFin;
  });
  useEffect(() => {
    if (arrete || fin === Infinity) return undefined;
    const minuteur = setTimeout(() => dernier.current(), Math.max(0, fin - horloge()));
    return () => clearTimeout(minuteur);
  }, [fin, arrete]);
  return {
    ...bornes,
    /** How long the question has been open: what a late answer says of itself, no more than there was. */
    duree: () => Math.round(Math.min(horloge(), fin) - depart),
  };
}
