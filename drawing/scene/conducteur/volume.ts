import type { Point } from '../plan.ts';
import { chemin } from '../../svg.ts';
import {
  aire,
  devant,
  horsChamp,
  projette,
  rogne,
  trace,
  type Camera,
  type P3,
} from './projection.ts';

/** Of a thing itself, in metres: ahead of its middle, to its right, above the ground. */
export type Local = readonly [avant: number, droite: number, haut: number];
export interface Face {
  points: Local[];
  couleur: string;
  opacite?: number;
}

const melange = (couleur: string, vers: number, part: number): string =>
  `#${[1, 3, 5]
    .map((i) => Math.round(Number.parseInt(couleur.slice(i, i + 2), 16) * (1 - part) + vers * part))
    .map((x) => x.toString(16).padStart(2, '0'))
    .join('')}`;
export const fonce = (couleur: string, part = 0.16): string => melange(couleur, 0, part);
export const clair = (couleur: string, part = 0.16): string => melange(couleur, 255, part);

/** A point of a profile: ahead, above, and half the width there. */
export type Station = readonly [avant: number, haut: number, demi: number];

/**
 * A body between two flanks: `profil` runs from the rear's foot over the top to the front's foot,
 * with a colour for each piece of it. Faces run clockwise for who looks at them from outside.
 */
export function prisme(profil: Station[], couleurs: string[], flanc: string): Face[] {
  const tranches = profil.slice(1).map((q, i): Face => {
    const p = profil[i] ?? q;
    return {
      points: [
        [p[0], -p[2], p[1]],
        [q[0], -q[2], q[1]],
        [q[0], q[2], q[1]],
        [p[0], p[2], p[1]],
      ],
      couleur: couleurs[i] ?? flanc,
    };
  });
  const droite: Face = { points: profil.map(([a, h, w]): Local => [a, w, h]), couleur: flanc };
  const gauche: Face = {
    points: profil.map(([a, h, w]): Local => [a, -w, h]).toReversed(),
    couleur: flanc,
  };
  return [droite, gauche, ...tranches];
}

export const boite = (
  a0: number,
  a1: number,
  demi: number,
  h0: number,
  h1: number,
  couleur: string,
): Face[] =>
  prisme(
    [
      [a0, h0, demi],
      [a0, h1, demi],
      [a1, h1, demi],
      [a1, h0, demi],
    ],
    [fonce(couleur, 0.07), clair(couleur, 0.12), couleur],
    fonce(couleur, 0.13),
  );

/** On the rear (`a` behind), on the front, on both flanks: clockwise from outside. */
export const derriere = (
  a: number,
  d0: number,
  d1: number,
  h0: number,
  h1: number,
  couleur: string,
): Face => ({
  points: [
    [a, d0, h0],
    [a, d0, h1],
    [a, d1, h1],
    [a, d1, h0],
  ],
  couleur,
});
export const devantDe = (
  a: number,
  d0: number,
  d1: number,
  h0: number,
  h1: number,
  couleur: string,
): Face => ({
  points: [
    [a, d1, h0],
    [a, d1, h1],
    [a, d0, h1],
    [a, d0, h0],
  ],
  couleur,
});
export const flancs = (
  d: number,
  points: [avant: number, haut: number][],
  couleur: string,
): Face[] => [
  { points: points.map(([a, h]): Local => [a, d, h]), couleur },
  { points: points.map(([a, h]): Local => [a, -d, h]).toReversed(), couleur },
];

/** A rectangle on both flanks. */
export const surFlancs = (
  d: number,
  a0: number,
  a1: number,
  h0: number,
  h1: number,
  couleur: string,
): Face[] =>
  flancs(
    d,
    [
      [a0, h0],
      [a0, h1],
      [a1, h1],
      [a1, h0],
    ],
    couleur,
  );

/** A wheel on both flanks. */
export const roues = (d: number, a: number, r: number, jante = '#B9C2C8'): Face[] => {
  const rond = (k: number, n: number): [number, number][] =>
    Array.from({ length: n }, (_, i) => {
      const t = (-i * 2 * Math.PI) / n;
      return [a + Math.cos(t) * r * k, r + Math.sin(t) * r * k];
    });
  return [...flancs(d, rond(1, 11), '#1B2126'), ...flancs(d + 0.01, rond(0.52, 8), jante)];
};

export interface Ici {
  x: number;
  y: number;
  cap: number;
}

/** From a thing's own metres to the eyes'. */
export const placeur = (c: Camera, { x, y, cap }: Ici): ((p: Local) => P3) => {
  const r = ((cap - c.cap) * Math.PI) / 180;
  const [ox, oz] = devant(c, [x, y]);
  const [s, k] = [Math.sin(r), Math.cos(r)];
  return ([a, d, h]) => [ox + a * s + d * k, oz + a * k - d * s, h];
};

/** Those faces that look at us, in their order; those of one colour that follow each other are one path. */
export function rend(c: Camera, ici: Ici, faces: Face[], tout = false): string {
  const place = placeur(c, ici);
  let sortie = '';
  let attente: { couleur: string; opacite: number | undefined; d: string } | undefined;
  const verse = () => {
    if (attente) sortie += chemin(attente.d, attente.couleur, { 'fill-opacity': attente.opacite });
    attente = undefined;
  };
  for (const f of faces) {
    const points: Point[] = rogne(f.points.map(place), 0.8).map((p) => projette(c, p));
    const surface = aire(points);
    if (points.length < 3 || (tout ? Math.abs(surface) : surface) < 0.8 || horsChamp(points))
      continue;
    if (attente?.couleur !== f.couleur || attente.opacite !== f.opacite) verse();
    attente = { couleur: f.couleur, opacite: f.opacite, d: (attente?.d ?? '') + trace(points) };
  }
  verse();
  return sortie;
}

/** Something flat that faces us, drawn in centimetres from its foot; `echelle` makes it bigger than life. */
export function dresse(
  c: Camera,
  x: number,
  y: number,
  svg: string,
  echelle = 1,
  miroir = false,
): string {
  const [droite, avant] = devant(c, [x, y]);
  if (avant < 1) return '';
  const [px, py] = projette(c, [droite, avant, 0]);
  const k = (c.focale / avant / 100) * echelle;
  if (px < -200 * k || px > 600 + 200 * k) return '';
  const e = (v: number) => String(Math.round(v * 1000) / 1000);
  return `<g transform="translate(${e(px)} ${e(py)}) scale(${miroir ? '-' : ''}${e(k)} ${e(k)})">${svg}</g>`;
}
