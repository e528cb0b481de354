import type { Point } from '../plan/plan.ts';
import { chemin } from '../../svg.ts';
import {
  aire,
  devant,
  horsChamp,
  project,
  clip,
  trace,
  type Camera,
  type P3,
} from './projection.ts';

/** A thing's own metres: ahead, right, up. */
export type Local = readonly [avant: number, droite: number, haut: number];
export interface Face {
  points: Local[];
  couleur: string;
  opacite?: number;
}

const mix = (couleur: string, vers: number, part: number): string =>
  `#${[1, 3, 5]
    .map((i) => Math.round(Number.parseInt(couleur.slice(i, i + 2), 16) * (1 - part) + vers * part))
    .map((x) => x.toString(16).padStart(2, '0'))
    .join('')}`;
export const fonce = (couleur: string, part = 0.16): string => mix(couleur, 0, part);
export const clair = (couleur: string, part = 0.16): string => mix(couleur, 255, part);

/** Ahead, up, half width. */
export type Station = readonly [avant: number, haut: number, demi: number];

/**
 * `profil` runs from the rear's foot over the top to the front's; faces are clockwise from outside.
 */
export function prisme(profil: Station[], couleurs: string[], flanc: string): Face[] {
  const tranches = profil.slice(1).map((station, i): Face => {
    const precedente = profil[i] ?? station;
    return {
      points: [
        [precedente[0], -precedente[2], precedente[1]],
        [station[0], -station[2], station[1]],
        [station[0], station[2], station[1]],
        [precedente[0], precedente[2], precedente[1]],
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

/** Clockwise from outside. */
export const derriere = (
  arriere: number,
  d0: number,
  d1: number,
  h0: number,
  h1: number,
  couleur: string,
): Face => ({
  points: [
    [arriere, d0, h0],
    [arriere, d0, h1],
    [arriere, d1, h1],
    [arriere, d1, h0],
  ],
  couleur,
});
export const devantOf = (
  avant: number,
  d0: number,
  d1: number,
  h0: number,
  h1: number,
  couleur: string,
): Face => derriere(avant, d1, d0, h0, h1, couleur);
export const flancs = (
  droite: number,
  points: [avant: number, haut: number][],
  couleur: string,
): Face[] => [
  { points: points.map(([a, h]): Local => [a, droite, h]), couleur },
  { points: points.map(([a, h]): Local => [a, -droite, h]).toReversed(), couleur },
];

export const surFlancs = (
  droite: number,
  a0: number,
  a1: number,
  h0: number,
  h1: number,
  couleur: string,
): Face[] =>
  flancs(
    droite,
    [
      [a0, h0],
      [a0, h1],
      [a1, h1],
      [a1, h0],
    ],
    couleur,
  );

export const roues = (droite: number, avant: number, rayon: number, jante = '#B9C2C8'): Face[] => {
  const rond = (rapport: number, nombre: number): [number, number][] =>
    Array.from({ length: nombre }, (_, i) => {
      const tour = (-i * 2 * Math.PI) / nombre;
      return [avant + Math.cos(tour) * rayon * rapport, rayon + Math.sin(tour) * rayon * rapport];
    });
  return [
    ...flancs(droite, rond(1, 11), '#1B2126'),
    ...flancs(droite + 0.01, rond(0.52, 8), jante),
  ];
};

export interface Ici {
  x: number;
  y: number;
  cap: number;
}

export const placeur = (camera: Camera, { x, y, cap }: Ici): ((p: Local) => P3) => {
  const angle = ((cap - camera.cap) * Math.PI) / 180;
  const [ox, oz] = devant(camera, [x, y]);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ([a, d, h]) => [ox + a * sin + d * cos, oz + a * cos - d * sin, h];
};

/** Culls back faces; neighbours of one colour share a path. */
export function rend(camera: Camera, ici: Ici, faces: Face[], tout = false, fin = 10): string {
  const place = placeur(camera, ici);
  let sortie = '';
  let attente: { couleur: string; opacite: number | undefined; d: string } | undefined;
  const verse = () => {
    if (attente) sortie += chemin(attente.d, attente.couleur, { 'fill-opacity': attente.opacite });
    attente = undefined;
  };
  for (const face of faces) {
    const points: Point[] = clip(face.points.map(place), 0.8).map((p) => project(camera, p));
    const surface = aire(points);
    if (points.length < 3 || (tout ? Math.abs(surface) : surface) < 0.8 || horsChamp(points))
      continue;
    if (attente?.couleur !== face.couleur || attente.opacite !== face.opacite) verse();
    attente = {
      couleur: face.couleur,
      opacite: face.opacite,
      d: (attente?.d ?? '') + trace(points, fin),
    };
  }
  verse();
  return sortie;
}

export const rendDecor = (camera: Camera, ici: Ici, faces: Face[]): string =>
  rend(camera, ici, faces, false, 1);

/** A flat drawing in centimetres that faces us; `echelle` enlarges it. */
export function standUp(
  camera: Camera,
  x: number,
  y: number,
  svg: string,
  echelle = 1,
  miroir = false,
): string {
  const [droite, avant] = devant(camera, [x, y]);
  if (avant < 1) return '';
  const [px, py] = project(camera, [droite, avant, 0]);
  const taille = (camera.focale / avant / 100) * echelle;
  if (px < -200 * taille || px > 600 + 200 * taille) return '';
  const write = (v: number) => String(Math.round(v * 1000) / 1000);
  return `<g transform="translate(${write(px)} ${write(py)}) scale(${miroir ? '-' : ''}${write(taille)} ${write(taille)})">${svg}</g>`;
}
