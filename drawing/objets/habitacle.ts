import { bleu, noir } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, chemin, n, pose, rect, trait } from '../svg.ts';
import { cadre, PAPIER, PEAU, TISSU, VITRE } from './objet.ts';

export const AVANT = -22;

export const ARRIERE = 84;

export const A_GAUCHE = -50;

export const A_DROITE = 50;

export const siege = (x: number, y: number, largeur = 74) =>
  rect(x - largeur / 2, y - 34, largeur, 62, TISSU, { rx: 14 }) +
  rect(x - largeur / 2, y + 16, largeur, 22, '#3E4951', { rx: 9 }) +
  rect(x - 15, y + 32, 30, 12, '#3E4951', { rx: 5 });

export const habitacle = (volant = true) =>
  rect(-112, -220, 224, 440, bleu, { rx: 60 }) +
  trait('M-112 -70L-130 -58M112 -70L130 -58', bleu, 14) +
  chemin('M-92 -92Q0 -124 92 -92L96 150Q60 164 0 164T-96 150Z', '#E4E0D6') +
  chemin('M-96 -104Q0 -142 96 -104L90 -78Q0 -104 -90 -78Z', VITRE) +
  chemin('M-88 -78Q0 -104 88 -78V-60Q0 -82 -88 -60Z', '#2A3238') +
  (volant
    ? cercle(A_GAUCHE, -56, 20, 'none', { stroke: noir, 'stroke-width': 6 }) +
      trait('M-68 -56H-32', noir, 5)
    : '') +
  siege(A_GAUCHE, AVANT) +
  siege(A_DROITE, AVANT) +
  rect(-90, ARRIERE - 34, 180, 62, TISSU, { rx: 14 }) +
  rect(-90, ARRIERE + 16, 180, 22, '#3E4951', { rx: 9 });

export const tete = (x: number, y: number, rayon: number, cheveux: string) =>
  cercle(x, y, rayon, PEAU) +
  chemin(
    `M${n(x - rayon)} ${n(y)}A${rayon} ${rayon} 0 0 0 ${n(x + rayon)} ${n(y)}Q${n(x)} ${n(y - rayon * 0.7)} ${n(x - rayon)} ${n(y)}Z`,
    cheveux,
  );

/** Lighter than real: whether it is worn must be seen. */
export const sangle = (d: string) => trait(d, noir, 8) + trait(d, '#F4F1E6', 4);

export const adulte = (x: number, y: number, habit: string, ceinture = true) =>
  rect(x - 22, y - 54, 16, 40, '#2F3B52', { rx: 8 }) +
  rect(x + 6, y - 54, 16, 40, '#2F3B52', { rx: 8 }) +
  rect(x - 31, y - 27, 62, 46, habit, { rx: 15 }) +
  (ceinture
    ? sangle(`M${x - 26} ${y + 10}L${x + 16} ${y - 24}M${x - 22} ${y - 25}H${x + 22}`)
    : '') +
  tete(x, y + 2, 17, '#4A2F1D');

export const conducteur = adulte(A_GAUCHE, AVANT, '#C0562F');

export const enfant = (x: number, y: number, habit: string, ceinture = true) =>
  rect(x - 14, y - 38, 11, 26, '#3E5C8A', { rx: 5 }) +
  rect(x + 3, y - 38, 11, 26, '#3E5C8A', { rx: 5 }) +
  rect(x - 21, y - 20, 42, 34, habit, { rx: 11 }) +
  (ceinture
    ? sangle(`M${x - 17} ${y + 8}L${x + 12} ${y - 17}M${x - 15} ${y - 18}H${x + 15}`)
    : '') +
  tete(x, y + 2, 13.5, '#8A5A2B');

export const vue = (mots: string, ...dessus: string[]): Signe =>
  cadre(
    420,
    360,
    `Voiture vue de dessus, sans toit, l’avant en haut ; ${mots}`,
    PAPIER,
    pose(habitacle() + dessus.join(''), 0, -14, 1.17),
  );
