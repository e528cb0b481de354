/** Words of a scene that drawings and the world read, without the schema. */

export const directions = [
  'nord',
  'nord-est',
  'est',
  'sud-est',
  'sud',
  'sud-ouest',
  'ouest',
  'nord-ouest',
] as const;
export type Direction = (typeof directions)[number];
export const vehicules = [
  'voiture',
  'camionnette',
  'camion',
  'bus',
  'autocar',
  'bus scolaire',
  'tram',
  'train',
  'moto',
  'cyclomoteur',
  'vélo',
  'speed pedelec',
  'trottinette',
  'tracteur',
  'attelage',
  'ambulance',
  'police',
  'pompiers',
] as const;
export type Vehicule = (typeof vehicules)[number];
export const pietons = [
  'piéton',
  'enfant',
  'aîné',
  'aveugle',
  'chaise roulante',
  'cycliste à pied',
  'groupe d’enfants',
] as const;
export type Pieton = (typeof pietons)[number];
export const isAPied = (qui: string): qui is Pieton => (pietons as readonly string[]).includes(qui);
export const temps = ['jour', 'nuit', 'pluie', 'brouillard', 'neige'] as const;
export const couleurs = [
  'bleue',
  'rouge',
  'verte',
  'jaune',
  'blanche',
  'grise',
  'noire',
  'orange',
] as const;
export type Couleur = (typeof couleurs)[number];
export const brasDAgent = ['tendus', 'levé', 'lampe'] as const;

/** `TRAITS` in profil.ts says what each is like. */
export const surfaces = [
  'herbe',
  'trottoir',
  'accotement',
  'accotement en saillie',
  'monte',
  'descend',
  'bus monte',
  'bus descend',
  'tram monte',
  'tram descend',
  'piste monte',
  'piste descend',
  'piste double',
  'suggérée monte',
  'suggérée descend',
  'trottoir partagé',
  'stationnement',
  'stationnement en épi',
  'latérale',
  'urgence',
  'berme',
  'terre-plein',
  'évitement',
  'entrée',
  'sortie',
] as const;
export const lignes = [
  /** Continuous. */
  '|',
  /** Dashes. */
  ':',
  /** From left to right. */
  '|:',
  ':|',
  '||',
  /** A warning line: close short dashes. */
  '::',
  /** At road works. */
  'orange |',
  'orange :',
  /** Along the kerb. */
  'jaune',
  /** The edge of a carriageway; parking is beyond. */
  'large',
  'bus',
] as const;
