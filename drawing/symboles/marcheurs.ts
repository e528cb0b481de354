import { cercle, chemin, el, n, trait } from '../svg.ts';

const rond = (x: number, y: number, r: number, c: string): string => cercle(x, y, r, c);

/** To the left; 92 high. */
export const marcheur = (couleur: string): string =>
  rond(0.5, -43, 7, couleur) +
  chemin(
    'M-3 -38H7L8.5 -32Q13 -27 13 -20L12.5 0H9L14 15L17 32L19 36.5Q13 41 6 41L9 36L7.5 24L0.5 14L-8 33L-11.5 41L-23 38.5V36.5L-15 33.5L-11.5 17L-7.5 1H-9.5L-8 -9.5L-15 -6Q-17 -1 -19 -2.5Q-22 -8 -19 -10L-7.5 -18.5L-5.5 -29Q-4 -33 -1 -34.5Z',
    couleur,
  );

/** 80 wide, 107 high. */
export const mainDansLaMain = (couleur: string): string =>
  rond(-24, -45.5, 8, couleur) +
  chemin(
    'M-26.5 -40H-21.5V-34.5H-18Q-12 -34.5 -9 -28.5L6 -6L9.4 5L6 6.6L0.6 -1.5L-14 -23.2V51A3.5 3.5 0 0 1 -21 51V9A2 2 0 0 0 -25.5 9V43A3.5 3.5 0 0 1 -32.5 43V-18A1.3 1.3 0 0 0 -35 -18V2A3.4 3.4 0 0 1 -42 2V-20Q-42 -34.5 -27 -34.5H-26.5Z',
    couleur,
  ) +
  trait('M7.7 6H18', couleur, 4) +
  rond(21, -3, 5.8, couleur) +
  chemin('M19 2H23V4H26L32.5 29H24.5L28 29H10.5L17 4H19Z', couleur) +
  trait('M25.5 6L35 17', couleur, 3.8) +
  trait('M18 28V44.5M25.5 28V41', couleur, 4.4);

const auPas = (couleur: string): string =>
  chemin(
    'M-64 -11Q-61 -20 -58.5 -31L-57.5 -35.5L-55 -32.5L-52.5 -34Q-32 -31 -21 -21Q-12 -14 0 -14Q20 -19 32 -14Q41 -10 44 -1Q45 8 41 15L28 9Q10 16 -10 13L-30 12Q-34 0 -32 -6Q-38 -19 -51 -21Q-51 -14 -56 -11.5Q-58 -8 -61 -8.5Q-64 -9 -64 -11Z',
    couleur,
  ) +
  chemin('M-34 6L-21 13L-39.5 27L-37 41.5L-40.5 43.5L-43.5 27Q-43 22 -40 19Z', couleur) +
  chemin('M-27 10L-13 12L-10 29L-5 42.5V47H-9V43.5L-17 31Z', couleur) +
  chemin('M16 10L34 8Q37 16 32 22L21 35L19 40L15 38L18 30L24 20Z', couleur) +
  chemin('M27 6L43 2Q43 14 51 21Q53.5 25 52 30V47H48.5V31L45 26Q34 22 29 12Z', couleur) +
  chemin('M38 -11Q47 -9 51 -3L57 7Q51 11 47 6Q46 0 41 -3Z', couleur);

/** To the left; 120 wide, 98 high. */
export const cavalierAuPas = (couleur: string): string =>
  auPas(couleur) +
  rond(-8.5, -43.5, 5.2, couleur) +
  trait('M-13 -47.5L-4.5 -48.5', couleur, 3) +
  chemin('M-8 -40H-3Q6 -36 8 -23L7 -12H-5V-21L-14 -16L-17 -20L-7 -28Z', couleur) +
  trait('M-57 -11L-37 -15L-15 -19', couleur, 1.2);

/** To the left; 131 wide. */
export const chariot = (couleur: string): string =>
  el('g', { transform: 'translate(-37.5 5.5) scale(.44)' }, auPas(couleur)) +
  chemin('M6 17V-6Q18 -7 24 -11Q31 -11 37 -12Q46 -9 55 -10Q60 -6 65.5 -4V17Z', couleur) +
  rond(45.5, 17, 9, couleur) +
  rond(-3, 19.5, 6.5, couleur) +
  trait('M-19 12H6M-10 9H6', couleur, 2.6) +
  rond(2.5, -20.5, 3.2, couleur) +
  trait('M-1 -23H5', couleur, 1.6) +
  trait('M4 -13V-5', couleur, 6.4) +
  trait('M3 -14L-1 -9H-5M4 -3L-4 -1L-9 4', couleur, 2.8) +
  trait('M-4 -9Q-22 -1 -40 -1L-61 1', couleur, 1);

const RAYONS = [0, 30, 60, 90, 120, 150];
const roueARayons = (x: number, y: number, rayon: number, couleur: string): string =>
  cercle(x, y, rayon, 'none', { stroke: couleur, 'stroke-width': 2.8 }) +
  trait(
    RAYONS.map((a) => {
      const [dx, dy] = [
        rayon * Math.cos((a * Math.PI) / 180),
        rayon * Math.sin((a * Math.PI) / 180),
      ];
      return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
    }).join(''),
    couleur,
    1.4,
  );

/** To the left; 128 wide. */
export const charretteABras = (couleur: string): string =>
  roueARayons(-24, 12, 12.6, couleur) +
  roueARayons(-39, 15, 12.8, couleur) +
  chemin('M-64 3L-21 -8.5L-9 -8L-6 3L-14 9L-63 16Q-67 8 -67 6Z', couleur) +
  trait('M-8 3.5L2 2L39 -10', couleur, 2) +
  rond(41, -23.5, 4.4, couleur) +
  chemin(
    'M42 -20L50 -20Q55 -16 55 -10L56 0L61 25L62 28L53 29.5L55 27L50 10L47 15L48 27L41 28.5V26.5L43.5 25L41 12L46 -2L43 -8L37 -8V-12H43Z',
    couleur,
  );
