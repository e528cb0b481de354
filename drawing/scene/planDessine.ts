import { isCarrefour } from './branche.ts';
import { fautesPlaces } from './coherence.ts';
import { surLePlan } from './defauts/surLePlan.ts';
import { profondeurOf } from './dimensions.ts';
import { isVirage } from './elements.ts';
import { gabarit } from './gabarits.ts';
import { DESSINEES, type Mesures } from './mesures.ts';
import { layOut } from './plan/index.ts';
import type { Plan } from './plan/plan.ts';
import { isDeGenre, isSurface } from './profil.ts';
import type { Route, Scene } from './scene.ts';

/** In metres of road: beyond the last thing told, and along schools or stops. */
const [APRES, LONG] = [5, 8];
/** As its picture in the world, so that a film takes its place. */
const RAPPORT = 1.5;
/** Frames by the usual one: the first in which all stands apart is taken. */
const AMPLEURS = [1, 1.15, 1.3, 1.45, 1.6];

/** A slip road's place is told by the drawing's length. */
const hasBretelle = ({ profil }: Route): boolean =>
  profil.some((mot) => isSurface(mot) && isDeGenre(mot, 'bretelle'));

/** Beyond a bend or a brow the road is not just farther. */
const isPliee = (scene: Route): boolean =>
  isVirage(scene) || scene.éléments.some(({ quoi }) => quoi === 'sommet de côte');

const boutDe = ({ usagers, éléments, poteaux, cotes }: Route): number =>
  Math.max(
    ...usagers.map(({ a, qui, sens }) => (sens === 'descend' ? a + gabarit(qui)[0] : a)),
    ...éléments.map((element) => element.a + Math.max(LONG, profondeurOf(element))),
    ...poteaux.map(({ a }) => a),
    ...cotes.flatMap(({ de, a }) => [de, a]),
  );

/** From a seat the road goes on to the horizon: a drawing ends it after the last thing told. */
export const sceneDessinee = (scene: Scene): Scene =>
  scene.vue === 'dessus' || isCarrefour(scene) || hasBretelle(scene) || isPliee(scene)
    ? scene
    : { ...scene, longueur: boutDe(scene) + APRES };

/** From a seat nobody sees arrows, and the dial is read. */
function commeDuSiege(plan: Plan, { compteur }: Scene): Plan {
  const objets = plan.objets.map((objet) =>
    objet.genre === 'usager' && objet.moi && objet.vitesse === undefined && compteur !== undefined
      ? { ...objet, compteur }
      : objet,
  );
  return { ...plan, objets, fleches: [] };
}

function ratesOf(plan: Plan, scene: Scene): number {
  const vu = commeDuSiege(plan, scene);
  return [...fautesPlaces(vu, scene), ...surLePlan(vu, scene)].length;
}

interface Etendu {
  plan: Plan;
  /** The scene as far as it is drawn, in these metres. */
  dessinee: Scene;
  mesures: Mesures;
}

/** All is drawn from above, also what words tell from a seat. With the arrows of a film. */
export function etenduOf(scene: Scene, jour: string): Etendu {
  if (scene.vue === 'dessus')
    return { plan: layOut(scene, jour), dessinee: scene, mesures: DESSINEES };
  const dessinee = sceneDessinee(scene);
  let [meilleur, moins]: [Etendu | undefined, number] = [undefined, Infinity];
  for (const ampleur of AMPLEURS) {
    const mesures = { ...DESSINEES, rapport: RAPPORT, ampleur };
    const plan = layOut(dessinee, jour, { mesures });
    const rates = ratesOf(plan, dessinee);
    if (rates < moins) [meilleur, moins] = [{ plan, dessinee, mesures }, rates];
    if (rates === 0) break;
  }
  return meilleur!;
}

export const planDuFilm = (scene: Scene, jour: string): Plan => etenduOf(scene, jour).plan;

export function planDessine(scene: Scene, jour: string): Plan {
  const plan = planDuFilm(scene, jour);
  return scene.vue === 'dessus' ? plan : commeDuSiege(plan, scene);
}
