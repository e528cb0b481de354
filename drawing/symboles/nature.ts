import { chemin, trait } from '../svg.ts';

/** Two rows of waves, 128 wide, the first on y. */
export const vagues = (y: number, c: string): string =>
  trait(
    `M-64 ${y}q8 -9 16 0${'t16 0'.repeat(7)}M-64 ${y + 12}q8 -9 16 0${'t16 0'.repeat(7)}`,
    c,
    6,
  );

/** An airliner from below, nose to the upper left. */
export const avion = (c: string): string =>
  chemin(
    'M0 -62Q7 -56 7 -44V-18L56 14V26L7 12L6 38L22 50V59L0 53L-22 59V50L-6 38L-7 12L-56 26V14L-7 -18V-44Q-7 -56 0 -62Z',
    c,
    { transform: 'rotate(-62)' },
  );
