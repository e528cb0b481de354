import { vers } from '../plan/geometrie.ts';
import type { Objet, Plan, Poste } from '../plan/plan.ts';
import type { Route, Scene } from '../scene.ts';
import { isVirage } from './axes.ts';
import { moiOf } from './moi.ts';
import { devant, type Camera } from './projection.ts';

/** Lanes far ahead are too narrow to tell which one a sign hangs over: their beam comes nearer, in metres. */
const PORTIQUE = 17;
/** A sign beside the road is read from here. */
const POTEAU = 17;
/** What stands closer to a sign than this is what it says something of: it stays where it is. */
const ATTACHE = 7;
/** … and behind what comes before it, it stays behind. */
const ECART = 3;

const avantOf = (camera: Camera, { x, y }: { x: number; y: number }): number =>
  devant(camera, [x, y])[1];

/** How far ahead each thing is that a sign may not change places with. */
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

/** Where a sign for us comes to stand: never this side of anything that it stood behind, nor of another sign. */
function nearer(camera: Camera, poste: Poste, avants: number[], autres: number[]): number {
  const ici = avantOf(camera, poste);
  const seul = !avants.some((a) => Math.abs(a - ici) < ATTACHE);
  const avantLui = [...avants, ...autres].filter((a) => a < ici - 0.5);
  const but = Math.max(POTEAU, ...avantLui.map((a) => a + ECART));
  return seul ? Math.max(0, ici - but) : 0;
}

/** What stands in the scene, with the signs that are far moved to where they can be read. */
export function bringCloser(camera: Camera, plan: Plan, scene: Scene): Objet[] {
  if ('branches' in scene || isVirage(scene)) return plan.objets;
  const [x, y] = vers(camera.cap);
  const avants = bornes(camera, plan, scene);
  const postes = plan.objets.filter((o): o is Poste => o.genre === 'poteau');
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
