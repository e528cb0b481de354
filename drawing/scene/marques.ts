import { boite, courbe, ruban, partie, longueurDe, type Repere } from './geometrie.ts';
import type { Matiere, Point, Surface } from './plan.ts';

/** What is painted: every function gives the rings of one surface. */

export const surface = (matiere: Matiere, ...anneaux: Point[][]): Surface => ({ matiere, anneaux });

/** Dashes along a line. */
export function tirets(
  ligne: Point[],
  largeur: number,
  plein: number,
  vide: number,
  droite = 0,
): Point[][] {
  const total = longueurDe(ligne);
  const sortie: Point[][] = [];
  for (let s = vide / 2; s + plein / 2 < total; s += plein + vide)
    sortie.push(ruban(partie(ligne, s, Math.min(total, s + plein)), largeur, droite));
  return sortie;
}

export const pleine = (ligne: Point[], largeur: number, droite = 0): Point[] =>
  ruban(ligne, largeur, droite);

/** Stripes that point along the frame's heading, across from `d0` to `d1`. */
export function zebra(r: Repere, a0: number, a1: number, d0: number, d1: number): Point[][] {
  const nombre = Math.max(3, Math.round((d1 - d0) / 1.05));
  const pas = (d1 - d0) / nombre;
  return Array.from({ length: nombre }, (_, i) =>
    boite(r, a0, a1, d0 + (i + 0.25) * pas, d0 + (i + 0.75) * pas),
  );
}

/** Two rows of squares, across. */
export function carres(r: Repere, a0: number, a1: number, d0: number, d1: number): Point[][] {
  const nombre = Math.max(3, Math.round((d1 - d0) / 1));
  const pas = (d1 - d0) / nombre;
  return [a0, a1 - 0.5].flatMap((a) =>
    Array.from({ length: nombre }, (_, i) =>
      boite(r, a, a + 0.5, d0 + (i + 0.25) * pas, d0 + (i + 0.75) * pas),
    ),
  );
}

/** A row of triangles across, whose tips look along the frame's heading. */
export function triangles(r: Repere, a: number, d0: number, d1: number): Point[][] {
  const nombre = Math.max(2, Math.round((d1 - d0) / 0.85));
  const pas = (d1 - d0) / nombre;
  return Array.from({ length: nombre }, (_, i) => [
    r(a, d0 + (i + 0.1) * pas),
    r(a, d0 + (i + 0.9) * pas),
    r(a + 0.85, d0 + (i + 0.5) * pas),
  ]);
}

export function damier(r: Repere, a0: number, a1: number, d0: number, d1: number): Point[][] {
  const [n, m] = [Math.round((a1 - a0) / 0.7), Math.round((d1 - d0) / 0.7)];
  const [p, q] = [(a1 - a0) / n, (d1 - d0) / m];
  const sortie: Point[][] = [];
  for (let i = 0; i < n; i += 1)
    for (let j = i % 2; j < m; j += 2)
      sortie.push(boite(r, a0 + i * p, a0 + (i + 1) * p, d0 + j * q, d0 + (j + 1) * q));
  return sortie;
}

export const mailles = (ligne: Point[]): Point[][] => [
  ruban(ligne, 0.16, -0.72),
  ruban(ligne, 0.16, 0.72),
];

/**
 * An arrow on a lane, 2.9 long, from its foot: `gauche`, `droit`, `droite`, or several of them. A
 * thin shaft and long heads; side by side where there are several, so that each is seen whole.
 */
export function flecheSol(r: Repere, valeur: string): Point[][] {
  const mots = valeur.split(/[\s,]+/);
  const a = (mot: string) => mots.includes(mot);
  const droit = a('droit');
  const cotes = [a('gauche') ? -1 : 0, a('droite') ? 1 : 0].filter((k) => k !== 0);
  // The shaft stands away from the only side that it points to.
  const [seul] = cotes.length === 1 ? cotes : [];
  const x = seul === undefined ? 0 : -seul * (droit ? 0.45 : 0.35);
  const tete = (av: number, d: number, k: number): Point[] =>
    k === 0
      ? [r(av + 1, d), r(av - 0.1, d + 0.5), r(av - 0.1, d - 0.5)]
      : [r(av, d + k), r(av + 0.5, d - k * 0.1), r(av - 0.5, d - k * 0.1)];
  const sortie: Point[][] = droit ? [boite(r, 0, 2, x - 0.14, x + 0.14), tete(1.9, x, 0)] : [];
  for (const k of cotes) {
    const av = droit ? 1.15 : 2;
    const coin = av - (droit ? 0.55 : 0.75);
    const bout = x + k * (seul === undefined ? 0.5 : 0.7);
    const fil = [r(0, x), ...courbe(r(coin, x), r(av, x), r(av, bout), 8)];
    sortie.push(ruban(fil, 0.28), tete(av, bout, k));
  }
  return sortie;
}

/** A bicycle, painted: two wheels and what is between them. */
export function veloSol(r: Repere, k = 1): Point[][] {
  const roue = (a: number, d: number): Point[] =>
    Array.from({ length: 9 }, (_, i) =>
      r(a + k * 0.45 * Math.cos((i * Math.PI) / 4), d + k * 0.45 * Math.sin((i * Math.PI) / 4)),
    );
  const fil = (...p: [number, number][]) =>
    ruban(
      p.map(([a, d]) => r(a * k, d * k)),
      0.13 * k,
    );
  return [
    ruban(roue(0.4 * k, -0.62 * k), 0.13 * k),
    ruban(roue(0.4 * k, 0.62 * k), 0.13 * k),
    fil([0.4, -0.62], [1.15, -0.35], [0.4, 0.05], [1.05, 0.35], [1.1, -0.3]),
    fil([0.4, 0.62], [1.35, 0.3], [1.35, 0.55]),
  ];
}
