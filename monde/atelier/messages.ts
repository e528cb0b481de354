import type { Dessin } from '../../drawing/dessin.ts';
import type { Annotation } from '../../regles/vue.ts';
import type { MotsDits } from '../sceneDeVue.ts';

/** From a page: the words whose picture is wanted, instead of all before. */
export interface DemandeDeVue {
  dessin: Dessin;
  /** YYYY-MM-DD. */
  jour: string;
  mots: MotsDits;
  /** False: it is only held against its words. */
  dessine: boolean;
}

/** To a page, which alone reads an SVG. */
export interface SvgALire {
  numero: number;
  svg: string;
}

/** A draft, then the whole picture. `prise`: from where, to be compared by the server. */
export interface VueTiree {
  image: Blob;
  annotations: Annotation[];
  prise: string;
  finie: boolean;
}

export type VersOuvrier =
  | { demande: DemandeDeVue; rang: number }
  | { lu: { numero: number; image: ImageBitmap } };

/** `sansWebGl`: no picture will come from here. */
export type VersPage =
  | { aLire: SvgALire }
  | { rang: number; phrases: string[]; plate: boolean }
  | { rang: number; vue: VueTiree }
  | { rang: number; sansWebGl: true }
  | { rang: number; panne: string };
