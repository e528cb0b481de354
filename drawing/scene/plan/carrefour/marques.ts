import type { Coupe } from './coupe.ts';
import { codes } from '../signauxOf.ts';
import { profondeur } from './emprise.ts';
import { boite, type RepereLocal } from '../geometrie.ts';
import { carres, flecheSol, pleine, surface, tirets, triangles, zebra } from '../marques.ts';
import type { Passage, Point, Surface } from '../plan.ts';
import { isDeVoie } from '../../branche.ts';

/** Looks outwards, with the arrivals' left and right. */
export const dehors =
  (coupe: Coupe): RepereLocal =>
  (avant, droite = 0) =>
    coupe.ici(avant, droite);
const dedans =
  (coupe: Coupe, recul: number): RepereLocal =>
  (avant, droite = 0) =>
    coupe.ici(recul - avant, droite);

export const axeOf = (c: Coupe, de: number, v = 0): Point[] => [
  c.ici(de, v),
  c.ici(c.mesures.loin, v),
];

export function lignesDArret(coupe: Coupe, debut = coupe.ligne + 0.2): Point[][] {
  const { branche } = coupe;
  if (!isDeVoie(branche, 'chaussée')) return [];
  const entre = (nombre: number, ou: (bande: number) => number) =>
    Array.from({ length: Math.max(0, nombre - 1) }, (_, i) => (ou(i + 1) + ou(i + 2)) / 2);
  return [
    ...(branche.sens === 'double' ? [0] : []),
    ...(branche.sens === 'sortant' ? [] : entre(branche.bandes, coupe.entree)),
    ...entre(coupe.sorties, coupe.sortie),
    ...(coupe.bus === undefined ? [] : [coupe.bus - 1.65]),
  ].map((v) => axeOf(coupe, debut, v));
}

export function marques(coupe: Coupe): Surface[] {
  const blanc: Point[][] = [];
  const sol: Surface[] = [];
  const { branche } = coupe;
  const repere = dehors(coupe);
  if (!isDeVoie(branche, 'chaussée')) return sol;
  const debut = coupe.ligne + 0.2;
  if (branche.sens === 'double') {
    if (coupe.milieu > 0.8 && !(coupe.milieu > 2)) {
      sol.push(
        surface('bordure', boite(repere, debut, coupe.mesures.loin, -0.8, 0.8)),
        surface('herbe', boite(repere, debut + 0.3, coupe.mesures.loin, -0.55, 0.55)),
      );
    } else if (coupe.milieu > 2) {
      sol.push(
        surface(
          'ballast',
          boite(repere, debut, coupe.mesures.loin, -coupe.milieu + 0.3, coupe.milieu - 0.3),
        ),
      );
    } else if (branche.axe === 'continue') blanc.push(pleine(axeOf(coupe, debut), 0.2));
    else if (branche.axe === 'discontinue')
      blanc.push(...tirets(axeOf(coupe, debut), 0.2, 1.6, 1.4));
  }
  const nb = branche.sens === 'sortant' ? 0 : branche.bandes;
  for (let i = 1; i < nb; i += 1) {
    const droite = (coupe.entree(i) + coupe.entree(i + 1)) / 2;
    blanc.push(
      ...(branche.flèches
        ? [pleine(axeOf(coupe, debut, droite), 0.2)]
        : tirets(axeOf(coupe, debut, droite), 0.2, 1.6, 1.4)),
    );
  }
  for (let i = 1; i < coupe.sorties; i += 1)
    blanc.push(
      ...tirets(axeOf(coupe, debut, coupe.sortie(i) - coupe.mesures.bande / 2), 0.2, 1.6, 1.4),
    );
  if (coupe.bus !== undefined) {
    const droite = coupe.bus - 1.65;
    blanc.push(...tirets(axeOf(coupe, debut, droite), 0.35, 1.5, 0.7));
  }
  const liste = codes(branche.panneau);
  const v0 = branche.sens === 'entrant' ? -coupe.gauche + 0.2 : coupe.milieu + 0.15;
  if (branche.sens !== 'sortant') {
    if (liste.includes('B5') || branche.feu)
      blanc.push(boite(repere, coupe.ligne, coupe.ligne + 0.5, v0, coupe.droite - 0.15));
    else if (liste.includes('B1'))
      blanc.push(
        ...triangles((a, d = 0) => coupe.ici(coupe.ligne + a, d), 0, v0, coupe.droite - 0.1),
      );
    branche.flèches?.forEach((mot, i) =>
      blanc.push(...flecheSol(decale(dedans(coupe, coupe.ligne + 3.6), coupe.entree(i + 1)), mot)),
    );
  }
  blanc.push(...passages(coupe));
  sol.push(surface('blanc', ...blanc));
  return sol;
}

/** In metres. */
const [CARRES, ENTRE] = [1.7, 0.3];

const bandesDePassage = (coupe: Coupe): { pour: Passage['pour']; de: number; a: number }[] => {
  const { passage: de, branche } = coupe;
  if (de === undefined) return [];
  const cyclistes = branche.passage !== 'piétons';
  return [
    ...(cyclistes ? [{ pour: 'cyclistes' as const, de, a: de + CARRES }] : []),
    ...(branche.passage === 'cyclistes'
      ? []
      : [
          {
            pour: 'piétons' as const,
            de: de + (cyclistes ? CARRES + ENTRE : 0),
            a: de + profondeur(coupe),
          },
        ]),
  ];
};

export const passagesOf = (coupe: Coupe): Passage[] =>
  bandesDePassage(coupe).map(({ pour, de, a }) => ({
    pour,
    anneau: boite(dehors(coupe), de, a, -coupe.gauche, coupe.droite),
  }));

export const passages = (coupe: Coupe): Point[][] =>
  bandesDePassage(coupe).flatMap(({ pour, de, a }) =>
    (pour === 'piétons' ? zebra : carres)(dehors(coupe), de, a, -coupe.gauche, coupe.droite),
  );

const decale =
  (repere: RepereLocal, decalage: number): RepereLocal =>
  (avant, droite = 0) =>
    repere(avant, droite + decalage);
