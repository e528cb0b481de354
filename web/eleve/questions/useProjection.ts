import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Film } from '../../../regles/film.ts';
import { onceInView } from './onceInView.ts';
import { type Projection, projectionOf } from './projection.ts';

export interface Recu {
  picture: SVGSVGElement;
  film: Film;
}

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Prepends the film to `place`; `autoplays` begins it once in view. `at`: the current step. */
export function useProjection(
  place: RefObject<HTMLElement | null>,
  { picture, film, description }: Recu & { description: string | null },
  autoplays: boolean,
) {
  const projection = useRef<Projection>(undefined);
  const waiting = useRef<() => void>(undefined);
  const [at, setAt] = useState<number | null>(null);

  useEffect(() => {
    const shown = document.importNode(picture, true);
    if (description) shown.setAttribute('aria-label', description);
    // Firefox sizes an SVG in a new place by the first layout: force one.
    place.current!.getBoundingClientRect();
    place.current!.prepend(shown);
    const own = projectionOf(shown, film, (etape) => {
      setAt(etape);
      if (etape !== null) return;
      own.rest();
      shown.animate({ opacity: [0, 1] }, 200);
    });
    projection.current = own;
    const stopWaiting = autoplays ? onceInView(shown, () => own.play()) : () => undefined;
    waiting.current = stopWaiting;
    return () => {
      stopWaiting();
      own.rest();
      shown.remove();
    };
  }, [place, picture, film, description, autoplays]);

  return {
    at,
    play: (etape?: number, fois?: number) => {
      waiting.current?.();
      projection.current?.play(etape, fois);
    },
    rest: () => {
      waiting.current?.();
      projection.current?.rest();
      setAt(null);
    },
  };
}
