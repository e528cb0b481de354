import { BANDE, codes, type Coupe } from './coupe.ts';
import { LOIN, profondeur } from './emprise.ts';
import { boite, type Repere } from './geometrie.ts';
import { carres, flecheSol, pleine, surface, tirets, triangles, zebra } from './marques.ts';
import type { Point, Surface } from './plan.ts';

/** A frame that looks outwards and keeps left and right as those who arrive see them. */
export const dehors =
  (c: Coupe): Repere =>
  (avant, droite = 0) =>
    c.ici(avant, droite);
/** The same, turned to those who arrive: ahead is inwards. */
const dedans =
  (c: Coupe, s: number): Repere =>
  (avant, droite = 0) =>
    c.ici(s - avant, droite);

export const axeDe = (c: Coupe, de: number, v = 0): Point[] => [c.ici(de, v), c.ici(LOIN, v)];

/** Lines, waiting lines, arrows and crossings of a branch. */
export function marques(c: Coupe): Surface[] {
  const blanc: Point[][] = [];
  const sol: Surface[] = [];
  const { b } = c;
  const r = dehors(c);
  if (b.voie !== 'chaussée' && b.voie !== 'pavés') return sol;
  const debut = c.ligne + 0.2;
  if (b.sens === 'double') {
    if (c.milieu > 0.8 && !(c.milieu > 2)) {
      sol.push(
        surface('bordure', boite(r, debut, LOIN, -0.8, 0.8)),
        surface('herbe', boite(r, debut + 0.3, LOIN, -0.55, 0.55)),
      );
    } else if (c.milieu > 2) {
      sol.push(surface('ballast', boite(r, debut, LOIN, -c.milieu + 0.3, c.milieu - 0.3)));
    } else if (b.axe === 'continue') blanc.push(pleine(axeDe(c, debut), 0.2));
    else if (b.axe === 'discontinue') blanc.push(...tirets(axeDe(c, debut), 0.2, 1.6, 1.4));
  }
  const nb = b.sens === 'sortant' ? 0 : b.bandes;
  for (let i = 1; i < nb; i += 1) {
    const v = (c.entree(i) + c.entree(i + 1)) / 2;
    blanc.push(
      ...(b.flèches
        ? [pleine(axeDe(c, debut, v), 0.2)]
        : tirets(axeDe(c, debut, v), 0.2, 1.6, 1.4)),
    );
  }
  for (let i = 1; i < c.sorties; i += 1)
    blanc.push(...tirets(axeDe(c, debut, c.sortie(i) - BANDE / 2), 0.2, 1.6, 1.4));
  if (c.bus !== undefined) {
    const v = c.bus - 1.65;
    blanc.push(...tirets(axeDe(c, debut, v), 0.35, 1.5, 0.7));
  }
  const liste = codes(b.panneau);
  const v0 = b.sens === 'entrant' ? -c.gauche + 0.2 : c.milieu + 0.15;
  if (b.sens !== 'sortant') {
    if (liste.includes('B5') || b.feu)
      blanc.push(boite(r, c.ligne, c.ligne + 0.5, v0, c.droite - 0.15));
    else if (liste.includes('B1'))
      blanc.push(...triangles((a, d = 0) => c.ici(c.ligne + a, d), 0, v0, c.droite - 0.1));
    b.flèches?.forEach((f, i) =>
      blanc.push(...flecheSol(decale(dedans(c, c.ligne + 3.6), c.entree(i + 1)), f)),
    );
  }
  if (c.passage !== undefined) {
    const cyclo = b.passage === 'piétons' ? 0 : 1.7;
    if (b.passage !== 'piétons')
      blanc.push(...carres(r, c.passage, c.passage + 1.7, -c.gauche, c.droite));
    if (b.passage !== 'cyclistes')
      blanc.push(
        ...zebra(
          r,
          c.passage + cyclo + (cyclo ? 0.3 : 0),
          c.passage + profondeur(c),
          -c.gauche,
          c.droite,
        ),
      );
  }
  sol.push(surface('blanc', ...blanc));
  return sol;
}

const decale =
  (r: Repere, v: number): Repere =>
  (a, d = 0) =>
    r(a, d + v);
