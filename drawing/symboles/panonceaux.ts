import { cercle, chemin, rect, trait } from '../svg.ts';

/** A bus from the front, with its mirrors. */
export const bus = (c: string): string =>
  chemin(
    'M-28 -48H28Q35 -48 35 -40V32Q35 36 31 36H-31Q-35 36 -35 32V-40Q-35 -48 -28 -48ZM-27 -30V4H27V-30ZM-16 -43V-35H16V-43ZM-22 13a6 6 0 1 0 .01 0ZM22 13a6 6 0 1 0 .01 0Z',
    c,
    { 'fill-rule': 'evenodd' },
  ) +
  rect(-31, 34, 16, 14, c, { rx: 3 }) +
  rect(15, 34, 16, 14, c, { rx: 3 }) +
  trait('M-36 -26H-42V-10M36 -26H42V-10', c, 5);

/** Somebody in a wheelchair, towards the right. */
export const fauteuil = (c: string): string =>
  cercle(-9, -46, 8.5, c) +
  trait('M-8 -31L-4 3H22L33 32L44 28', c, 8) +
  trait('M-7 -15H19', c, 6) +
  trait('M-17 -5A27 27 0 1 0 22 28', c, 6);

/** A plug on its cord. */
export const prise = (c: string): string =>
  rect(-17, -46, 9, 28, c, { rx: 3 }) +
  rect(8, -46, 9, 28, c, { rx: 3 }) +
  chemin('M-32 -20H32V-10H27V6Q27 28 6 30H-6Q-27 28 -27 6V-10H-32Z', c) +
  trait('M0 26V36Q0 46 12 46H34', c, 7);

export const flocon = (c: string): string =>
  [0, 60, 120]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})">${trait('M0 -44V44M-12 -38L0 -26L12 -38M-12 38L0 26L12 38', c, 6)}</g>`,
    )
    .join('');

/** A box on two wheels with its drawbar, to hook behind something that drives to the left. */
export const remorque = (c: string): string =>
  chemin('M-34 -24H54V16H-34Z', c) +
  cercle(4, 20, 13, c) +
  cercle(30, 20, 13, c) +
  trait('M-34 12H-62M-54 12V26', c, 6);

/** A tractor that drives to the left. */
export const tracteur = (c: string): string =>
  cercle(26, 18, 24, 'none', { stroke: c, 'stroke-width': 10 }) +
  cercle(26, 18, 7, c) +
  cercle(-38, 29, 13, 'none', { stroke: c, 'stroke-width': 8 }) +
  chemin('M-56 -10H-8V20H-20Q-24 10 -38 10Q-48 10 -56 16Z', c) +
  chemin('M-8 4V-42H42V-34H34L38 -18Q10 -18 -4 20H-10Z', c) +
  trait('M-38 -10V-32', c, 6);
