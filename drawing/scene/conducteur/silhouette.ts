import { cercle, chemin } from '../../svg.ts';

/** People and two-wheelers in centimetres, standing on y = 0, seen from behind, from the front or from the left. */
export type Cote = 'dos' | 'face' | 'profil';

export const PEAU = '#E9B48C';

export const CHEVEUX = '#5B3B22';

export const PNEU = '#1B2126';

export const SOMBRE = '#2B3A55';

export const ombre = (l: number) => `<ellipse rx="${l}" ry="7" fill="#0E1417" fill-opacity=".3"/>`;

export const tete = (x: number, y: number, r: number, cote: Cote, cheveux = CHEVEUX) =>
  cercle(x, y, r, PEAU) +
  (cote === 'dos'
    ? cercle(x, y - r * 0.12, r * 1.02, cheveux)
    : cote === 'face'
      ? chemin(
          `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0q-${r} -${r * 0.8} -${2 * r} 0Z`,
          cheveux,
        ) +
        cercle(x - r * 0.35, y + 1, 1.6, '#15191C') +
        cercle(x + r * 0.35, y + 1, 1.6, '#15191C')
      : chemin(
          `M${x - r * 0.5} ${y - r * 0.9}Q${x + r * 1.3} ${y - r * 1.5} ${x + r} ${y + r * 0.6}Q${x + r * 0.2} ${y - r * 0.2} ${x - r * 0.5} ${y - r * 0.9}Z`,
          cheveux,
        ));
