import { blanc } from '../couleurs.ts';
import { chemin, rect } from '../svg.ts';

/** The skyline of a town: roofs and a steeple, all standing on y = 40. */
export const ville = (c: string): string =>
  chemin(
    'M-112 46V6L-92 -14L-72 6V46ZM-74 46V-22L-58 -36L-42 -22V46ZM-42 46V-14H-38L-22 -76L-6 -14H-2V46Z' +
      'M-6 46V2L20 -20L46 2V46ZM44 46V-34H70V46ZM68 46V0L90 -18L112 0V46Z' +
      'M-112 46H112V52H-112Z',
    c,
  );

export const maison = (c: string, porte = blanc): string =>
  chemin('M-44 -6L0 -44L44 -6H34V44H-34V-6Z', c) + rect(-9, 12, 18, 32, porte);

/** Rails that a motorway and its bridge make, seen by somebody who drives on it. */
export const autoroute = (c: string): string =>
  chemin('M-44 74L-21 -10H-4L-7 74ZM44 74L21 -10H4L7 74Z', c) +
  chemin('M-62 -22Q0 -40 62 -22V-8Q0 -26 -62 -8Z', c) +
  chemin('M-18 -42L-13 -66H-3L-4 -44ZM18 -42L13 -66H3L4 -44Z', c);
