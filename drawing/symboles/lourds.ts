import { cercle, chemin, rect } from '../svg.ts';

/** A lorry from the side, towards the left, wheels on y = 36. */
export const camion = (c: string): string =>
  chemin(
    'M-62 24V0Q-62 -4 -60 -7L-52 -19Q-50 -22 -46 -22H-28V24H-29A14 14 0 0 0 -57 24ZM-54 0H-38V-14H-46L-54 -2Z',
    c,
    { 'fill-rule': 'evenodd' },
  ) +
  chemin('M-23 -34H62V24H56A14 14 0 0 0 28 24H-23Z', c) +
  cercle(-43, 25, 10.5, c) +
  cercle(42, 25, 10.5, c);

/** The same with a tank of another colour. */
export const citerne = (c: string, cuve: string): string =>
  chemin(
    'M-62 24V0Q-62 -4 -60 -7L-52 -19Q-50 -22 -46 -22H-28V12H62V24H56A14 14 0 0 0 28 24H-29A14 14 0 0 0 -57 24ZM-54 0H-38V-14H-46L-54 -2Z',
    c,
    { 'fill-rule': 'evenodd' },
  ) +
  rect(-23, -30, 85, 38, cuve, { rx: 17 }) +
  cercle(-43, 25, 10.5, c) +
  cercle(42, 25, 10.5, c);

/** A lorry from the front: a high box behind a cab. */
export const camionFace = (c: string): string =>
  chemin(
    'M-38 -52H38V-16H42V30Q42 34 38 34H-38Q-42 34 -42 30V-16H-38ZM-31 -18L-34 6H34L31 -18ZM-30 14a6 6 0 1 0 .01 0ZM30 14a6 6 0 1 0 .01 0ZM-17 18V25H17V18Z',
    c,
    { 'fill-rule': 'evenodd' },
  ) +
  rect(-38, 33, 17, 14, c, { rx: 3 }) +
  rect(21, 33, 17, 14, c, { rx: 3 });

/** A lorry from behind, for what is shown on its doors. */
export const camionArriere = (c: string): string =>
  rect(-40, -50, 80, 78, c, { rx: 3 }) +
  rect(-34, 30, 68, 7, c) +
  rect(-38, 30, 20, 20, c, { rx: 3 }) +
  rect(18, 30, 20, 20, c, { rx: 3 });

/** A coach from the side, towards the left. */
export const autocar = (c: string): string =>
  chemin(
    'M-64 22V2L-60 -26Q-59 -32 -52 -32H58Q64 -32 64 -26V22H56A13 13 0 0 0 30 22H-26A13 13 0 0 0 -52 22Z' +
      'M-58 0H-44V-23H-54ZM-38 -23V-4H-18V-23ZM-12 -23V-4H8V-23ZM14 -23V-4H34V-23ZM40 -23V-4H57V-23Z',
    c,
    { 'fill-rule': 'evenodd' },
  ) +
  cercle(-39, 23, 10, c) +
  cercle(43, 23, 10, c);

/** A camper with a bed over the cab, towards the left. */
export const autocaravane = (c: string): string =>
  chemin(
    'M-62 22V8Q-62 2 -55 0L-42 -4L-36 -16H-46Q-54 -16 -52 -24L-49 -32Q-47 -36 -42 -36H54Q60 -36 60 -30V22H54A13 13 0 0 0 28 22H-26A13 13 0 0 0 -52 22Z' +
      'M-35 -2H-20V-16H-28ZM-10 -22V-6H10V-22ZM36 -22V-6H52V-22ZM18 -24V12H30V-24Z',
    c,
    { 'fill-rule': 'evenodd' },
  ) +
  cercle(-39, 23, 10, c) +
  cercle(41, 23, 10, c);
