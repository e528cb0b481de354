import { isCarrefour } from '../branche.ts';
import { chemin, trait } from '../../svg.ts';
import { repere } from '../plan/geometrie.ts';
import { hasard } from '../plan/hasard.ts';
import type { Decor, Plan } from '../plan/plan.ts';
import type { Carrefour, Scene } from '../scene.ts';
import { axes, graineOf, rues, TROTTOIR } from './axes.ts';
import { boiteMaison } from './boites.ts';
import { libreOf } from './libre.ts';
import {
  avantOf,
  balises,
  cloture,
  haie,
  lampadaires,
  mince,
  muret,
  ou,
  peupliers,
  vert,
  type Abord,
  type Lieu,
} from './lisiere.ts';
import { maison } from './maison.ts';
import type { Camera } from './projection.ts';

/** In metres; far houses merge into blocks. */
const MAISON = 8;
const LOINTAINE = 30;
const NOMBRE = 8;

function rangee(lieu: Lieu, de: number): Abord[] {
  const { camera, axe, plan } = lieu;
  const suite: Abord[] = [];
  let a = de;
  for (let i = 0; i < NOMBRE; i += 1) {
    const longueur = avantOf(camera, axe.ici(a)) < LOINTAINE ? MAISON : 2 * MAISON;
    const [x, y] = ou(lieu, a + longueur / 2, 4.4);
    const avant = avantOf(camera, [x, y]);
    a += longueur;
    if (avant < 5 || avant > 100 || !lieu.libre([[x, y]])) continue;
    const etat = suite.length > 0 ? 'rangée' : '';
    const decor: Decor = { genre: 'maison', x, y, cap: axe.cap, longueur, largeur: 5.6, etat };
    suite.push({
      avant,
      boite: boiteMaison(camera, decor),
      svg: maison(camera, decor, plan.temps),
    });
  }
  return suite;
}

function enVille(lieu: Lieu, scene: Scene): Abord[] {
  const tirage = hasard(lieu.graine, lieu.cote + 9);
  return [
    ...rangee(lieu, isCarrefour(scene) ? 18 : scene.longueur + 3),
    ...(tirage < 0.3 ? haie(lieu, 0.7, 0.9) : tirage < 0.5 ? muret(lieu) : []),
    ...(lieu.cote === (hasard(lieu.graine, 3) < 0.5 ? 1 : -1) ? lampadaires(lieu) : []),
  ];
}

function enCampagne(lieu: Lieu, scene: Scene): Abord[] {
  const tirage = hasard(lieu.graine, lieu.cote + 9);
  const bord =
    tirage < 0.3
      ? cloture(lieu)
      : tirage < 0.55
        ? haie(lieu, 3.2, 1.2)
        : tirage < 0.8
          ? peupliers(lieu)
          : [];
  return scene.lieu === 'autoroute' ? balises(lieu) : [...bord, ...balises(lieu)];
}

function enFace(camera: Camera, plan: Plan, scene: Carrefour, libre: Lieu['libre']): Abord[] {
  const cs = rues(scene);
  const cotes = cs.filter((c) => Math.abs(Math.sin(((c.cap - camera.cap) * Math.PI) / 180)) > 0.98);
  if (cotes.length < 2) return [];
  const loin = Math.max(...cotes.map((c) => Math.max(c.droite, c.gauche))) + TROTTOIR + 4.2;
  const ici = repere([0, 0], camera.cap);
  return [-4, 4].flatMap((d): Abord[] => {
    const [x, y] = ici(loin, d);
    const coins = [-2.5, 2.5].flatMap((a) => [-3.8, 3.8].map((e) => ici(loin + a, d + e)));
    const face: Decor = { genre: 'maison', x, y, cap: camera.cap + 90, longueur: 8, largeur: 5.4 };
    const avant = avantOf(camera, [x, y]);
    if (avant < 6 || !libre(coins)) return [];
    return [{ avant, boite: boiteMaison(camera, face), svg: maison(camera, face, plan.temps) }];
  });
}

function butte(camera: Camera, plan: Plan): Abord[] {
  const avant = avantOf(camera, [0, 0]);
  if (avant < 8 || plan.sol.some((s) => s.matiere === 'rail')) return [];
  const boite = mince(camera, [0, 0], 5, 0.75);
  const [x, y, l, h] = boite.map(Math.round) as [number, number, number, number];
  const fleurs = [0.2, 0.34, 0.5, 0.64, 0.8].map(
    (part, i) => `M${Math.round(x + l * part)} ${Math.round(y + h * (i % 2 ? 0.45 : 0.7))}h.1`,
  );
  const svg =
    chemin(`M${x} ${y + h}q${Math.round(l / 2)}-${2 * h} ${l} 0Z`, vert(plan, '#7BAE68')) +
    trait(fleurs.join(''), '#E58A8F', Math.max(2, h / 6));
  return [{ avant, boite, svg }];
}

export function abords(camera: Camera, plan: Plan, scene: Scene): Abord[] {
  const graine = graineOf(scene);
  const ville = scene.agglomération && scene.lieu !== 'autoroute';
  // A tunnel's mouth and a bridge stay clear.
  if (plan.objets.some((o) => o.genre === 'pont')) return [];
  const libre = libreOf(plan);
  const ilot = scene.lieu === 'rond-point' ? butte(camera, plan) : [];
  const bords = axes(scene, camera.cap).flatMap((axe) =>
    ([-1, 1] as const).flatMap((cote) => {
      const lieu: Lieu = { camera, plan, axe, cote, graine, libre };
      return ville ? enVille(lieu, scene) : enCampagne(lieu, scene);
    }),
  );
  const fond =
    ville && scene.lieu === 'carrefour' && bords.length === 0
      ? enFace(camera, plan, scene, libre)
      : [];
  return [...ilot, ...fond, ...bords];
}
