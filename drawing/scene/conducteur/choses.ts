import type { Decor, Objet, Plan, Vu } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { voile } from './ciel.ts';
import { arbres, couronne } from './arbres.ts';
import { decor } from './decor.ts';
import { devant, HORIZON, L, YEUX, type Camera } from './projection.ts';
import { couvre, type Place } from './signaux.ts';
import { peintSol } from './sol.ts';
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

const profondeur = (c: Camera, o: Objet): number => {
  const [, avant] = devant(c, [o.x, o.y]);
  // Bridges and tunnels reach far: what stands before their far end is drawn after them.
  return o.genre === 'pont' ? avant + (o.longueur ?? 0) / 2 : avant;
};

function visibles(c: Camera, plan: Plan, moi: Vu, bords: Place[]): Vue[] {
  const [, ici] = devant(c, [moi.x, moi.y]);
  // Nothing grows on a tunnel.
  const bouche = Math.min(
    ...plan.objets.map((o) =>
      o.genre === 'pont' && o.etat === 'tunnel' ? profondeur(c, o) - (o.longueur ?? 0) : Infinity,
    ),
  );
  const vues = plan.objets
    .filter((o) => o !== moi)
    .map((o) => ({ o, avant: profondeur(c, o) }))
    .filter(({ o, avant }) => {
      if (avant < 1 || avant > LOIN) return false;
      if ((o.genre === 'arbre' || o.genre === 'maison') && avant > bouche) return false;
      // Looking from further back, those who follow us would stand before our eyes.
      return o.genre !== 'usager' || avant > ici + 0.5;
    })
    .sort((a, b) => b.avant - a.avant);
  const dansLeChamp = ({ o, avant }: Vue) =>
    Math.abs(devant(c, [o.x, o.y])[0]) < (avant * L) / 2 / c.focale + 3;
  const proches = new Set(
    vues.filter((v) => v.o.genre === 'arbre' && dansLeChamp(v)).slice(-ARBRES),
  );
  const signes = bords.map((p) => ({ boite: p.boite, avant: profondeur(c, p.poste) }));
  const cache = (a: Decor, avant: number) =>
    signes.some((s) => s.avant > avant && couvre(s.boite, couronne(c, a)));
  return vues.filter((v) => v.o.genre !== 'arbre' || (proches.has(v) && !cache(v.o, v.avant)));
}

/** The road and all that stands on it and beside it, from far to near. Behind a crest, before the ground. */
export function choses(
  c: Camera,
  plan: Plan,
  scene: Scene,
  moi: Vu,
  postes: Place[],
  bords: Place[],
): string {
  const brume = plan.temps === 'brouillard' ? [...BRUME] : [];
  const panneaux = new Map(postes.map((p): [Objet, string] => [p.poste, p.svg]));
  let bosquet: Decor[] = [];
  const plante = () => {
    const svg = arbres(c, bosquet, plan.temps);
    bosquet = [];
    return svg;
  };
  const dessine = ({ o, avant }: Vue): string => {
    let svg = '';
    while (brume[0] !== undefined && avant < brume[0])
      svg += plante() + voile(HORIZON + (c.focale * YEUX) / (brume.shift() ?? 1));
    if (o.genre === 'arbre') {
      bosquet.push(o);
      return bosquet.length > 7 ? svg + plante() : svg;
    }
    svg += plante();
    if (o.genre === 'usager') return svg + usager(c, o);
    return svg + (o.genre === 'poteau' ? (panneaux.get(o) ?? '') : decor(c, o, plan.temps));
  };
  const vues = visibles(c, plan, moi, bords);
  const derriere =
    vues
      .filter((v) => v.avant > c.crete)
      .map(dessine)
      .join('') + plante();
  const ici =
    vues
      .filter((v) => v.avant <= c.crete)
      .map(dessine)
      .join('') + plante();
  return (
    derriere +
    peintSol(c, plan, scene) +
    ici +
    brume.map((b) => voile(HORIZON + (c.focale * YEUX) / b)).join('')
  );
}
