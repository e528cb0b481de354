import type { Scene } from '../../drawing/scene/scene.ts';
import type { Volume } from '../camera/boites.ts';
import type { Miroir } from '../camera/miroirs.ts';
import type { Chantier } from '../chantier.ts';
import type { CadreUv } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';
import type { NomDeLieu } from './lieux.ts';

/** Width by height of every picture. */
export const RAPPORT_D_OBJET = 1.5;

/** Drawn flat and laid on a model: SVG around (0, 0), `l` by `h`. */
export interface Decalque {
  svg: string;
  l: number;
  h: number;
}

/** A question depends on it: an upright box. */
export interface Partie extends Volume {
  nom: string;
  /** Seen through glass, or a hollow: bodies of vehicles do not hide it. */
  dedans?: boolean;
}

/** Words that the page writes over the picture: at a place, or on a line between two. */
export type Etiquette =
  | { mots: string; ou: Vec; moi?: true }
  | { mots: string; de: Vec; a: Vec }
  | { mots: string; coin: 'haut' };

export interface Regard {
  oeil: Vec;
  vers: Vec;
  /** Degrees across the picture. */
  angle: number;
}

export interface Atelier {
  chantier: Chantier;
  /** Where a decal lies on the sheet of this picture. */
  uv: (nom: string) => CadreUv;
}

/** A set in the world: what stands there, who looks from where, in which light. */
export interface Montage {
  /** Where it stands; the origin is the middle of the lane, or of the table. */
  lieu: NomDeLieu;
  temps?: Scene['temps'];
  vue: Regard;
  decalques?: Readonly<Record<string, Decalque>>;
  add: (atelier: Atelier) => void;
  parties: readonly Partie[];
  etiquettes?: readonly Etiquette[];
  /** Glasses that show what lies behind, in the montage's own metres. */
  miroirs?: readonly Miroir[];
  /** Small things are built larger, so that shadows fit them. */
  echelle?: number;
}

/** With a value, as the words of the bank write it. */
export type Monte = (valeur: string) => Montage;

export const nombreOf = (valeur: string): number => Number(valeur.replace(',', '.'));

export const partie = (
  nom: string,
  [x, y, z]: Vec,
  [largeur, hauteur, longueur]: Vec,
  plus: { cap?: number; dedans?: boolean } = {},
): Partie => ({
  nom,
  pied: [x, y, z],
  cap: plus.cap ?? 0,
  largeur,
  hauteur,
  longueur,
  ...(plus.dedans && { dedans: true }),
});

/** Small things, near, on a table: a name, how wide and high it is, and where. */
export const surTable = (
  [nom, large, haut, x = 0, z = 0]: readonly [string, number, number, number?, number?],
  add: (atelier: Atelier) => void,
  decalques: Record<string, Decalque> = {},
  vue: Montage['vue'] = { oeil: [0.04, 0.27, 0.56], vers: [-0.015, 0.075, 0], angle: 34 },
): Montage => ({
  lieu: 'table',
  echelle: 10,
  vue,
  decalques,
  add,
  parties: [partie(nom, [x, 0, z], [large, haut, large])],
});
