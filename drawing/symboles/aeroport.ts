import { chemin, trait } from '../svg.ts';

/** From above, nose to the right. */
export const avionDeDessus = (couleur: string): string =>
  chemin(
    'M20 66H66L45 0H55L105 66H138Q158 68 158 73.5Q158 79 138 81H105L55 147H45L66 81H20L9 96H0L6 73.5L0 51H9Z',
    couleur,
  );

/** Lines of `fond` between the vaults. */
export const hangar = (couleur: string, fond: string): string =>
  chemin('M0 61Q6 2 56 0H112Q162 2 168 61H152V34H102V61Z', couleur) +
  trait('M19 61Q24 8 62 -1M71 61Q76 8 114 -1', fond, 4, { 'stroke-linecap': 'butt' });

export const tour = (couleur: string, fond: string): string =>
  chemin('M0 0H88L67 39V110H21V39Z', couleur) +
  chemin('M11 14H25L33 37H26ZM36 14H52L49 37H39ZM77 14H63L55 37H62Z', fond);
