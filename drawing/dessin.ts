import type { Additionnel } from './additionnels.ts';
import type { EtatFeu } from './feux.ts';
import type { NomMarquage } from './marquages.ts';
import type { CodePanneau } from './panneaux/index.ts';

export interface DessinPanneau {
  panneau: CodePanneau;
  /** What is written on the sign, where it varies: `{ panneau: 'C43', valeur: 50 }`. */
  valeur?: number | string;
  additionnel?: Additionnel;
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

export type Dessin = DessinPanneau | DessinFeu | DessinMarquage | DessinGroupe;
