import { dans, enX, enY, type Part } from '../../../dans.ts';
import type { Plaque } from '../../../plaques.ts';
import { type Piece, chemin, rect } from '../../../svg.ts';

export const champ = (
  plaque: Piece,
  [x0, x1]: Part,
  [y0, y1]: Part,
  couleur: string,
  rx?: number,
): string =>
  rect(
    enX(plaque, x0),
    enY(plaque, y0),
    ((x1 - x0) * plaque.l) / 100,
    ((y1 - y0) * plaque.h) / 100,
    couleur,
    rx ? { rx } : {},
  );

const flecheGauche = 'M-50 0L-20 -18V-7H50V7H-20V18Z';
export const fleche = (
  plaque: Plaque,
  x: Part,
  y: Part,
  couleur: string,
  miroir: boolean,
): string => dans(plaque, x, y, chemin(flecheGauche, couleur), { étiré: true, miroir });
