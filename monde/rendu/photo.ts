import { Scene } from 'three';
import type { Scene as SceneEcrite } from '../../drawing/scene/scene.ts';
import type { Miroir } from '../camera/miroirs.ts';
import type { Chantier } from '../chantier.ts';
import type { Vec } from '../maille/vecteurs.ts';
import type { Planche } from '../signaux/planche.ts';
import { addChantier, feuillesDeRue } from './addChantier.ts';
import { ambianceOf } from './ambiances.ts';
import { addCiel } from './ciel.ts';
import { addChute, CHUTES } from './meteo.ts';
import { coverOf } from './devant.ts';
import { addMiroirs } from './miroirs.ts';
import { paintPlanche } from './planches.ts';
import { addSols } from './sols.ts';
import { disposeScene, type Prise, type Qualite, type Studio } from './studio.ts';

/** A built scene or thing, and how it is lit. */
interface SujetDePhoto {
  chantier: Chantier;
  planche: Planche;
  temps: SceneEcrite['temps'];
  enVille: boolean;
  /** Lit with sharp shadows: a place on the ground, and metres around it. */
  centre: Vec;
  rayon: number;
  cap: number;
  voile: number;
  miroirs: readonly Miroir[];
}

export async function photographie(
  studio: Studio,
  { chantier, planche, temps, miroirs, ...lumiere }: SujetDePhoto,
  prise: Prise,
  qualite: Qualite,
): Promise<HTMLCanvasElement> {
  const ambiance = ambianceOf(temps);
  const scene = new Scene();
  const plaque = await paintPlanche(planche);
  addSols(scene, chantier, ambiance);
  addChantier(scene, chantier, feuillesDeRue(plaque, ambiance.nuit));
  addCiel(scene, ambiance, [lumiere.centre[0], lumiere.centre[2]]);
  const { lampes } = chantier;
  const duSiege = chantier.mailles.habitacle.triangles > 0;
  const reflets = addMiroirs(scene, miroirs);
  try {
    const [toile] = await studio.still(
      { scene, ambiance, lampes, ...lumiere, reflets },
      [prise],
      qualite,
    );
    if (CHUTES[temps]) {
      const { camera, largeur, hauteur } = prise;
      const cover = duSiege && coverOf(studio.renderer, scene, camera, [largeur, hauteur]);
      addChute(toile!, temps, cover || undefined);
    }
    return toile!;
  } finally {
    disposeScene(scene);
    plaque.dispose();
  }
}
