import type { Additionnel } from './additionnels.ts';
import type { EtatFeu } from './feux.ts';
import type { NomMarquage } from './marquages.ts';
import type { NomObjet } from './objets/index.ts';
import type { CodePanneau } from './panneaux/index.ts';
import type { Borne } from './panneaux/zone.ts';
import type { Scene } from './scene/scene.ts';

export interface DessinPanneau {
  panneau: CodePanneau;
  /** What is written on the sign, where it varies: `{ panneau: 'C43', valeur: 50 }`. */
  valeur?: number | string;
  additionnel?: Additionnel;
  /** On the white « ZONE » plate, or its end: `{ panneau: 'C43', valeur: 50, zone: 'début' }`. */
  zone?: Borne;
}

export interface DessinFeu {
  feu: EtatFeu;
}

interface DessinMarquage {
  marquage: NomMarquage;
}

/** Two or three on one post, from top to bottom. */
interface DessinGroupe {
  groupe: (DessinPanneau | DessinFeu)[];
}

/** What stands by the road or is painted on it. */
export type Signal = DessinPanneau | DessinFeu | DessinMarquage | DessinGroupe;

/** The vehicle, what is in it and on it, papers, distances: `{ objet: 'profondeur du pneu', valeur: 1.6 }`. */
interface DessinObjet {
  objet: NomObjet;
  valeur?: number | string;
}

interface DessinScene {
  scene: Scene;
}

export type Dessin = Signal | DessinObjet | DessinScene;
