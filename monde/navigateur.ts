// The part that runs in the headless browser of scripts/. scripts/withMonde.ts bundles it.
import { Color, Mesh, MeshStandardMaterial, PerspectiveCamera, PlaneGeometry, Scene } from 'three';
import type { Scene as SceneEcrite } from '../drawing/scene/scene.ts';
import { type FicheDuMonde, ficheDeVueOf, ficheDuMontage } from './fiche.ts';
import { openChantier } from './chantier.ts';
import { drawClip, openToTime, timeClip } from './clip/essais.ts';
import { drawMoments, playMany } from './film/essais.ts';
import { devant, type Vec } from './maille/vecteurs.ts';
import { EXEMPLES } from './modeles.ts';
import { montageOf, type ObjetDit } from './objets/objet.ts';
import { ambianceOf } from './rendu/ambiances.ts';
import { addCiel } from './rendu/ciel.ts';
import { addChantier } from './rendu/addChantier.ts';
import { disposeScene, type Qualite, Studio } from './rendu/studio.ts';
import { drawMontage, drawScene } from './rendu/tirage.ts';
import { lookAt } from './sceneDeVue.ts';

let studio: Studio | undefined;
const ownStudio = () => (studio ??= new Studio(document.createElement('canvas')));

export interface VueDeModele {
  temps: SceneEcrite['temps'];
  /** Degrees: from where one looks, clockwise from the model's front, and how high. */
  azimut: number;
  hauteur: number;
}

/** A model alone on asphalt, as a data URL. */
async function drawModele(
  nom: string,
  { temps, azimut, hauteur }: VueDeModele,
  qualite: Qualite,
): Promise<string> {
  const exemple = EXEMPLES[nom];
  if (!exemple) throw new Error(`« ${nom} » n’est pas un modèle.`);
  const ambiance = ambianceOf(temps);
  const chantier = openChantier(ambiance.nuit);
  exemple.add(chantier);
  const scene = new Scene();
  const sol = new Mesh(
    new PlaneGeometry(400, 400).rotateX(-Math.PI / 2),
    new MeshStandardMaterial({ color: new Color('#84827F'), roughness: 0.95 }),
  );
  sol.receiveShadow = true;
  scene.add(sol);
  addChantier(scene, chantier, {});
  addCiel(scene, ambiance, [0, 0]);
  const camera = new PerspectiveCamera(26, qualite.largeur / qualite.hauteur, 0.1, 900);
  const loin = exemple.taille * 2.3;
  const [dx, , dz] = devant(azimut);
  const plat = Math.cos((hauteur * Math.PI) / 180);
  camera.position.set(
    dx * loin * plat,
    exemple.taille * 0.3 + loin * Math.sin((hauteur * Math.PI) / 180),
    dz * loin * plat,
  );
  camera.lookAt(0, exemple.taille * 0.3, 0);
  camera.updateMatrixWorld();
  const centre: Vec = [0, 0, 0];
  const [toile] = await ownStudio().still(
    {
      scene,
      ambiance,
      enVille: true,
      lampes: chantier.lampes,
      centre,
      rayon: Math.max(4, exemple.taille),
      cap: 0,
      voile: 0,
    },
    [{ camera, largeur: qualite.largeur, hauteur: qualite.hauteur }],
    qualite,
  );
  disposeScene(scene);
  return toile!.toDataURL('image/png');
}

export interface VueDessinee extends FicheDuMonde {
  /** A PNG as a data URL. */
  url: string;
}

/** A scene from its words. `jour`: YYYY-MM-DD. */
async function drawVue(ecrite: SceneEcrite, jour: string, qualite: Qualite): Promise<VueDessinee> {
  const vue = lookAt(ecrite, jour);
  const fiche = ficheDeVueOf(vue);
  const toile = await drawScene(ownStudio(), vue, jour, qualite);
  return { url: toile.toDataURL('image/png'), ...fiche };
}

/** A thing from its words. `jour`: YYYY-MM-DD. */
async function drawObjet(dit: ObjetDit, jour: string, qualite: Qualite): Promise<VueDessinee> {
  const montage = montageOf(dit);
  if (!montage) throw new Error(`« ${dit.objet} » reste plat.`);
  const toile = await drawMontage(ownStudio(), montage, jour, qualite);
  return { url: toile.toDataURL('image/png'), ...ficheDuMontage(montage) };
}

const monde = {
  drawModele,
  drawVue,
  drawObjet,
  drawClip,
  openToTime,
  timeClip,
  drawMoments,
  playMany,
  noms: () => Object.keys(EXEMPLES),
};
export type Monde = typeof monde;
Object.assign(globalThis, { monde });
