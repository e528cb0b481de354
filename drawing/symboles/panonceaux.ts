import { cercle, chemin, rect, trait } from '../svg.ts';
import { voitureCote } from './vehicules.ts';

/** Somebody in a wheelchair, towards the right. */
export const fauteuil = (c: string): string =>
  cercle(-10, -44, 9.5, c) +
  trait('M-8 -28L-4 6H22L34 36L46 32', c, 10) +
  trait('M-6 -14H18', c, 7.5) +
  trait('M-16 -4A27 27 0 1 0 20 30', c, 7.5);

/** A plug on its cord. */
export const prise = (c: string): string =>
  rect(-17, -46, 9, 28, c, { rx: 3 }) +
  rect(8, -46, 9, 28, c, { rx: 3 }) +
  chemin('M-32 -20H32V-10H27V6Q27 28 6 30H-6Q-27 28 -27 6V-10H-32Z', c) +
  trait('M0 26V36Q0 46 12 46H34', c, 7);

/** A tow truck, a car hanging from its hook; both towards the left. */
export const depanneuse = (c: string): string =>
  chemin('M-84 20V4Q-84 -2 -78 -3L-70 -18Q-68 -22 -64 -22H-46V4H-8V20ZM-74 -2H-56V-14H-64Z', c, {
    'fill-rule': 'evenodd',
  }) +
  cercle(-66, 22, 10, c) +
  cercle(-26, 22, 10, c) +
  trait('M-38 4L-2 -34L4 -6', c, 5.5) +
  `<g transform="translate(44 2) rotate(18) scale(.72)">${voitureCote(c)}</g>`;

export const flocon = (c: string): string =>
  [0, 60, 120]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})">${trait('M0 -44V44M-12 -38L0 -26L12 -38M-12 38L0 26L12 38', c, 6)}</g>`,
    )
    .join('');

/** Somebody who stands on an electric scooter, towards the left. */
export const trottinette = (c: string): string =>
  cercle(-30, 38, 9, 'none', { stroke: c, 'stroke-width': 6 }) +
  cercle(34, 38, 9, 'none', { stroke: c, 'stroke-width': 6 }) +
  trait('M-30 36L-20 -16H-10M-26 30L-18 34H32', c, 6) +
  cercle(6, -46, 9, c) +
  trait('M8 -29L10 0', c, 15) +
  trait('M10 2L2 28M12 2L16 28', c, 8.5) +
  trait('M4 -28L-6 -14L-14 -15', c, 6.5);

/** A box on two wheels with its drawbar, to hook behind something that drives to the left. */
export const remorque = (c: string): string =>
  chemin('M-34 -24H54V16H-34Z', c) +
  cercle(4, 20, 13, c) +
  cercle(30, 20, 13, c) +
  trait('M-34 12H-62M-54 12V26', c, 6);

/** A tractor with its cabin and its chimney, that drives to the left. */
export const tracteur = (c: string): string =>
  chemin(
    'M-48 -8L-6 -13V-40H36V-31L45 0H30V16H-40ZM14 -31L17 -12H27L22 -31ZM0 -31L-3 -8Q8 -8 10 -13L7 -31Z',
    c,
    {
      'fill-rule': 'evenodd',
    },
  ) +
  rect(-27, -42, 7, 34, c) +
  cercle(30, 16, 15, 'none', { stroke: c, 'stroke-width': 12 }) +
  cercle(-36, 26, 7, 'none', { stroke: c, 'stroke-width': 8 });
