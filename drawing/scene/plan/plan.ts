import type { Signal } from '../../signal.schema.ts';
import type { Couleur, Pieton, UsagerCarrefour, UsagerRoute, Vehicule } from '../scene.ts';

/** Metres: x to the east, y to the south, as on the page. */
export type Point = readonly [x: number, y: number];

export type Matiere =
  | 'herbe'
  | 'asphalte'
  | 'pavés'
  | 'terre'
  | 'trottoir'
  | 'bordure'
  | 'piste'
  | 'ocre'
  | 'rail'
  | 'ballast'
  | 'blanc'
  | 'jaune'
  | 'orange'
  | 'damier'
  | 'bosse';

/**
 * Something flat on the ground; painted in the order of the list. Rings are filled even-odd: those
 * that lie apart are dashes of one line, one inside another is a hole.
 */
export interface Surface {
  matiere: Matiere;
  anneaux: Point[][];
}

/** The middle of what it is: of a vehicle its centre, of a sign the foot of its post. */
interface Pose {
  x: number;
  y: number;
  /** Degrees, 0 to the north, clockwise: where it heads, or where a sign's face looks. */
  cap: number;
}

export interface Vu extends Pose {
  genre: 'usager';
  qui: Vehicule | Pieton | 'remorque' | 'caravane' | 'obstacle' | 'travaux';
  couleur: Couleur;
  nom?: string;
  moi: boolean;
  clignotant?: 'gauche' | 'droite' | 'quatre';
  feuxBleus: boolean;
  sirene: boolean;
  vitesse?: number;
  porteOuverte: boolean;
  /** He holds up a white disc with a red edge. */
  disque?: true;
  /** He holds his vehicle with the brake: its lamps are lit. Who is parked is not in it. */
  freine: boolean;
  /** What it was said to be. */
  usager: UsagerCarrefour | UsagerRoute;
}

/** Signs and lights on one post, from top to bottom, or above a lane. */
export interface Poste extends Pose {
  genre: 'poteau';
  dessins: Signal[];
  hauteur: 'poteau' | 'portique';
  /** It hangs above one lane. */
  surBande?: true;
  /** Seen from above it stands upright beside its foot: left, top, width, height. */
  dessus?: readonly [number, number, number, number];
  /** … and where its post meets the ground there. */
  pied?: Point;
}

export interface Decor extends Pose {
  genre:
    | 'arbre'
    | 'maison'
    | 'barrière'
    | 'lampadaire'
    | 'glissière'
    | 'triangle'
    | 'agent'
    | 'abribus'
    /** The post of a bus stop; from above its plate stands upright over its foot. */
    | 'arrêt'
    | 'pont'
    | 'école'
    /** The top of a slope, across the whole picture. */
    | 'sommet';
  /** Along its heading, and across it. */
  longueur?: number;
  largeur?: number;
  /** Of a barrier: open upright, moving, or down. Of an agent: his arms. */
  etat?: string;
}

export type Objet = Vu | Poste | Decor;

/** Where somebody is going: a line from his front to where he will be. Seen from above only. */
export interface Fleche {
  points: Point[];
  moi: boolean;
  usager?: UsagerCarrefour;
}

/** The way along which somebody goes on: his middle is `ici` metres along it. */
export interface Trajet {
  usager: UsagerCarrefour;
  points: Point[];
  ici: number;
}

/** A distance that is written into the picture. */
export interface Mesure {
  de: Point;
  a: Point;
  texte: string;
}

/** Where a carriageway is crossed: the band from kerb to kerb, its first side along the road. */
export interface Passage {
  pour: 'piétons' | 'cyclistes';
  anneau: Point[];
}

/** A scene laid out on the ground: what both views draw. */
export interface Plan {
  /** The day whose signs stand there, as YYYY-MM-DD. */
  jour: string;
  /** What is shown from above: left, top, width, height. */
  cadre: readonly [number, number, number, number];
  sol: Surface[];
  objets: Objet[];
  fleches: Fleche[];
  /** At a crossroads or a roundabout: of those whose way is known. Nothing of it is drawn. */
  trajets?: Trajet[];
  mesures: Mesure[];
  /** What parts lane from lane, painted or not: whoever crosses one is on another. */
  lignes: Point[][];
  passages: Passage[];
  /** Words painted on the ground, to be read by who drives along `cap`. */
  ecrits?: { x: number; y: number; cap: number; texte: string }[];
  temps: 'jour' | 'nuit' | 'pluie' | 'brouillard' | 'neige';
}
