import { isCarrefour } from '../../drawing/scene/branche.ts';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import type { Plan, Pose } from '../../drawing/scene/plan/plan.ts';
import { type Terrain, terrainOf } from '../../drawing/scene/plan/route/terrain.ts';
import { profilOf } from '../../drawing/scene/profil.ts';
import type { Scene } from '../../drawing/scene/scene.ts';
import { type Chantier, type Etoffe, placeAt } from '../chantier.ts';
import type { Maille } from '../maille/maille.ts';
import type { Couleur } from '../maille/teinte.ts';
import { entre, radians, type Vec } from '../maille/vecteurs.ts';
import type { SolBati } from '../sol/solBati.ts';

/** Street furniture is built into it. */
export interface Lieu {
  chantier: Chantier;
  plan: Plan;
  scene: Scene;
  sol: SolBati;
}

export const COULEURS = {
  acier: '#9BA2A7',
  galvanise: '#A9AFB3',
  sombre: '#3A4147',
  beton: '#A8A59D',
  betonSale: '#8B877F',
  rouge: '#C4141E',
  blanc: '#EFEFEA',
  orange: '#E8591C',
  bois: '#8A6238',
  noir: '#191C1F',
} as const satisfies Record<string, string>;

/** In a frame whose -z looks along `cap`, on the ground. */
export function pose(
  { chantier, sol }: Lieu,
  { x, y, cap }: Pose,
  draw: () => void,
  { leve = 0, etoffes = ['divers', 'verre'] as readonly Etoffe[] } = {},
): void {
  placeAt(chantier.mailles, etoffes, [x, sol.hauteurAt(x, y) + leve, y], -radians(cap), draw);
}

/** A straight tube in two colours by turns, from its first end. */
export function addBandes(
  maille: Maille,
  [a, b]: readonly [Vec, Vec],
  rayon: number,
  [une, autre]: readonly [Couleur, Couleur],
  nombre: number,
): void {
  for (let i = 0; i < nombre; i += 1)
    maille.addTube(
      [entre(a, b, i / nombre), entre(a, b, (i + 1) / nombre)],
      rayon,
      i % 2 ? autre : une,
    );
}

export function addContact(
  { chantier, sol }: Lieu,
  { x, y, cap }: Pose,
  largeur: number,
  longueur = largeur,
): void {
  chantier.contacts.push({ ou: [x, sol.hauteurAt(x, y), y], cap, largeur, longueur });
}

/** Undefined at a junction. */
export const terrainDe = ({ scene }: Lieu): Terrain | undefined =>
  isCarrefour(scene) ? undefined : terrainOf(scene, profilOf(scene, VRAIES), VRAIES);

/** On a road, `avant` metres on and `droite` right of its middle. */
export function surRoute(terrain: Terrain, avant: number, droite: number, cap = 0): Pose {
  const [x, y] = terrain.pointAt(avant, droite);
  return { x, y, cap: terrain.cap(avant) + cap };
}
