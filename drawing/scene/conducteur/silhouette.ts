import { cercle, chemin } from '../../svg.ts';

/** Drawings in centimetres on y = 0; profile from the left. */
export type Cote = 'dos' | 'face' | 'profil';

export const PEAU = '#E9B48C';

export const CHEVEUX = '#5B3B22';

export const PNEU = '#1B2126';

export const SOMBRE = '#2B3A55';

export const ombre = (l: number) => `<ellipse rx="${l}" ry="7" fill="#0E1417" fill-opacity=".3"/>`;

export const tete = (x: number, y: number, rayon: number, cote: Cote, cheveux = CHEVEUX) =>
  cercle(x, y, rayon, PEAU) +
  (cote === 'dos'
    ? cercle(x, y - rayon * 0.12, rayon * 1.02, cheveux)
    : cote === 'face'
      ? chemin(
          `M${x - rayon} ${y}a${rayon} ${rayon} 0 0 1 ${2 * rayon} 0q-${rayon} -${rayon * 0.8} -${2 * rayon} 0Z`,
          cheveux,
        ) +
        cercle(x - rayon * 0.35, y + 1, 1.6, '#15191C') +
        cercle(x + rayon * 0.35, y + 1, 1.6, '#15191C')
      : chemin(
          `M${x - rayon * 0.5} ${y - rayon * 0.9}Q${x + rayon * 1.3} ${y - rayon * 1.5} ${x + rayon} ${y + rayon * 0.6}Q${x + rayon * 0.2} ${y - rayon * 0.2} ${x - rayon * 0.5} ${y - rayon * 0.9}Z`,
          cheveux,
        ));
