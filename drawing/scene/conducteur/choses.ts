import type { Decor, Objet, Plan, Vu } from '../plan/plan.ts';
import type { Scene } from '../scene.ts';
import { voile } from './ciel.ts';
import { arbres, couronne } from './arbres.ts';
import { decor } from './decor.ts';
import { devant, HORIZON, LARGEUR, YEUX, type Camera } from './projection.ts';
import { couvre, type Place } from './signaux.ts';
import { paintSol } from './sol.ts';
import { usager } from './usagers.ts';

const LOIN = 130;
/** Far trees stand behind near ones: the nearest are enough. */
const ARBRES = 30;
/** Where mist lies, in metres ahead. */
const BRUME = [70, 44, 28, 17];

interface Vue {
  o: Objet;
  avant: number;
}

const profondeur = (camera: Camera, objet: Objet): number => {
  const [, avant] = devant(camera, [objet.x, objet.y]);
  // Bridges and tunnels reach far: what stands before their far end is drawn after them.
  return objet.genre === 'pont' ? avant + (objet.longueur ?? 0) / 2 : avant;
};

function visibles(camera: Camera, plan: Plan, moi: Vu, bords: Place[]): Vue[] {
  const [, ici] = devant(camera, [moi.x, moi.y]);
  // Nothing grows on a tunnel.
  const bouche = Math.min(
    ...plan.objets.map((objet) =>
      objet.genre === 'pont' && objet.etat === 'tunnel'
        ? profondeur(camera, objet) - (objet.longueur ?? 0)
        : Infinity,
    ),
  );
  const vues = plan.objets
    .filter((o) => o !== moi)
    .map((o) => ({ o, avant: profondeur(camera, o) }))
    .filter(({ o: objet, avant }) => {
      if (avant < 1 || avant > LOIN) return false;
      if ((objet.genre === 'arbre' || objet.genre === 'maison') && avant > bouche) return false;
      // Looking from further back, those who follow us would stand before our eyes.
      return objet.genre !== 'usager' || avant > ici + 0.5;
    })
    .sort((a, b) => b.avant - a.avant);
  const dansLeChamp = ({ o: objet, avant }: Vue) =>
    Math.abs(devant(camera, [objet.x, objet.y])[0]) < (avant * LARGEUR) / 2 / camera.focale + 3;
  const proches = new Set(
    vues.filter((v) => v.o.genre === 'arbre' && dansLeChamp(v)).slice(-ARBRES),
  );
  const signes = bords.map((p) => ({ boite: p.boite, avant: profondeur(camera, p.poste) }));
  const cache = (decor: Decor, avant: number) =>
    signes.some((s) => s.avant > avant && couvre(s.boite, couronne(camera, decor)));
  return vues.filter((v) => v.o.genre !== 'arbre' || (proches.has(v) && !cache(v.o, v.avant)));
}

/** The road and all that stands on it and beside it, from far to near. Behind a crest, before the ground. */
export function choses(
  camera: Camera,
  plan: Plan,
  scene: Scene,
  moi: Vu,
  postes: Place[],
  bords: Place[],
): string {
  const brume = plan.temps === 'brouillard' ? [...BRUME] : [];
  const panneaux = new Map(postes.map((p): [Objet, string] => [p.poste, p.svg]));
  let bosquet: Decor[] = [];
  const plant = () => {
    const svg = arbres(camera, bosquet, plan.temps);
    bosquet = [];
    return svg;
  };
  const dessine = ({ o: objet, avant }: Vue): string => {
    let svg = '';
    while (brume[0] !== undefined && avant < brume[0])
      svg += plant() + voile(HORIZON + (camera.focale * YEUX) / (brume.shift() ?? 1));
    if (objet.genre === 'arbre') {
      bosquet.push(objet);
      return bosquet.length > 7 ? svg + plant() : svg;
    }
    svg += plant();
    if (objet.genre === 'usager') return svg + usager(camera, objet);
    return (
      svg +
      (objet.genre === 'poteau' ? (panneaux.get(objet) ?? '') : decor(camera, objet, plan.temps))
    );
  };
  const vues = visibles(camera, plan, moi, bords);
  const derriere =
    vues
      .filter((v) => v.avant > camera.crete)
      .map(dessine)
      .join('') + plant();
  const ici =
    vues
      .filter((v) => v.avant <= camera.crete)
      .map(dessine)
      .join('') + plant();
  return (
    derriere +
    paintSol(camera, plan, scene) +
    ici +
    brume.map((b) => voile(HORIZON + (camera.focale * YEUX) / b)).join('')
  );
}
