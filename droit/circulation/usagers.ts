import {
  type Carrefour,
  type Scene,
  type UsagerCarrefour,
  type UsagerRoute,
} from '../../drawing/scene/scene.ts';

type Usager = UsagerCarrefour | UsagerRoute;

/** « moi », else the letter on him, else what he is. */
export const nomOf = (u: Usager): string => (u.moi ? 'moi' : (u.nom ?? u.qui));

/** Nothing can be said about users who share a name. */
export function nomsAmbigus(scene: Scene): string[] {
  const noms = (scene.usagers as Usager[]).map(nomOf);
  return [...new Set(noms.filter((nom, i) => noms.indexOf(nom) !== i))];
}

type Trait =
  | 'à pied'
  | 'deux roues'
  | 'cycle'
  | 'signe du bras'
  | 'rails'
  | 'prioritaire'
  /** Too low to hide a sign or a light from others. */
  | 'bas'
  /** Named by its colour. */
  | 'coloré'
  /** Neither drives nor walks. */
  | 'inerte';

/**
 * The law, the words and the drawings ask these of a road user; a new one states all of them.
 * Electric scooters count as cycles (art. 7bis); speed pedelecs are mopeds.
 */
const TRAITS: Record<Usager['qui'], readonly Trait[]> = {
  voiture: ['bas', 'coloré'],
  camionnette: ['coloré'],
  camion: ['coloré'],
  bus: ['coloré'],
  autocar: [],
  'bus scolaire': [],
  tram: ['rails'],
  train: ['rails'],
  moto: ['deux roues', 'bas', 'coloré'],
  cyclomoteur: ['deux roues', 'bas'],
  vélo: ['deux roues', 'cycle', 'signe du bras', 'bas'],
  'speed pedelec': ['deux roues', 'signe du bras', 'bas'],
  trottinette: ['deux roues', 'cycle', 'signe du bras', 'bas'],
  tracteur: ['coloré'],
  attelage: ['signe du bras'],
  ambulance: ['prioritaire'],
  police: ['prioritaire', 'bas'],
  pompiers: ['prioritaire'],
  piéton: ['à pied'],
  enfant: ['à pied'],
  aîné: ['à pied'],
  aveugle: ['à pied'],
  'chaise roulante': ['à pied'],
  'cycliste à pied': ['à pied'],
  'groupe d’enfants': ['à pied'],
  remorque: ['inerte'],
  caravane: ['inerte'],
  obstacle: ['inerte'],
  travaux: ['inerte'],
};

interface AvecQui {
  qui: Usager['qui'];
}

const having =
  (trait: Trait) =>
  ({ qui }: AvecQui): boolean =>
    TRAITS[qui].includes(trait);

export const isPieton = having('à pied');
export const isDeuxRoues = having('deux roues');
export const isCycliste = having('cycle');
export const signalsByArm = having('signe du bras');
export const surRails = having('rails');
export const isPrioritaire = having('prioritaire');
export const isBas = having('bas');
export const isColore = having('coloré');
export const isInerte = having('inerte');
export const isDeuxRouesLeger = (u: AvecQui): boolean => isDeuxRoues(u) && u.qui !== 'moto';
/** Only the siren obliges others; blue lights do not (art. 38). */
export const aSirene = (u: Usager): boolean => isPrioritaire(u) && u.sirène === true;

export const nommes = (scene: Carrefour): { nom: string; u: UsagerCarrefour }[] =>
  scene.usagers.map((u) => ({ nom: nomOf(u), u }));
