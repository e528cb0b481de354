import type { Film, Pose } from '../../../regles/film.ts';

/** Animates the elements of a drawing by its film's poses. */
export interface Projection {
  /** Plays all steps, or one after the earlier ones; `fois` multiplies durations. */
  play: (etape?: number, fois?: number) => void;
  rest: () => void;
}

const cadreOf = ([offset, x, y, cap, echelle, opacity]: Pose): Keyframe => ({
  offset,
  opacity,
  transform: `translate(${x}px,${y}px) rotate(${cap}deg) scale(${echelle})`,
});

export function findFilm(picture: Element): Film | undefined {
  const dit = picture.querySelector('metadata')?.textContent;
  return dit ? (JSON.parse(dit) as Film) : undefined;
}

/** Size of the buttons as shares of the picture, with a body's length around. */
const BOUTONS = { width: 0.52, height: 0.3 };
const PAS = 8;

/** The left corner that fewer bodies pass, for the buttons. */
export function coinLibre(film: Film, { width, height }: { width: number; height: number }) {
  const places = film.etapes.flatMap(({ pistes }) =>
    pistes.flatMap(({ images }) =>
      images.flatMap((pose, i) => between(pose, images[i + 1] ?? pose)),
    ),
  );
  const beside = places.filter(({ x }) => x < width * BOUTONS.width);
  const bas = beside.filter(({ y }) => y > height * (1 - BOUTONS.height)).length;
  const haut = beside.filter(({ y }) => y < height * BOUTONS.height).length;
  return bas > haut ? 'haut' : 'bas';
}

const between = ([, x, y]: Pose, [, toX, toY]: Pose) =>
  Array.from({ length: PAS }, (_, n) => ({
    x: x + ((toX - x) * n) / PAS,
    y: y + ((toY - y) * n) / PAS,
  }));

/** `onStep` receives each step as it begins, then null at the end. */
export function projectionOf(
  picture: Element,
  film: Film,
  onStep: (etape: number | null) => void,
): Projection {
  let animations: Animation[] = [];
  let timers: number[] = [];
  const elements = new Map(
    Array.from(picture.querySelectorAll('[data-e]'), (each) => [each.getAttribute('data-e'), each]),
  );
  const rest = () => {
    for (const each of animations) each.cancel();
    for (const each of timers) clearTimeout(each);
    [animations, timers] = [[], []];
    picture.removeAttribute('data-joue');
  };
  const after = (ms: number, what: () => void) => timers.push(window.setTimeout(what, ms));
  const run = ({ pistes }: Film['etapes'][number], delay: number, fois: number): number => {
    for (const { e, apres, duree, images } of pistes) {
      const animation = elements.get(e)?.animate(images.map(cadreOf), {
        delay: (delay + apres) * fois,
        duration: duree * fois,
        fill: 'forwards',
      });
      if (!animation) continue;
      // A cancelled animation rejects in Firefox.
      for (const kept of [animation.ready, animation.finished]) kept.catch(() => undefined);
      animations.push(animation);
    }
    return Math.max(0, ...pistes.map((piste) => piste.apres + piste.duree)) * fois;
  };
  return {
    rest,
    play: (etape, fois = 1) => {
      rest();
      picture.setAttribute('data-joue', '');
      if (etape === undefined) {
        film.etapes.forEach((each, i) => {
          run(each, each.depart, fois);
          after(each.depart * fois, () => onStep(i));
        });
        after(film.duree * fois + 900, () => onStep(null));
        return;
      }
      for (const each of film.etapes.slice(0, etape)) run(each, 0, fois);
      for (const each of animations) each.finish();
      const lasts = run(film.etapes[etape]!, 0, fois);
      onStep(etape);
      if (etape === film.etapes.length - 1) after(lasts + 900, () => onStep(null));
    },
  };
}
