import type { Matiere } from '../drawing/scene/plan/plan.ts';
import { Maille } from './maille/maille.ts';
import type { Matrix4 } from 'three';
import type { Couleur } from './maille/teinte.ts';
import type { Vec } from './maille/vecteurs.ts';

/** Each has its material in rendu/materiaux.ts, and its texture in the room that builds with it. */
export const ETOFFES = [
  'divers',
  'verre',
  'facade',
  'mur',
  'toit',
  'feuille',
  'plaque',
  'usure',
  'habitacle',
] as const;
export type Etoffe = (typeof ETOFFES)[number];

/** Lamps of a body that are lit; `gauche` and `droite` are indicators. */
export interface FeuxAllumes {
  position: boolean;
  phares: boolean;
  jour: boolean;
  stop: boolean;
  gauche: boolean;
  droite: boolean;
  recul: boolean;
  brouillard: boolean;
  /** On this side headlamp and tail lamp are dead. */
  mort?: 'gauche' | 'droite';
}

/** A vehicle's body: one geometry a form, drawn as often as it stands somewhere. */
export interface Corps {
  forme: string;
  ou: Vec;
  /** Degrees clockwise from the north. */
  cap: number;
  /** Degrees that its nose is raised. */
  tangage?: number;
  couleur: Couleur;
  feux: FeuxAllumes;
  /** The viewer sits in this body. */
  sien?: true;
}

/** A wheel about its axle, drawn as it rolls. `pose`: where it stands, straight ahead. */
export interface RoueAPart {
  maille: Maille;
  pose: Matrix4;
  rayon: number;
  directrice: boolean;
}

/** A lamp's glow towards the eye: additive, in metres. */
export interface Halo {
  ou: Vec;
  couleur: string;
  taille: number;
  /** Where it shines: from behind it is not seen. */
  vers?: Vec;
  /** A headlamp: from afar it outshines what it is fixed to. */
  phare?: true;
}

/** It lights what is around. `force`: candela; `portee`: metres. */
export interface Lampe {
  genre: 'rue' | 'phare';
  ou: Vec;
  vers: Vec;
  couleur: string;
  force: number;
  portee: number;
}

/** The soft dark under what touches the ground. In metres. */
export interface Contact {
  ou: Vec;
  cap: number;
  largeur: number;
  longueur: number;
}

/** A scene as it is built: models add to it, rendu/ draws it. Pure, no screen. */
export interface Chantier {
  nuit: boolean;
  /** Where a film has wheels that turn; else they are of the mesh. */
  roues?: RoueAPart[];
  mailles: Record<Etoffe, Maille>;
  /** The ground, by what covers it. */
  sols: Partial<Record<Matiere, Maille>>;
  corps: Corps[];
  halos: Halo[];
  lampes: Lampe[];
  contacts: Contact[];
}

export const openChantier = (nuit = false): Chantier => ({
  nuit,
  mailles: Object.fromEntries(ETOFFES.map((nom) => [nom, new Maille()])) as Chantier['mailles'],
  sols: {},
  corps: [],
  halos: [],
  lampes: [],
  contacts: [],
});

/** Puts several meshes into one frame, for models of more than one material. */
export function placeAt(
  mailles: Chantier['mailles'],
  etoffes: readonly Etoffe[],
  ou: Vec,
  lacet: number,
  draw: () => void,
): void {
  const [premiere, ...autres] = etoffes;
  if (!premiere) return draw();
  mailles[premiere].at(ou, lacet, () => placeAt(mailles, autres, ou, lacet, draw));
}
