import { useEffect, useRef, useState } from 'react';
import { marque } from '../../../marque.ts';

interface QuestionOptions {
  corrigee: boolean;
  /** Corrected, or kept offline: one may go on. */
  passable: boolean;
  questionKey: number;
  nombre: number;
}

export function useQuestion({ corrigee, passable, questionKey, nombre }: QuestionOptions) {
  const titre = useRef<HTMLHeadingElement>(null);
  const verdict = useRef<HTMLHeadingElement>(null);
  const [venueCorrigee] = useState(corrigee);
  const vientDeLEtre = corrigee && !venueCorrigee;
  const explique = useDelai(passable);
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

/** A quicker second tap was meant for the previous screen. */
const DELAI_MS = 500;

/** True after the delay, or at once if the question was answered on mount. */
function useDelai(passable: boolean): boolean {
  const [passe, setPasse] = useState(passable);
  useEffect(() => {
    if (!passable) return undefined;
    const minuteur = setTimeout(() => setPasse(true), DELAI_MS);
    return () => clearTimeout(minuteur);
  }, [passable]);
  return passable && passe;
}
