import { cercle, chemin, rect, trait } from '../svg.ts';

export const fauteuil = (couleur: string): string =>
  cercle(-9, -46, 8.5, couleur) +
  trait('M-8 -31L-4 3H22L33 32L44 28', couleur, 8) +
  trait('M-7 -15H19', couleur, 6) +
  trait('M-17 -5A27 27 0 1 0 22 28', couleur, 6);

export const prise = (couleur: string): string =>
  rect(-17, -46, 9, 28, couleur, { rx: 3 }) +
  rect(8, -46, 9, 28, couleur, { rx: 3 }) +
  chemin('M-32 -20H32V-10H27V6Q27 28 6 30H-6Q-27 28 -27 6V-10H-32Z', couleur) +
  trait('M0 26V36Q0 46 12 46H34', couleur, 7);

export const flocon = (couleur: string): string =>
  [0, 60, 120]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})">${trait('M0 -44V44M-12 -38L0 -26L12 -38M-12 38L0 26L12 38', couleur, 6)}</g>`,
    )
    .join('');

export const remorque = (couleur: string): string =>
  chemin('M-34 -24H54V16H-34Z', couleur) +
  cercle(4, 20, 13, couleur) +
  cercle(30, 20, 13, couleur) +
  trait('M-34 12H-62M-54 12V26', couleur, 6);

export const tracteur = (couleur: string): string =>
  chemin(
    'M-48 -8L-6 -13V-40H36V-31L45 0H30V16H-40ZM14 -31L17 -12H27L22 -31ZM0 -31L-3 -8Q8 -8 10 -13L7 -31Z',
    couleur,
    {
      'fill-rule': 'evenodd',
    },
  ) +
  rect(-27, -42, 7, 34, couleur) +
  cercle(30, 16, 15, 'none', { stroke: couleur, 'stroke-width': 12 }) +
  cercle(-36, 26, 7, 'none', { stroke: couleur, 'stroke-width': 8 });
