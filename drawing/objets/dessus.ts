import { noir } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, chemin, rect, trait } from '../svg.ts';
import { cadre, HERBE } from './objet.ts';

export const ASPHALTE = '#59646C';

export const dessus = (couleur: string) =>
  rect(-40, -84, 80, 168, couleur, { rx: 26 }) +
  trait('M-38 -30L-54 -22M38 -30L54 -22', couleur, 10) +
  chemin('M-32 -34Q0 -52 32 -34L25 -8H-25Z', '#1E2A33') +
  chemin('M-28 48H28L31 64Q0 74 -31 64Z', '#1E2A33') +
  rect(-26, -6, 52, 52, noir, { rx: 10, opacity: 0.12 }) +
  cercle(-26, -78, 6, '#FFF3B0') +
  cercle(26, -78, 6, '#FFF3B0');

export const veloDessus = (couleur = '#E0A100') =>
  trait('M0 -34V34', noir, 7) +
  trait('M-15 -20H15', '#3E4951', 5) +
  rect(-16, -6, 32, 20, couleur, { rx: 9 }) +
  trait('M-13 0L-14 -18M13 0L14 -18', couleur, 7) +
  rect(-9, -8, 18, 23, '#F6F1DE', { rx: 9 }) +
  trait('M-3 -4V10M3 -4V10', '#59636A', 2);

export const vu = (mots: string, ...d: string[]): Signe => cadre(440, 340, mots, HERBE, ...d);
