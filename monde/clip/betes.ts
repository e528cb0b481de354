import { Scene } from 'three';
import type { Chose } from '../../films/choses.ts';
import { type Chantier, openChantier } from '../chantier.ts';
import { addBete, type Bete } from '../gens/bete.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';
import { addChantier } from '../rendu/addChantier.ts';
import type { Feuilles } from '../rendu/materiaux.ts';

/** In metres: a ball for children. */
const RAYON = 0.13;
/** In a stride. */
const PHASES = 8;

/** In metres. */
const FOULEES = { chevreuil: 1.5, chien: 0.9 };

const BETES: Record<Exclude<Chose, 'ballon'>, Bete> = {
  chevreuil: {
    longueur: 0.72,
    hauteur: 0.74,
    corps: [0.13, 0.17],
    patte: 0.024,
    cou: [0.36, 0.2],
    tete: [0.065, 0.075, 0.15],
    oreille: 0.14,
    pelage: '#8A5F3C',
    clair: '#E9E2D2',
    queue: [0.05, 0],
  },
  chien: {
    longueur: 0.5,
    hauteur: 0.5,
    corps: [0.1, 0.12],
    patte: 0.026,
    cou: [0.12, 0.13],
    tete: [0.07, 0.075, 0.12],
    oreille: 0.08,
    pelage: '#3B2E26',
    clair: '#B98B54',
    queue: [0.26, 0.18],
  },
};

/** Around its own foot, heading north. `phase`: of its stride, from 0 to 1. */
export function addChose(chantier: Chantier, chose: Chose, phase = 0): void {
  const { divers } = chantier.mailles;
  if (chose === 'ballon')
    divers.addBoule([0, RAYON, 0], [RAYON, RAYON, RAYON], '#E4572E', {
      meridiens: 16,
      paralleles: 12,
    });
  else addBete(divers, BETES[chose], phase);
  const [longueur, largeur] = chose === 'ballon' ? [0.26, 0.26] : [0.9, 0.35];
  chantier.contacts.push({ ou: [0, 0, 0], cap: 0, largeur, longueur });
}

/** In metres from the ground to its top. */
export const hauteurDeChose = (chose: Chose): number => {
  if (chose === 'ballon') return 2 * RAYON;
  const { hauteur, cou, tete } = BETES[chose];
  return hauteur + cou[0] + tete[1];
};

/** Built once in each of its phases; answers what puts it where it is after so many metres. */
export function openChose(scene: Scene, chose: Chose, feuilles: Feuilles, nuit: boolean) {
  const groupe = new Scene();
  const phases = Array.from({ length: chose === 'ballon' ? 1 : PHASES }, (_, i) => {
    const [vue, chantier] = [new Scene(), openChantier(nuit)];
    addChose(chantier, chose, i / PHASES);
    addChantier(vue, chantier, feuilles);
    groupe.add(vue);
    return vue;
  });
  scene.add(groupe);
  const foulee = chose === 'ballon' ? 2 * Math.PI * RAYON : FOULEES[chose];
  return ([x, y, z]: Vec, cap: number, parcouru: number): void => {
    const tour = (((parcouru / foulee) % 1) + 1) % 1;
    groupe.position.set(x, y, z);
    groupe.rotation.y = -radians(cap);
    for (const [i, vue] of phases.entries())
      vue.visible = i === Math.min(phases.length - 1, Math.floor(tour * phases.length));
  };
}
