import type { Pieton } from '../../drawing/scene/vocabulaire.ts';
import type { Couleur } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import type { Bagage } from './apparence.ts';

export type Roulant =
  | 'vélo'
  | 'vélo cargo'
  | 'speed pedelec'
  | 'trottinette'
  | 'moto'
  | 'cyclomoteur';
export type Qui = Pieton | Roulant | 'agent' | 'surveillant' | 'ouvrier';

export interface EtatPersonne {
  pose?: 'debout' | 'attend' | 'marche' | 'court' | 'traverse' | 'monte à bord';
  /** In a walk or a turn of pedals, from 0 to 1; 0 is the right heel's strike. */
  phase?: number;
  /** Degrees clockwise from where it faces. */
  regard?: number;
  bras?: 'tendus' | 'levé' | 'lampe' | 'arrête' | 'salue';
  /** An arm held out. */
  tend?: 'gauche' | 'droite';
  tient?: 'disque' | 'lampe' | 'téléphone' | 'canne' | 'rien';
  bagage?: Bagage;
  /** In metres. */
  taille?: number;
  /** On two wheels: `debout` and `attend` put a foot down. Lamps are lit by night by default. */
  feux?: boolean;
  freine?: boolean;
  clignote?: 'gauche' | 'droite';
  /** Degrees that the bar is turned clockwise. */
  braque?: number;
  /** A moped's: A goes 25 km/h at most, B 45. */
  classe?: 'A' | 'B';
  /** Two wheels that stand empty. */
  gare?: boolean;
  /** A child on its own small bicycle. */
  enfant?: boolean;
}

export interface PersonneDuMonde {
  qui: Qui;
  /** On the ground: middle of the feet, or of the machine's length. */
  ou: Vec;
  /** Degrees clockwise from the north. */
  cap: number;
  /** The upper garment's. */
  couleur?: Couleur;
  /** By default the place's. */
  graine?: number;
  etat?: EtatPersonne;
}
