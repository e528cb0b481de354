import { cercle, chemin, rect, trait } from '../svg.ts';

/** Two rows of waves, 128 wide, the first on y. */
export const vagues = (y: number, c: string): string =>
  trait(
    `M-64 ${y}q8 -9 16 0${'t16 0'.repeat(7)}M-64 ${y + 12}q8 -9 16 0${'t16 0'.repeat(7)}`,
    c,
    6,
  );

/** A bridge whose leaf is raised above the water. */
export const pontMobile = (c: string): string =>
  chemin('M-51 3H-22V40H-38V18H-55ZM53 3H32V40H48V18H57Z', c) +
  trait('M-30 10L16 -34', c, 13, { 'stroke-linecap': 'butt' }) +
  cercle(-30, 10, 9, c);

/** Rocks that come off a cliff at the right, drawn to fill the triangle of a sign. */
export const eboulement = (c: string): string =>
  chemin('M9 -28L62 63H13L17 46L8 36L13 18L3 8L7 -8L1 -16Z', c) +
  chemin('M-9 -8L-2 -5L-3 4L-11 5L-15 -2Z', c) +
  chemin('M-10 16L1 19L-1 30L-14 31L-18 22Z', c) +
  chemin('M-30 30L-20 33L-19 42L-28 46L-36 39Z', c) +
  chemin('M-7 43L3 46L5 56L1 63H-10L-14 53Z', c) +
  chemin('M-37 50L-26 49L-20 56L-22 63H-41L-43 57Z', c) +
  chemin('M-55 56L-49 57L-48 63H-59Z', c);

/** An airliner from below, nose to the upper left. */
export const avion = (c: string): string =>
  chemin(
    'M0 -62Q7 -56 7 -44V-18L56 14V26L7 12L6 38L22 50V59L0 53L-22 59V50L-6 38L-7 12L-56 26V14L-7 -18V-44Q-7 -56 0 -62Z',
    c,
    { transform: 'rotate(-62)' },
  );

/** A wind sock that blows to the left, on its mast. */
export const mancheAir = (c: string, fond: string): string =>
  trait('M40 54V-46', c, 8, { 'stroke-linecap': 'butt' }) +
  trait('M40 -40L30 -34M40 16L30 10', c, 4) +
  chemin('M32 -38L-50 -8V16L32 14Z', c) +
  chemin('M14 -31.4L-2 -25.6V14.8L14 14.4ZM-20 -19L-34 -13.9V15.6L-20 15.2Z', fond);

/** Small stones thrown up and back, to the right of the origin. */
export const gravillons = (c: string): string =>
  [
    [0, 0, 4.5],
    [10, -9, 4],
    [12, 5, 3.5],
    [22, -17, 4.5],
    [24, -3, 4],
    [33, -24, 3.5],
    [36, -9, 4],
    [34, 5, 3],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      rect(x - r, y - r, r * 2, r * 2, c, { rx: 1.5, transform: `rotate(${x * 7} ${x} ${y})` }),
    )
    .join('');
