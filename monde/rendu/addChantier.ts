import type { Scene, Texture } from 'three';
import type { Chantier } from '../chantier.ts';
import { briques, facades, tuiles } from '../textures/facades.ts';
import { feuilles } from '../textures/feuilles.ts';
import { addContacts, addHalos } from './accents.ts';
import { addCarrosseries } from './corps.ts';
import { addMailles, type Feuilles } from './materiaux.ts';

/** The sheets of streets; `plaque`: a scene's own signs. */
export function feuillesDeRue(plaque: Texture, nuit: boolean): Feuilles {
  const { map: facade, lueur } = facades(nuit);
  return {
    plaque,
    facade,
    ...(nuit && { lueurFacade: lueur }),
    mur: briques(),
    toit: tuiles(),
    feuille: feuilles(),
  };
}

/** All that a building site has, but its ground. */
export function addChantier(scene: Scene, chantier: Chantier, planches: Feuilles): void {
  addMailles(scene, chantier, planches);
  addCarrosseries(scene, chantier);
  addContacts(scene, chantier);
  addHalos(scene, chantier);
}
