import { chemin, trait } from '../svg.ts';

const COUPE = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' };

/** Up to the right; 100 wide. */
export const escalier = (couleur: string): string =>
  trait('M-50 20H-14V10H1V1H15V-8H29V-18H50', couleur, 10, COUPE);

const buste = (couleur: string): string =>
  chemin('M-8 -46L-7 -53H6L7 -46L10 -44V-42H-12V-45Z', couleur) +
  chemin('M-8 -44H6V-35Q4 -32 0 -32H-4Q-9 -31 -8 -36L-10 -38Z', couleur) +
  chemin('M-9 -32L8 -33L16 -28L14 9H-11L-12 -22Z', couleur) +
  trait('M-8 -28L-15 -12L-24 -3', couleur, 8, COUPE) +
  trait('M13 -27L20 -12L20 3', couleur, 9, COUPE);

export const quiDescend = (couleur: string): string =>
  buste(couleur) +
  trait('M-5 6L-4 28L-1 50H-8', couleur, 10) +
  trait('M6 6L10 22L21 38H14', couleur, 10);

export const quiMonte = (couleur: string): string =>
  buste(couleur) +
  trait('M7 6L6 28V50H-1', couleur, 11) +
  trait('M-5 6L-14 20L-10 38H-17', couleur, 11);

export const piocheur = (couleur: string): string =>
  chemin('M-50 62L-40 54H14L26 50L32 38L44 30L50 18V62Z', couleur) +
  trait('M0 6L40 28', couleur, 5) +
  chemin('M-4 -46Q4 -54 12 -48Q17 -44 15 -37L12 -34L4 -36L-6 -40Z', couleur) +
  chemin('M-36 -32Q-22 -44 -6 -40L8 -22Q12 -10 4 2L-4 14H-34Q-40 -4 -36 -32Z', couleur) +
  trait('M-32 -26L-38 -8L-24 0L2 6', couleur, 9) +
  trait('M-26 10L-30 30L-28 54H-20', couleur, 14, { 'stroke-linecap': 'butt' }) +
  trait('M-12 8L2 24L-6 44L0 54', couleur, 14, { 'stroke-linecap': 'butt' });
