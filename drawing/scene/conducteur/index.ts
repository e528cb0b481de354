import { postesOf } from '../plan/objets.ts';
import { TEMPS } from '../temps.ts';
import { escape, el } from '../../svg.ts';
import { isRoulable } from '../plan/dessous.ts';
import type { Decor, Plan, Point, Vu } from '../plan/plan.ts';
import type { Scene } from '../scene.ts';
import { graineOf } from './axes.ts';
import { bord } from './bord.ts';
import { boiteSujet } from './boites.ts';
import { cameraOf } from './camera.ts';
import { choses } from './choses.ts';
import { ciel, devantLesYeux, nuit } from './ciel.ts';
import { decor } from './decorDuSiege.ts';
import { devant, HAUTEUR, LARGEUR, project, type Camera } from './projection.ts';
import { lueurs } from './lampesDuSiege.ts';
import { miroirs } from './miroirs.ts';
import { moiOf } from './moi.ts';
import { mitoyennes } from './maison.ts';
import { bringCloser } from './rapproche.ts';
import { portique, postes, type PoteauPlace } from './signauxDuSiege.ts';
import { badge, feux } from './usagersDuSiege.ts';

function poutreOf(camera: Camera, plan: Plan, hauts: PoteauPlace[]): PoteauPlace[] {
  const [premier] = hauts;
  if (!premier) return [];
  const xs = plan.sol
    .filter((s) => s.matiere === 'asphalte')
    .flatMap((s) => s.anneaux.flat().map(([x]) => x));
  const svg = portique(camera, hauts, Math.min(...xs) - 0.6, Math.max(...xs) + 0.6);
  return [{ ...premier, svg }];
}

export function regardOf(donne: Plan, scene: Scene) {
  const camera = cameraOf(donne, scene);
  const plan = { ...donne, objets: mitoyennes(bringCloser(camera, donne, scene)) };
  const moi = moiOf(plan);
  const [, ici] = devant(camera, [moi.x, moi.y]);
  const vus = plan.objets.filter(
    (o): o is Vu => o.genre === 'usager' && o !== moi && devant(camera, [o.x, o.y])[1] > ici + 0.5,
  );
  const eux = plan.objets
    .filter((o) => o !== moi && (o.genre !== 'usager' || vus.includes(o)))
    .map((o) => boiteSujet(camera, o))
    .filter((b) => b !== undefined);
  const poteaux = postesOf(plan);
  const surRoute = (p: Point) => isRoulable(plan.sol, p);
  return { camera, plan, moi, vus, eux, places: postes(camera, poteaux, plan.jour, eux, surRoute) };
}

/** 600 by 400, for scenes whose `vue` is `conducteur`. */
export function drawConducteur(
  donne: Plan,
  scene: Scene,
  titre = 'Vue du siège du conducteur',
): string {
  const { camera, plan, moi, vus, eux, places } = regardOf(donne, scene);
  const noir = TEMPS[plan.temps].sombre;
  const hauts = places.filter(({ poste }) => poste.hauteur === 'portique');
  const bords = places.filter(({ poste }) => poste.hauteur === 'poteau');
  const agents = plan.objets.filter((o): o is Decor => o.genre === 'agent');
  const boites = places.map((p) => p.boite);
  const glaces = miroirs(camera, plan, scene, [...boites, ...eux]);
  const ville = scene.agglomération && scene.lieu !== 'autoroute';
  const dehors =
    ciel(
      plan.temps,
      ville,
      camera.crete === Infinity ? project(camera, [0, 60, 0])[1] : undefined,
      graineOf(scene),
    ) +
    choses(
      camera,
      plan,
      scene,
      moi,
      [...(noir ? [] : bords), ...poutreOf(camera, plan, hauts)],
      bords,
    ) +
    (noir ? nuit(scene.éclairage ?? false) + lueurs(camera, plan) : '') +
    hauts.map((p) => p.svg).join('') +
    // Reflective signs and vests outshine the night.
    (noir
      ? agents.map((o) => decor(camera, o, plan.temps)).join('') +
        bords
          .map((p) => p.svg)
          .toReversed()
          .join('')
      : '') +
    vus.map((v) => feux(camera, v, noir)).join('') +
    vus.map((v) => badge(camera, v, [...boites, ...glaces.map((g) => g.boite)])).join('');
  const tout =
    dehors +
    devantLesYeux(plan.temps) +
    bord(moi, scene.compteur, noir) +
    glaces.map((g) => g.svg).join('');
  const viewBox = `0 0 ${LARGEUR} ${HAUTEUR}`;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, role: 'img' },
    el('title', {}, escape(titre)) + tout,
  );
}
