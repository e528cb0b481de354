import { useEffect, useRef, useState } from 'react';
import { marque } from '../../../marque.ts';
import { useDelai } from './useDelai.ts';

interface Options {
  corrigee: boolean;
  /** Corrected, or kept offline: one may go on. */
  donnee: boolean;
  questionKey: number;
  nombre: number;
}

export function useQuestion({ corrigee, donnee, questionKey, nombre }: Options) {
  const titre = useRef<HTMLHeadingElement>(null);
  const verdict = useRef<HTMLHeadingElement>(null);
  const [venueCorrigee] = useState(corrigee);
  const vientDeLEtre = corrigee && !venueCorrigee;
  const explique = useDelai(donnee);
  useEffect(() => titre.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!vientDeLEtre) return;
    verdict.current?.focus({ preventScroll: true });
    const calme = matchMedia('(prefers-reduced-motion: reduce)').matches;
    verdict.current
      ?.closest('[data-dit]')
      ?.scrollIntoView({ block: 'nearest', behavior: calme ? 'auto' : 'smooth' });
  }, [vientDeLEtre]);
  useEffect(() => {
    document.title = `Question ${questionKey + 1} / ${nombre} · ${marque.nom}`;
  }, [questionKey, nombre]);
  return { titre, verdict, vientDeLEtre, explique };
}
