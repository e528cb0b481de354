import { postesOf } from '../plan/objets.ts';
import { isCarrefour } from '../branche.ts';
import { vers } from '../plan/geometrie.ts';
import type { Objet, Plan, Poste } from '../plan/plan.ts';
import type { Route, Scene } from '../scene.ts';
import { isVirage } from '../elements.ts';
import { moiOf } from './moi.ts';
import { devant, type Camera } from './projection.ts';

/** In metres: nearer, one can tell whose lane a sign hangs over. */
const PORTIQUE = 17;
/** In metres: nearer, a sign is legible. */
const POTEAU = 17;
/** In metres: signs this close to a thing concern it, and stay. */
const ATTACHE = 7;
const ECART = 3;

const avantOf = (camera: Camera, { x, y }: { x: number; y: number }): number =>
  devant(camera, [x, y])[1];

function bornes(camera: Camera, plan: Plan, scene: Route): number[] {
  const moi = moiOf(plan);
  return [
    ...scene.éléments.map((e) => avantOf(camera, { x: moi.x, y: -e.a })),
    ...plan.objets
      .filter((o) => o !== moi && o.genre !== 'arbre' && o.genre !== 'maison')
      .filter((o) => o.genre !== 'poteau' && o.genre !== 'glissière')
      .map((o) => avantOf(camera, o)),
  ];
}

function nearer(camera: Camera, poste: Poste, avants: number[], autres: number[]): number {
  const ici = avantOf(camera, poste);
  const seul = !avants.some((a) => Math.abs(a - ici) < ATTACHE);
  const avantLui = [...avants, ...autres].filter((a) => a < ici - 0.5);
  const but = Math.max(POTEAU, ...avantLui.map((a) => a + ECART));
  return seul ? Math.max(0, ici - but) : 0;
}

export function bringCloser(camera: Camera, plan: Plan, scene: Scene): Objet[] {
  if (isCarrefour(scene) || isVirage(scene)) return plan.objets;
  const [x, y] = vers(camera.cap);
  const avants = bornes(camera, plan, scene);
  const postes = postesOf(plan);
  const move = (poste: Poste): number => {
    if (poste.surBande) return Math.max(0, avantOf(camera, poste) - PORTIQUE);
    const pourNous = Math.cos(((poste.cap - camera.cap) * Math.PI) / 180) < -0.9;
    if (!pourNous || poste.hauteur !== 'poteau' || poste.dessins.some((d) => 'feu' in d)) return 0;
    const autres = postes.filter((p) => p !== poste).map((p) => avantOf(camera, p));
    return nearer(camera, poste, avants, autres);
  };
  return plan.objets.map((objet) => {
    if (objet.genre !== 'poteau') return objet;
    const trop = move(objet);
    return trop > 0 ? { ...objet, x: objet.x - x * trop, y: objet.y - y * trop } : objet;
  });
}
