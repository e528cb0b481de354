// The part that runs in the headless browser of scripts/. scripts/withMonde.ts bundles it.
import { Color, Mesh, MeshStandardMaterial, PerspectiveCamera, PlaneGeometry, Scene } from 'three';
import type { Annotation } from '../regles/vue.ts';
import type { Scene as SceneEcrite } from '../drawing/scene/scene.ts';
import { dressScene, regardeOf, showMoi } from './bati.ts';
import { buildScene } from './buildScene.ts';
import { chooseVue } from './camera/choix.ts';
import { cameraOf, type Vue } from './camera/prises.ts';
import { annotationsDe } from './camera/annotations.ts';
import { openChantier } from './chantier.ts';
import { drawMoments, playMany } from './film/essais.ts';
import { devant, moins, norme, type Vec } from './maille/vecteurs.ts';
import { EXEMPLES } from './modeles.ts';
import { buildMontage, etiquettesDe, montageOf, type ObjetDit } from './objets/objet.ts';
import { ambianceOf } from './rendu/ambiances.ts';
import { addCiel } from './rendu/ciel.ts';
import { addChantier } from './rendu/addChantier.ts';
import { capDe, eclairageDe } from './rendu/eclairage.ts';
import { photographie } from './rendu/photo.ts';
import { paintVignettes } from './rendu/vignettes.ts';
import { disposeScene, type Qualite, Studio } from './rendu/studio.ts';

let studio: Studio | undefined;
const ownStudio = () => (studio ??= new Studio(document.createElement('canvas')));

export interface VueDeModele {
  temps: SceneEcrite['temps'];
  /** Degrees: from where one looks, clockwise from the model's front, and how high. */
  azimut: number;
  hauteur: number;
}

/** A model alone on asphalt, as a data URL. */
function drawModele(
  nom: string,
  { temps, azimut, hauteur }: VueDeModele,
  qualite: Qualite,
): string {
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
  addCiel(scene, temps, ambiance, [0, 0]);
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
  const [toile] = ownStudio().still(
    {
      scene,
      temps,
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

export interface VueDessinee {
  /** A PNG as a data URL. */
  url: string;
  annotations: Annotation[];
  prise: Vue;
}

/** A scene from its words. `jour`: YYYY-MM-DD. */
async function drawVue(ecrite: SceneEcrite, jour: string, qualite: Qualite): Promise<VueDessinee> {
  const bati = buildScene(ecrite, jour);
  const { chantier, plan } = bati;
  const rapport = qualite.largeur / qualite.hauteur;
  const choix = chooseVue(regardeOf(bati), rapport);
  const { vue } = choix;
  showMoi(bati, vue);
  dressScene(bati, vue);
  const { largeur, hauteur } = qualite;
  const toile = await photographie(
    ownStudio(),
    {
      chantier,
      planche: bati.signaux.planche,
      temps: plan.temps,
      enVille: bati.scene.agglomération,
      ...eclairageDe(vue),
      miroirs: choix.miroirs,
    },
    { camera: cameraOf(vue, rapport), largeur, hauteur },
    qualite,
  );
  await paintVignettes(toile, choix.vignettes, jour);
  const place = { plan, boites: bati.boites, hauteurAt: bati.sol.hauteurAt };
  return {
    url: toile.toDataURL('image/png'),
    annotations: annotationsDe(choix, place, rapport),
    prise: vue,
  };
}

/** A thing from its words. `jour`: YYYY-MM-DD. */
async function drawObjet(dit: ObjetDit, jour: string, qualite: Qualite): Promise<VueDessinee> {
  const montage = montageOf(dit);
  if (!montage) throw new Error(`« ${dit.objet} » reste plat.`);
  const { vue, ...bati } = buildMontage(montage, jour);
  const { largeur, hauteur } = qualite;
  const prise = vue;
  const loin = norme(moins(vue.vers, vue.oeil));
  const toile = await photographie(
    ownStudio(),
    {
      ...bati,
      centre: [vue.vers[0], 0, vue.vers[2]],
      rayon: Math.max(2.5, Math.min(30, loin * 1.4)),
      cap: capDe(vue),
      voile: 0.5,
    },
    { camera: cameraOf(prise, largeur / hauteur), largeur, hauteur },
    qualite,
  );
  return { url: toile.toDataURL('image/png'), annotations: etiquettesDe(montage), prise };
}

const monde = {
  drawModele,
  drawVue,
  drawObjet,
  drawMoments,
  playMany,
  noms: () => Object.keys(EXEMPLES),
};
export type Monde = typeof monde;
Object.assign(globalThis, { monde });
