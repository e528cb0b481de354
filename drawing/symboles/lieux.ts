import { blanc } from '../couleurs.ts';
import { chemin, rect, trait } from '../svg.ts';

/** The skyline of a town: a broad tower left of the middle, low roofs and a chimney that is missing. */
export const ville = (c: string): string =>
  chemin(
    'M0 39L17 46V57L44 50V19L59 0L74 19V62L88 48L101 66H108V70H118V88H124V66L165 44V100H0Z',
    c,
  );

export const maison = (c: string, porte = blanc): string =>
  chemin('M-44 -6L0 -44L44 -6H34V44H-34V-6Z', c) + rect(-9, 12, 18, 32, porte);

/** A bridge across a road of two carriageways, seen by somebody who drives on it. */
export const autoroute = (c: string): string =>
  chemin(
    'M-21 -86H-6L-6.5 -23H-30ZM21 -86H6L6.5 -23H30ZM-83 -21H83V0H77L80 37H50L55 0H-55L-50 37H-80L-77 0H-83Z' +
      'M-33 7H-8L-12 129H-52ZM33 7H8L12 129H52Z',
    c,
  );

/** Zebra stripes in perspective, for the sign of a crossing. */
export const bandes = (c: string): string =>
  trait('M-50 0L-62 22M-25 0L-31 22M0 0V22M25 0L31 22M50 0L62 22', c, 9, {
    'stroke-linecap': 'butt',
  });
