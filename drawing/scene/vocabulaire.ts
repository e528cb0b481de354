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
