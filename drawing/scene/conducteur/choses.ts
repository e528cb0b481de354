import { TEMPS } from '../temps.ts';
import type { Decor, Objet, Plan, Vu } from '../plan/plan.ts';
import type { Scene } from '../scene.ts';
import { abords } from './abords.ts';
import { voile } from './ciel.ts';
import { arbres, couronne } from './arbres.ts';
import { boiteMaison, boiteSujet } from './boites.ts';
import { decor } from './decorDuSiege.ts';
import { devant, HORIZON, LARGEUR, YEUX, type Camera } from './projection.ts';
import { couvre, type Boite, type PoteauPlace } from './signauxDuSiege.ts';
import { paintSol } from './solDuSiege.ts';
import { usager } from './usagersDuSiege.ts';

const LOIN = 130;
const ARBRES = { ville: 7, campagne: 20 };
/** In metres ahead. */
const BRUME = [70, 44, 28, 17];

interface ChoseVue {
  o: Objet;
  avant: number;
}

interface Sujet {
  boite: Boite;
  avant: number;
}

const profondeur = (camera: Camera, objet: Objet): number => {
  const [, avant] = devant(camera, [objet.x, objet.y]);
  // Long things sort by their far end.
  return objet.genre === 'pont' ? avant + (objet.longueur ?? 0) / 2 : avant;
};

const sujetsOf = (camera: Camera, vues: ChoseVue[], bords: PoteauPlace[]): Sujet[] => [
  ...bords.map((p) => ({ boite: p.boite, avant: profondeur(camera, p.poste) })),
  ...vues.flatMap(({ o: objet, avant }): Sujet[] => {
    const boite = boiteSujet(camera, objet);
    return boite ? [{ boite, avant }] : [];
  }),
];

const cache = (sujets: Sujet[], boite: Boite, avant: number): boolean =>
  sujets.some((s) => s.avant > avant && couvre(s.boite, boite));

function visibles(camera: Camera, plan: Plan, moi: Vu): ChoseVue[] {
  const [, ici] = devant(camera, [moi.x, moi.y]);
  const bouche = Math.min(
    ...plan.objets.map((objet) =>
      objet.genre === 'pont' && objet.etat === 'tunnel'
        ? profondeur(camera, objet) - (objet.longueur ?? 0)
        : Infinity,
    ),
  );
  return plan.objets
    .filter((o) => o !== moi)
    .map((o) => ({ o, avant: profondeur(camera, o) }))
    .filter(({ o: objet, avant }) => {
      if (avant < 1 || avant > LOIN) return false;
      if ((objet.genre === 'arbre' || objet.genre === 'maison') && avant > bouche) return false;
      // The camera stands behind our own vehicle: followers between both must not show.
      return objet.genre !== 'usager' || avant > ici + 0.5;
    })
    .sort((a, b) => b.avant - a.avant);
}

function degagees(camera: Camera, vues: ChoseVue[], sujets: Sujet[], ville: boolean): ChoseVue[] {
  const dansLeChamp = ({ o: objet, avant }: ChoseVue) =>
    Math.abs(devant(camera, [objet.x, objet.y])[0]) < (avant * LARGEUR) / 2 / camera.focale + 3;
  const proches = new Set(
    vues
      .filter((v) => v.o.genre === 'arbre' && dansLeChamp(v))
      .slice(-ARBRES[ville ? 'ville' : 'campagne']),
  );
  return vues.filter((v) => {
    if (v.o.genre === 'maison') return !cache(sujets, boiteMaison(camera, v.o), v.avant);
    if (v.o.genre !== 'arbre') return true;
    return proches.has(v) && !cache(sujets, couronne(camera, v.o), v.avant);
  });
}

/** Far to near. Behind a crest: before the ground. */
export function choses(
  camera: Camera,
  plan: Plan,
  scene: Scene,
  moi: Vu,
  postes: PoteauPlace[],
  bords: PoteauPlace[],
): string {
  const brume = TEMPS[plan.temps].brume ? [...BRUME] : [];
  const panneaux = new Map(postes.map((p): [Objet, string] => [p.poste, p.svg]));
  let bosquet: Decor[] = [];
  const plant = () => {
    const svg = arbres(camera, bosquet, plan.temps);
    bosquet = [];
    return svg;
  };
  const brouille = (avant: number): string => {
    let svg = '';
    while (brume[0] !== undefined && avant < brume[0])
      svg += plant() + voile(HORIZON + (camera.focale * YEUX) / (brume.shift() ?? 1));
    return svg;
  };
  const dessine = ({ o: objet, avant }: ChoseVue): string => {
    const svg = brouille(avant);
    if (objet.genre === 'arbre') {
      bosquet.push(objet);
      return bosquet.length > 7 ? svg + plant() : svg;
    }
    if (objet.genre === 'usager') return svg + plant() + usager(camera, objet);
    return (
      svg +
      plant() +
      (objet.genre === 'poteau' ? (panneaux.get(objet) ?? '') : decor(camera, objet, plan.temps))
    );
  };
  const toutes = visibles(camera, plan, moi);
  const sujets = sujetsOf(camera, toutes, bords);
  const vues = degagees(camera, toutes, sujets, scene.agglomération);
  const garni = abords(camera, plan, scene)
    .filter((a) => !cache(sujets, a.boite, a.avant))
    .map(({ avant, svg }) => ({ avant, svg }))
    .map((a) => ({ avant: a.avant, dessine: () => brouille(a.avant) + plant() + a.svg }));
  const tout = [...vues.map((v) => ({ avant: v.avant, dessine: () => dessine(v) })), ...garni].sort(
    (a, b) => b.avant - a.avant,
  );
  const peins = (liste: typeof tout) => liste.map((v) => v.dessine()).join('') + plant();
  return (
    peins(tout.filter((v) => v.avant > camera.crete)) +
    paintSol(camera, plan, scene) +
    peins(tout.filter((v) => v.avant <= camera.crete)) +
    brume.map((b) => voile(HORIZON + (camera.focale * YEUX) / b)).join('')
  );
}
