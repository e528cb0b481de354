import { isCarrefour } from '../../drawing/scene/branche.ts';
import type { Objet, Plan, Point } from '../../drawing/scene/plan/plan.ts';
import type { Scene } from '../../drawing/scene/scene.ts';
import type { DecorDit } from '../../films/clip.ts';
import type { QuartierDit } from '../../films/decors.ts';
import type { Chantier } from '../chantier.ts';
import type { Vec } from '../maille/vecteurs.ts';
import type { SolBati } from '../sol/solBati.ts';
import { type Bord, isDansLaRue, surBord } from './bords.ts';
import type { Region } from '../sol/regions.ts';

/** A house as it can hide: an upright box. */
export interface Massif {
  pied: Vec;
  cap: number;
  longueur: number;
  largeur: number;
  hauteur: number;
}

export interface Reglage {
  /** Left out: by lot. */
  décor?: DecorDit | undefined;
  /** From 0 to 1: fewer leaves for a film. */
  detail: number;
  /** Nothing is built that would stand between the eye and what the words tell. */
  cache: (massif: Massif) => boolean;
  /** Streets that go on beyond this place: no house stands there. */
  suite?: (x: number, z: number) => boolean;
}

export interface Lieu {
  /** Streets of two places differ; who drives there changes nothing. */
  sel: number;
  /** In one row, mixed, or as houses in their gardens. */
  quartier: QuartierDit;
  chantier: Chantier;
  plan: Plan;
  scene: Scene;
  sol: SolBati;
  rue: Region;
  enneige: boolean;
  reglage: Reglage;
  massifs: Massif[];
  haies: Massif[];
  /** Plots: also of what is left out since it would hide somebody. */
  parcelles: Massif[];
  pris: Objet[];
}

/** In metres: beyond, only fields and the horizon. */
export const PORTEE = 150;
export const HAUTEUR_MAISON = 9.5;

export const isRue = ({ rue, reglage: { suite } }: Lieu, x: number, z: number): boolean =>
  isDansLaRue(rue, x, z) || (suite?.(x, z) ?? false);

/** On the ground, `d` metres away from an edge. */
export const solDuBord =
  ({ sol }: Pick<Lieu, 'sol'>, bord: Bord) =>
  (s: number, d: number): Vec => {
    const [x, z] = surBord(bord, s, d);
    return [x, sol.hauteurAt(x, z), z];
  };

export const centreOf = ({ scene }: Lieu): Point =>
  isCarrefour(scene) ? [0, 0] : [0, -Math.min(scene.longueur, 60) / 2];

/** Within `rayon` metres of the middle. */
export const pres = (lieu: Lieu, [x, y]: Point, rayon: number): boolean => {
  const [cx, cy] = centreOf(lieu);
  return Math.hypot(x - cx, y - cy) < rayon;
};

export const capDe = ({ vers: [x, y] }: Bord): number => (Math.atan2(-x, y) * 180) / Math.PI;

/** Separating axes of two rectangles seen from above. */
export function seTouchent(a: Massif, b: Massif): boolean {
  const axes = [a.cap, a.cap + 90, b.cap, b.cap + 90].map((c) => (c * Math.PI) / 180);
  return axes.every((angle) => {
    const [ux, uy] = [Math.sin(angle), -Math.cos(angle)];
    const loin = Math.abs((a.pied[0] - b.pied[0]) * ux + (a.pied[2] - b.pied[2]) * uy);
    const demi = ({ cap, longueur, largeur }: Massif) => {
      const c = (cap * Math.PI) / 180 - angle;
      return (Math.abs(Math.cos(c)) * longueur + Math.abs(Math.sin(c)) * largeur) / 2;
    };
    return loin < demi(a) + demi(b) - 0.15;
  });
}

export const haieEntre = (
  de: Vec,
  a: Vec,
  taille: Pick<Massif, 'largeur' | 'hauteur'>,
): Massif => ({
  pied: [(de[0] + a[0]) / 2, Math.min(de[1], a[1]), (de[2] + a[2]) / 2],
  cap: (Math.atan2(a[0] - de[0], de[2] - a[2]) * 180) / Math.PI,
  longueur: Math.hypot(a[0] - de[0], a[2] - de[2]),
  ...taille,
});

/** A tree as it can hide. */
export const arbreEn = (pied: Vec): Massif => ({
  pied,
  cap: 0,
  longueur: 3.4,
  largeur: 3.4,
  hauteur: 6,
});
