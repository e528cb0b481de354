import type { Point } from '../../boite.ts';
import type { Signal } from '../../signal.schema.ts';
import type { Gabarit } from '../gabarits.ts';
import type { Poteau, Scene, UsagerCarrefour, UsagerRoute } from '../scene.ts';
import type { Couleur, Pieton, Vehicule } from '../vocabulaire.ts';

/** Metres: x to the east, y to the south. */
export type { Point };

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

/** Painted in list order. Even-odd rings: apart they are dashes, nested they are holes. */
export interface Surface {
  matiere: Matiere;
  anneaux: Point[][];
}

export interface Pose {
  x: number;
  y: number;
  /** Degrees clockwise from the north: heading, or a sign's face. */
  cap: number;
}

export interface Vu extends Pose {
  genre: 'usager';
  qui: Vehicule | Pieton | 'remorque' | 'caravane' | 'obstacle' | 'travaux';
  taille: Gabarit;
  couleur: Couleur;
  nom?: string;
  moi: boolean;
  clignotant?: 'gauche' | 'droite' | 'quatre';
  feuxBleus: boolean;
  sirene: boolean;
  vitesse?: number;
  /** In km/h, what his dial shows. */
  compteur?: number;
  porteOuverte: boolean;
  /** A two-wheeler whose lamps are dark at night. */
  sansFeux?: true;
  disque?: true;
  enfant?: true;
  joue?: true;
  /** Brake lamps are lit; parked vehicles do not brake. */
  freine: boolean;
  usager: UsagerCarrefour | UsagerRoute;
}

export interface Poste extends Pose {
  genre: 'poteau';
  dessins: Signal[];
  /** A road's post: its words. */
  dit?: Poteau;
  hauteur: 'poteau' | 'portique';
  surBande?: true;
  /** From above: left, top, width, height. */
  dessus?: readonly [number, number, number, number];
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
    /** From above its plate stands over its foot. */
    | 'arrêt'
    | 'pont'
    | 'école'
    | 'sommet';
  longueur?: number;
  largeur?: number;
  etat?: string;
}

export type Objet = Vu | Poste | Decor;

export interface Fleche {
  points: Point[];
  moi: boolean;
  usager?: UsagerCarrefour;
}

/** `ici`: metres along it. */
export interface Trajet {
  usager: UsagerCarrefour;
  points: Point[];
  ici: number;
}

export interface Mesure {
  de: Point;
  a: Point;
  texte: string;
}

/** Kerb to kerb; its first side runs along the road. */
export interface Passage {
  pour: 'piétons' | 'cyclistes';
  anneau: Point[];
}

export interface Plan {
  /** YYYY-MM-DD. */
  jour: string;
  /** Left, top, width, height, from above. */
  cadre: readonly [number, number, number, number];
  sol: Surface[];
  objets: Objet[];
  fleches: Fleche[];
  /** Only for known ways; not drawn. */
  trajets?: Trajet[];
  mesures: Mesure[];
  /** Lane limits, painted or not. */
  lignes: Point[][];
  passages: Passage[];
  ecrits?: { x: number; y: number; cap: number; texte: string }[];
  temps: Scene['temps'];
}
