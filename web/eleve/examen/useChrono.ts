import { useEffect, useRef } from 'react';
import type { Ouverte } from './examen.calls.ts';

/** Milliseconds of the monotonic clock, which nobody can set. */
export const horloge = () => performance.now();

interface Options {
  question: Pick<Ouverte, 'ecoule' | 'lecture' | 'temps'>;
  recue: number;
  /** Reading of `horloge` when the voice ended; null before. */
  lueA: number | null;
  arrete: boolean;
  onFin: () => void;
}

/** Answering begins when the voice ends, or at the latest when the reading time does. */
export function bornesOf({ question, recue, lueA }: Pick<Options, 'question' | 'recue' | 'lueA'>) {
  const depart = recue - question.ecoule;
  const debut = Math.min(depart + question.lecture, Math.max(depart, lueA ?? Infinity));
  return { depart, debut, fin: question.temps === null ? Infinity : debut + question.temps };
}

/** `onFin` fires once, when the answering time is over. */
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
    /** A late answer's duration is capped at the available time. */
    duree: () => Math.round(Math.min(horloge(), fin) - depart),
  };
}
