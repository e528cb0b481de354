import { cercle, chemin, rect, trait } from '../svg.ts';
import { roue } from './deuxroues.ts';

/** To the left, on y = 40. */
export const bicyclette = (couleur: string): string =>
  roue(-39, 15, 24, 3.6, couleur) +
  roue(39, 15, 24, 3.6, couleur) +
  cercle(-39, 15, 4, couleur) +
  cercle(39, 15, 5, couleur) +
  cercle(4, 15, 7, couleur) +
  trait(
    'M-39 15L-35 9L-24 -22V-28H-13M-27 -18H20M-28 -14L4 15H39L17 -24M4 15L20 -24',
    couleur,
    3.6,
  ) +
  trait('M13 -27H26', couleur, 5.5) +
  trait('M4 0V30M1 0H7M1 30H7', couleur, 3);

/** To the left, on y = 40; stands for all classes. */
export const mobylette = (couleur: string): string =>
  roue(-42, 18, 20, 4.6, couleur) +
  roue(40, 18, 20, 4.6, couleur) +
  cercle(-42, 18, 5.5, couleur) +
  cercle(40, 18, 5.5, couleur) +
  trait('M-42 18L-19 -28L-16 -40H-10', couleur, 4.6) +
  cercle(-16, -40, 3, couleur) +
  chemin('M-30 -30L-23 -34L-18 -31L-21 -26L-27 -24Z', couleur) +
  trait('M-21 -16L1 10', couleur, 7) +
  chemin('M-23 -16L-17 -12L-10 -1H-15Q-22 -5 -23 -16Z', couleur) +
  trait('M-50 -4Q-42 -7 -34 -5Q-22 0 -20 22M-42 18H-21', couleur, 3.6) +
  chemin('M-3 6H15L20 12L21 25L0 28Q-12 28 -13 16Q-12 8 -3 6Z', couleur) +
  trait('M6 26L50 25', couleur, 5.5) +
  trait('M24 -16L17 12', couleur, 5) +
  chemin('M8 -23H25Q30 -22 29 -17L26 -13H21L20 -17L10 -19Z', couleur) +
  rect(26, -12, 33, 8, couleur, { rx: 1.5 }) +
  trait('M20 12Q24 -6 40 -6Q56 -5 62 14M38 -8L40 18', couleur, 3.6) +
  trait('M7 26V34M4 34H10', couleur, 3);

/** To the left, wheels on y = 49. */
export const trottinette = (couleur: string): string =>
  roue(-48, 38, 12, 6.4, couleur) +
  roue(48, 38, 12, 6.4, couleur) +
  trait('M-44 -51L-15 -45', couleur, 5.6) +
  trait('M-48 38L-29 -46M-40 15L-23 38H48', couleur, 5) +
  trait('M-31 -10L-38 16', couleur, 9) +
  trait('M28 37A20 20 0 0 1 55 20', couleur, 4.4);

/** From (0, 0) to the upper right. */
export const ondes = (couleur: string): string =>
  trait('M0 -22A22 22 0 0 1 22 0M0 -14.5A14.5 14.5 0 0 1 14.5 0M0 -7A7 7 0 0 1 7 0', couleur, 3.6);
