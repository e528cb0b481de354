import { boite, courbe, ruban, partie, longueurOf, type RepereLocal } from './geometrie.ts';
import type { Matiere, Point, Surface } from './plan.ts';

export const surface = (matiere: Matiere, ...anneaux: Point[][]): Surface => ({ matiere, anneaux });

export function tirets(
  ligne: Point[],
  largeur: number,
  plein: number,
  vide: number,
  droite = 0,
): Point[][] {
  const total = longueurOf(ligne);
  const sortie: Point[][] = [];
  for (let debut = vide / 2; debut + plein / 2 < total; debut += plein + vide)
    sortie.push(ruban(partie(ligne, debut, Math.min(total, debut + plein)), largeur, droite));
  return sortie;
}

export const pleine = (ligne: Point[], largeur: number, droite = 0): Point[] =>
  ruban(ligne, largeur, droite);

/** Along the frame's heading, across from `d0` to `d1`. */
export function zebra(
  repere: RepereLocal,
  a0: number,
  a1: number,
  d0: number,
  d1: number,
): Point[][] {
  const nombre = Math.max(3, Math.round((d1 - d0) / 1.05));
  const intervalle = (d1 - d0) / nombre;
  return Array.from({ length: nombre }, (_, i) =>
    boite(repere, a0, a1, d0 + (i + 0.25) * intervalle, d0 + (i + 0.75) * intervalle),
  );
}

export function carres(
  repere: RepereLocal,
  a0: number,
  a1: number,
  d0: number,
  d1: number,
): Point[][] {
  const nombre = Math.max(3, Math.round((d1 - d0) / 1));
  const intervalle = (d1 - d0) / nombre;
  return [a0, a1 - 0.5].flatMap((avant) =>
    Array.from({ length: nombre }, (_, i) =>
      boite(repere, avant, avant + 0.5, d0 + (i + 0.25) * intervalle, d0 + (i + 0.75) * intervalle),
    ),
  );
}

export function triangles(repere: RepereLocal, avant: number, d0: number, d1: number): Point[][] {
  const nombre = Math.max(2, Math.round((d1 - d0) / 0.85));
  const intervalle = (d1 - d0) / nombre;
  return Array.from({ length: nombre }, (_, i) => [
    repere(avant, d0 + (i + 0.1) * intervalle),
    repere(avant, d0 + (i + 0.9) * intervalle),
    repere(avant + 0.85, d0 + (i + 0.5) * intervalle),
  ]);
}

export function damier(
  repere: RepereLocal,
  a0: number,
  a1: number,
  d0: number,
  d1: number,
): Point[][] {
  const [rangs, colonnes] = [Math.round((a1 - a0) / 0.7), Math.round((d1 - d0) / 0.7)];
  const [profond, large] = [(a1 - a0) / rangs, (d1 - d0) / colonnes];
  const sortie: Point[][] = [];
  for (let i = 0; i < rangs; i += 1)
    for (let j = i % 2; j < colonnes; j += 2)
      sortie.push(
        boite(
          repere,
          a0 + i * profond,
          a0 + (i + 1) * profond,
          d0 + j * large,
          d0 + (j + 1) * large,
        ),
      );
  return sortie;
}

export const mailles = (ligne: Point[]): Point[][] => [
  ruban(ligne, 0.16, -0.72),
  ruban(ligne, 0.16, 0.72),
];

/** 2.9 m from its foot; several directions stand side by side. */
export function flecheSol(repere: RepereLocal, valeur: string): Point[][] {
  const mots = valeur.split(/[\s,]+/);
  const contains = (mot: string) => mots.includes(mot);
  const droit = contains('droit');
  const cotes = [contains('gauche') ? -1 : 0, contains('droite') ? 1 : 0].filter((k) => k !== 0);
  const [seul] = cotes.length === 1 ? cotes : [];
  const x = seul === undefined ? 0 : -seul * (droit ? 0.45 : 0.35);
  const tete = (av: number, droite: number, cote: number): Point[] =>
    cote === 0
      ? [repere(av + 1, droite), repere(av - 0.1, droite + 0.5), repere(av - 0.1, droite - 0.5)]
      : [
          repere(av, droite + cote),
          repere(av + 0.5, droite - cote * 0.1),
          repere(av - 0.5, droite - cote * 0.1),
        ];
  const sortie: Point[][] = droit ? [boite(repere, 0, 2, x - 0.14, x + 0.14), tete(1.9, x, 0)] : [];
  for (const cote of cotes) {
    const av = droit ? 1.15 : 2;
    const coin = av - (droit ? 0.55 : 0.75);
    const bout = x + cote * (seul === undefined ? 0.5 : 0.7);
    const fil = [repere(0, x), ...courbe(repere(coin, x), repere(av, x), repere(av, bout), 8)];
    sortie.push(ruban(fil, 0.28), tete(av, bout, cote));
  }
  return sortie;
}

export function veloSol(repere: RepereLocal, echelle = 1): Point[][] {
  const roue = (avant: number, droite: number): Point[] =>
    Array.from({ length: 9 }, (_, i) =>
      repere(
        avant + echelle * 0.45 * Math.cos((i * Math.PI) / 4),
        droite + echelle * 0.45 * Math.sin((i * Math.PI) / 4),
      ),
    );
  const fil = (...points: [number, number][]) =>
    ruban(
      points.map(([a, d]) => repere(a * echelle, d * echelle)),
      0.13 * echelle,
    );
  return [
    ruban(roue(0.4 * echelle, -0.62 * echelle), 0.13 * echelle),
    ruban(roue(0.4 * echelle, 0.62 * echelle), 0.13 * echelle),
    fil([0.4, -0.62], [1.15, -0.35], [0.4, 0.05], [1.05, 0.35], [1.1, -0.3]),
    fil([0.4, 0.62], [1.35, 0.3], [1.35, 0.55]),
  ];
}
