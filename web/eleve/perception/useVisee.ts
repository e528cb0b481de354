import { useEffect, useRef, useState } from 'react';
import type { PointVise } from './Ecran.tsx';

/** In milliseconds: a line goes over the picture and back. */
const TOUR = 7000;

const allerRetour = (ms: number): number => {
  const part = (ms % TOUR) / TOUR;
  return part < 0.5 ? part * 2 : 2 - part * 2;
};

/** One button looks for a place: a line from the left, then one from the top. */
export function useVisee(give: (point: PointVise) => void, onCherche: () => void) {
  const [lignes, setLignes] = useState<{ x: number | null; y: number | null }>({
    x: null,
    y: null,
  });
  const [axe, setAxe] = useState<'x' | 'y' | null>(null);
  const ici = useRef(0);
  useEffect(() => {
    if (!axe) return undefined;
    const debut = performance.now();
    let frame = 0;
    const step = (instant: number) => {
      ici.current = allerRetour(instant - debut);
      setLignes((avant) => ({ ...avant, [axe]: ici.current }));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [axe]);
  const press = () => {
    if (axe === null) {
      onCherche();
      setAxe('x');
    } else if (axe === 'x') setAxe('y');
    else {
      give({ x: lignes.x ?? 0.5, y: ici.current });
      setAxe(null);
      setLignes({ x: null, y: null });
    }
  };
  return { lignes, press, cherche: axe !== null };
}
