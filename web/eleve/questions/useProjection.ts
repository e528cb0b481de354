import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Film } from '../../../regles/film.ts';
import { type Projection, projectionOf } from './projection.ts';

/** What came of a film: its picture, and how it moves. */
export interface Recu {
  picture: SVGSVGElement;
  film: Film;
}

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A film in its place, first of all that is there; once by itself where `seul`. `at`: the step that is shown. */
export function useProjection(
  place: RefObject<HTMLElement | null>,
  { picture, film, description }: Recu & { description: string | null },
  seul: boolean,
) {
  const projection = useRef<Projection>(undefined);
  const waiting = useRef<() => void>(undefined);
  const [at, setAt] = useState<number | null>(null);

  useEffect(() => {
    const shown = document.importNode(picture, true);
    if (description) shown.setAttribute('aria-label', description);
    // What comes into a new place with it, Firefox sizes by a first layout of that place, and no more after.
    place.current!.getBoundingClientRect();
    place.current!.prepend(shown);
    const own = projectionOf(shown, film, (etape) => {
      setAt(etape);
      if (etape !== null) return;
      own.rest();
      shown.animate({ opacity: [0, 1] }, 200);
    });
    projection.current = own;
    // Once, as soon as it stays before one's eyes: on a phone the page first goes on to the verdict.
    let begins: number | undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        clearTimeout(begins);
        if (!entries.at(-1)!.isIntersecting) return;
        begins = window.setTimeout(() => {
          seen.disconnect();
          own.play();
        }, 700);
      },
      { threshold: 0.6 },
    );
    if (seul) seen.observe(shown);
    const stopWaiting = () => {
      clearTimeout(begins);
      seen.disconnect();
    };
    waiting.current = stopWaiting;
    return () => {
      stopWaiting();
      own.rest();
      shown.remove();
    };
  }, [place, picture, film, description, seul]);

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
