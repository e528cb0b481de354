import { virageOf } from '../../elements.ts';
import { DESSINEES, type Mesures } from '../../mesures.ts';
import type { Point } from '../plan.ts';
import type { Profil } from '../../profil.ts';
import type { Route } from '../../scene.ts';

/** In a flat drawing distances along the road are shortened to fit, widths are not. */
export interface Terrain {
  scene: Route;
  mesures: Mesures;
  profil: Profil;
  /** `hauteur`: drawn metres; `echelle`: road metres in one. */
  hauteur: number;
  echelle: number;
  /** In metres, from above. */
  largeur: number;
  /** `a` drawn metres from the bottom, `x` right of the middle. */
  pointAt: (a: number, x: number) => Point;
  cap: (a: number) => number;
  /** Road metres to drawn ones. */
  enDessin: (a: number) => number;
  enMetres: (avant: number) => number;
  bande: (x0: number, x1: number, a0?: number, a1?: number) => Point[];
  ligne: (x: number, a0?: number, a1?: number) => Point[];
}

export interface Mise {
  echelle: number;
  decalage: number;
}

const hauteurDe = (scene: Route, largeur: number): number =>
  Math.max(largeur * 0.75 - 1, Math.min(largeur * 0.75, scene.longueur));

export function terrainOf(
  scene: Route,
  profil: Profil,
  mesures: Mesures = DESSINEES,
  mise?: Mise,
): Terrain {
  const largeur = mesures.ampleur * Math.max(34, Math.min(36.4, profil.largeur + 3));
  const hauteur = mesures.dessin ? hauteurDe(scene, largeur) : scene.longueur;
  const { echelle, decalage } = mise ?? {
    echelle: mesures.dessin ? Math.max(1, scene.longueur / hauteur) : 1,
    decalage: 0,
  };
  const enDessin = (a: number) => decalage + a / echelle;
  const virage = virageOf(scene);
  const debut = virage ? enDessin(virage.a) : Infinity;
  const sens = virage?.quoi === 'virage à gauche' ? -1 : 1;
  const rayon = mesures.virage;
  const cap = (avant: number) =>
    avant <= debut ? 0 : Math.min(80, ((avant - debut) / rayon) * (180 / Math.PI)) * sens;
  const pointAt = (avant: number, x: number): Point => {
    if (avant <= debut) return [x, -avant];
    const angle = (cap(avant) * Math.PI) / 180;
    const distance = rayon - x * sens;
    return [
      sens * (rayon - distance * Math.cos(angle)),
      -debut - distance * Math.abs(Math.sin(angle)),
    ];
  };
  const bouts = (a0: number, a1: number): number[] => {
    if (a1 <= debut) return [a0, a1];
    const de = Math.max(a0, debut);
    const intervalle = Math.ceil((a1 - de) / 2.2);
    return [
      ...(a0 < debut ? [a0] : []),
      ...Array.from({ length: intervalle + 1 }, (_, i) => de + ((a1 - de) * i) / intervalle),
    ];
  };
  const auDela = hauteur + mesures.auDela;
  const [bas, haut] = [
    -mesures.derriere,
    virage
      ? mesures.dessin
        ? debut + rayon * 1.4
        : Math.max(debut + rayon * 1.4, auDela)
      : auDela,
  ];
  const ligne = (x: number, a0 = bas, a1 = haut) => bouts(a0, a1).map((a) => pointAt(a, x));
  return {
    scene,
    mesures,
    profil,
    hauteur,
    echelle,
    largeur: Math.max(hauteur / 0.75, Math.min(36.4, profil.largeur)),
    pointAt,
    cap,
    enDessin,
    enMetres: (avant) => (avant - decalage) * echelle,
    ligne,
    bande: (x0, x1, a0 = bas, a1 = haut) => [
      ...ligne(x0, a0, a1),
      ...ligne(x1, a0, a1).toReversed(),
    ],
  };
}
