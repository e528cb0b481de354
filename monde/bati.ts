import type { Plan, Vu } from '../drawing/scene/plan/plan.ts';
import type { Scene } from '../drawing/scene/scene.ts';
import { TEMPS } from '../drawing/scene/temps.ts';
import { isAPied } from '../drawing/scene/vocabulaire.ts';
import { type Boite, boitesOf, isMoi, type Volume } from './camera/boites.ts';
import type { Regarde } from './camera/jauge.ts';
import { marquagesDe } from './camera/marquages.ts';
import type { Vue } from './camera/prises.ts';
import { type Chantier, openChantier } from './chantier.ts';
import { aDroite, devant, fois, plus } from './maille/vecteurs.ts';
import { addMobilier, type Mobilier } from './mobilier/index.ts';
import { addDecor } from './decor/decor.ts';
import type { Massif } from './decor/lieu.ts';
import { pointsOf, traverse } from './camera/vus.ts';
import type { SigneDe } from './signaux/planche.ts';
import { addSignaux, type Signaux } from './signaux/poteaux.ts';
import { addSol, type SolBati } from './sol/solBati.ts';
import { addTouffes } from './sol/touffes.ts';
import { addUsure } from './sol/usure.ts';
import { addMoi, addUsager, isEteint } from './usagers.ts';

/** A scene built in three dimensions, ready to be seen. Pure. */
export interface Bati {
  scene: Scene;
  plan: Plan;
  chantier: Chantier;
  sol: SolBati;
  boites: Boite[];
  signaux: Signaux;
  mobilier: Mobilier;
}

/** `aPart`: users whom a film adds by itself, since they move. */
interface Reglage {
  signeDe: SigneDe;
  aPart?: ReadonlySet<unknown>;
  /** Fields around it; a clip has its own. */
  alentour?: boolean;
}

export function buildOnPlan(
  scene: Scene,
  plan: Plan,
  { signeDe, aPart = new Set(), alentour = true }: Reglage,
): Bati {
  const chantier = openChantier(TEMPS[plan.temps].sombre);
  const sol = addSol(chantier, plan, scene, alentour);
  addUsure(chantier, plan, scene, sol);
  addTouffes(chantier, plan, scene, sol);
  const boites = boitesOf(plan, sol);
  const duSiege = scene.vue === 'conducteur';
  for (const [rang, boite] of boites.entries()) {
    if (aPart.has(boite.objet)) continue;
    if (!isMoi(boite)) addUsager(chantier, plan, boite, rang);
    else if (!duSiege) addMoi(chantier, plan, boite, rang, { genre: 'oblique' });
  }
  addPhares(chantier, boites, plan.temps);
  const mobilier = addMobilier(chantier, plan, scene, sol);
  const signaux = addSignaux(chantier, plan, scene, sol.hauteurAt, signeDe);
  return { scene, plan, chantier, sol, boites, signaux, mobilier };
}

/** Furniture of the street stands there already. */
export function isPris(
  { pied: [x, , z], longueur, largeur }: Massif,
  { prises }: Pick<Mobilier, 'prises'>,
): boolean {
  const marge = Math.max(longueur, largeur) / 2;
  return prises.some(
    ([x0, z0, x1, z1]) => x > x0 - marge && x < x1 + marge && z > z0 - marge && z < z1 + marge,
  );
}

/** In metres: before an oblique view's middle, and beside it. */
const [AVANT_PLAN, COTE] = [-4, 70];

/** All of a scene; `boites`: they must stay seen. */
interface AVoir extends Omit<Bati, 'boites'> {
  boites: readonly Volume[];
}

/** Houses, hedges and trees where they hide nothing that the words tell. */
export function dressScene(bati: AVoir, { genre, oeil, vers }: Vue, detail = 1): void {
  const { chantier, plan, scene, sol, boites, signaux, mobilier } = bati;
  const buts = [...boites.flatMap(pointsOf), ...signaux.plaques.map(({ ou }) => ou)];
  const [ux, uz] = [oeil[0] - vers[0], oeil[2] - vers[2]];
  const loin = Math.hypot(ux, uz) || 1;
  const isAvantPlan = ({ pied: [x, , z] }: Massif): boolean => {
    const [dx, dz] = [x - vers[0], z - vers[2]];
    const avance = (dx * ux + dz * uz) / loin;
    return avance > AVANT_PLAN && Math.abs(dx * uz - dz * ux) / loin < COTE;
  };
  addDecor(chantier, plan, scene, sol, {
    detail,
    cache: (massif) =>
      isPris(massif, mobilier) ||
      (genre === 'oblique' && isAvantPlan(massif)) ||
      buts.some((but) => traverse(oeil, but, massif)),
  });
}

/** His own vehicle as the view chosen for his seat shows it. */
export function showMoi({ scene, chantier, plan, boites }: Bati, vue: Vue): void {
  const rang = boites.findIndex(isMoi);
  if (scene.vue === 'conducteur' && rang >= 0) addMoi(chantier, plan, boites[rang]!, rang, vue);
}

/** All that the choice of a camera reads. */
export const regardeOf = ({ scene, plan, boites, signaux, sol, mobilier }: Bati): Regarde => ({
  scene,
  plan,
  boites,
  plaques: signaux.plaques,
  points: mobilier.points,
  marquages: marquagesDe(scene, sol.hauteurAt),
  obstacles: {
    boites: [...boites, ...mobilier.caches],
    ...(sol.relief.tranches.length > 0 && { relief: sol.relief.hauteur }),
  },
});

/** In metres and candela: two dipped beams a little to the right. */
export function addPhares(chantier: Chantier, boites: Boite[], temps: Plan['temps']): void {
  const moi = boites.find(isMoi);
  const vu = moi?.objet as Vu;
  if (!TEMPS[temps].sombre || !moi || isAPied(vu.qui) || isEteint(vu)) return;
  const { pied, cap, longueur, largeur } = moi;
  const ecarts = longueur > 2.5 ? [-0.33, 0.33] : [0];
  for (const ecart of ecarts) {
    const at = (avant: number, y: number, droite: number) =>
      plus(plus(plus(pied, [0, y, 0]), fois(devant(cap), avant)), fois(aDroite(cap), droite));
    chantier.lampes.push({
      genre: 'phare',
      ou: at(longueur / 2 + 0.1, 0.72, ecart * largeur),
      vers: at(longueur / 2 + 40, -0.5, ecart * largeur + 1.2),
      couleur: '#FFF3DC',
      force: ecarts.length > 1 ? 120 : 90,
      portee: 120,
    });
  }
}
