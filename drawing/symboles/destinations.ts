import { cercle, chemin, n, rect, trait } from '../svg.ts';

/** Destinations: all about 100 high, centred. */
export const chateau = (couleur: string): string =>
  chemin(
    'M-60 46V-26H-50V-18H-42V-26H-32V-18H-24V-26H-16V10H-12V-52H-4V-44H4V-52H12V10H16V-26H24V-18H32V-26H42V-18H50V-26H60V46H10V26A10 10 0 0 0 -10 26V46Z',
    couleur,
  );

export const motrice = (couleur: string, fond: string): string =>
  chemin(
    'M-22 -50H22Q34 -46 34 -30V24Q34 34 24 34H-24Q-34 34 -34 24V-30Q-34 -46 -22 -50Z',
    couleur,
  ) +
  chemin('M-24 -34H-4V-8H-24ZM4 -34H24V-8H4Z', fond) +
  cercle(-19, 16, 5.5, fond) +
  cercle(19, 16, 5.5, fond) +
  rect(-26, 36, 52, 6, couleur) +
  rect(-38, 45, 76, 6, couleur);

export const couvertsCroises = (couleur: string): string =>
  `<g transform="rotate(45)">${trait('M0 50V-8', couleur, 12) + chemin('M-17 -52H-9V-28H-4V-52H4V-28H9V-52H17V-22Q17 -6 0 -4Q-17 -6 -17 -22Z', couleur)}</g>` +
  `<g transform="rotate(-45)">${trait('M0 50V-8', couleur, 12)}<ellipse cx="0" cy="-28" rx="18" ry="25" fill="${couleur}"/></g>`;

export const onde = (couleur: string): string =>
  trait([-22, 0, 22].map((y) => `M-56 ${n(y)}q14 -16 28 0t28 0t28 0t28 0`).join(''), couleur, 9);
