import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FilmOuvert } from '../../../monde/film/index.ts';
import { onceInView } from './onceInView.ts';

type Etapes = FilmOuvert['etapes'];

/** After its last movement it stays for a moment, then the still is back. */
const RESTE_MS = 900;

const etapeAt = (etapes: Etapes, t: number): number | null => {
  const rang = etapes.findLastIndex(({ depart }) => depart <= t);
  return rang < 0 ? null : rang;
};

/** Code and film come together, with the first verdict. */
async function openIn(
  canvas: HTMLCanvasElement,
  adresse: string,
  signal: AbortSignal,
  told: { onSlow: () => void; onTime: (t: number) => void; onEnd: () => void },
): Promise<FilmOuvert> {
  const [{ openFilm }, answer] = await Promise.all([
    import('../../../monde/film/index.ts'),
    fetch(adresse, { signal }),
  ]);
  if (answer.status !== 200) throw new Error(`${answer.status}`);
  const { film, vue } = (await answer.json()) as {
    film: Parameters<typeof openFilm>[1];
    vue: Parameters<typeof openFilm>[2];
  };
  return openFilm(canvas, film, vue, told);
}

/** Plays over a still, from its place. `onLost`: it can’t be played here, or not fast enough. */
export function useFilmDuMonde(
  canvas: HTMLCanvasElement | null,
  adresse: string,
  { autoplays, onLost }: { autoplays: boolean; onLost: () => void },
) {
  const film = useRef<FilmOuvert>(undefined);
  const waiting = useRef<() => void>(undefined);
  const [etapes, setEtapes] = useState<Etapes>([]);
  const [at, setAt] = useState<number | null>(null);
  const [joue, setJoue] = useState(false);
  const lose = useEffectEvent(onLost);

  const rest = () => {
    waiting.current?.();
    film.current?.pause();
    setJoue(false);
    setAt(null);
  };
  const play = (etape?: number, fois = 1) => {
    waiting.current?.();
    const ouvert = film.current;
    if (!ouvert) return;
    ouvert.pause();
    ouvert.seek(etape === undefined ? 0 : ouvert.etapes[etape]!.depart);
    setJoue(true);
    ouvert.play(1 / fois, etape === undefined ? undefined : ouvert.etapes[etape + 1]?.depart);
  };
  const begin = useEffectEvent(() => play());
  const end = useEffectEvent(() => {
    if (film.current && at === film.current.etapes.length - 1) {
      const timer = window.setTimeout(rest, RESTE_MS);
      waiting.current = () => clearTimeout(timer);
    }
  });

  useEffect(() => {
    if (!canvas) return;
    const gone = new AbortController();
    const told = {
      onSlow: () => lose(),
      onTime: (t: number) => setAt(etapeAt(film.current?.etapes ?? [], t)),
      onEnd: () => end(),
    };
    openIn(canvas, adresse, gone.signal, told)
      .then((ouvert) => {
        if (gone.signal.aborted) return ouvert.dispose();
        film.current = ouvert;
        setEtapes(ouvert.etapes);
        if (autoplays) waiting.current = onceInView(canvas, () => begin());
      })
      .catch(() => gone.signal.aborted || lose());
    return () => {
      gone.abort();
      waiting.current?.();
      film.current?.dispose();
      film.current = undefined;
    };
  }, [canvas, adresse, autoplays]);

  return { etapes, at, joue, play, rest };
}
