import { Scene } from 'three';
import type { Scene as SceneEcrite } from '../../drawing/scene/scene.ts';
import type { Miroir } from '../camera/miroirs.ts';
import type { Vue } from '../camera/prises.ts';
import type { Chantier } from '../chantier.ts';
import { moins, type Vec } from '../maille/vecteurs.ts';
import type { Planche } from '../signaux/planche.ts';
import { briques, facades, tuiles } from '../textures/facades.ts';
import { feuilles } from '../textures/feuilles.ts';
import { addContacts, addHalos } from './accents.ts';
import { ambianceOf } from './ambiances.ts';
import { addCiel } from './ciel.ts';
import { addCarrosseries } from './corps.ts';
import { addMailles } from './materiaux.ts';
import { addChute, CHUTES } from './meteo.ts';
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

/** Degrees clockwise from the north. */
export const capDe = ({ oeil, vers }: Pick<Vue, 'oeil' | 'vers'>): number => {
  const regard = moins(vers, oeil);
  return (Math.atan2(regard[0], -regard[2]) * 180) / Math.PI;
};

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
  const { map: facade, lueur } = facades(ambiance.nuit);
  addMailles(scene, chantier, {
    plaque,
    facade,
    ...(ambiance.nuit && { lueurFacade: lueur }),
    mur: briques(),
    toit: tuiles(),
    feuille: feuilles(),
  });
  addCarrosseries(scene, chantier);
  addContacts(scene, chantier);
  addHalos(scene, chantier);
  addCiel(scene, temps, ambiance, [lumiere.centre[0], lumiere.centre[2]]);
  const { lampes } = chantier;
  const duSiege = chantier.mailles.habitacle.triangles > 0;
  const reflets = addMiroirs(scene, miroirs);
  const [toile] = studio.still(
    { scene, temps, ambiance, lampes, ...lumiere, reflets },
    [prise],
    qualite,
  );
  if (CHUTES[temps]) addChute(toile!, temps, duSiege ? studio.cover(scene, prise) : undefined);
  disposeScene(scene);
  plaque.dispose();
  return toile!;
}
