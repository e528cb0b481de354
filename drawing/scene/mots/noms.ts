import { TEMPS } from '../temps.ts';
import { isColore } from '../../../droit/circulation/usagers.ts';
import { drawSignal } from '../../drawSignal.ts';
import type { Signal } from '../../signal.schema.ts';
import { tour } from '../plan/geometrie.ts';
import type { Vu } from '../plan/plan.ts';
import { type Ligne, type Scene, type Surface } from '../scene.ts';
import { directions, type Couleur, type Direction } from '../vocabulaire.ts';

type GenreDuNom = 'm' | 'f';
const noms: Record<Vu['qui'], readonly [GenreDuNom, string]> = {
  voiture: ['f', 'voiture'],
  camionnette: ['f', 'camionnette'],
  camion: ['m', 'camion'],
  bus: ['m', 'bus'],
  autocar: ['m', 'autocar'],
  'bus scolaire': ['m', 'bus scolaire'],
  tram: ['m', 'tram'],
  train: ['m', 'train'],
  moto: ['f', 'moto'],
  cyclomoteur: ['m', 'cyclomoteur'],
  vélo: ['m', 'cycliste'],
  'speed pedelec': ['m', 'speed pedelec'],
  trottinette: ['f', 'trottinette électrique'],
  tracteur: ['m', 'tracteur'],
  attelage: ['m', 'attelage tiré par un cheval'],
  ambulance: ['f', 'ambulance'],
  police: ['f', 'voiture de police'],
  pompiers: ['m', 'camion de pompiers'],
  piéton: ['m', 'piéton'],
  enfant: ['m', 'enfant'],
  aîné: ['f', 'personne âgée'],
  aveugle: ['f', 'personne avec une canne blanche et un chien'],
  'chaise roulante': ['f', 'personne en chaise roulante'],
  'cycliste à pied': ['f', 'personne qui pousse un vélo'],
  'groupe d’enfants': ['m', 'groupe d’enfants avec un adulte'],
  remorque: ['f', 'remorque'],
  caravane: ['f', 'caravane'],
  obstacle: ['m', 'obstacle'],
  travaux: ['m', 'chantier avec une barrière rouge et blanche et des cônes'],
};
const masculin: Record<Couleur, string> = {
  bleue: 'bleu',
  rouge: 'rouge',
  verte: 'vert',
  jaune: 'jaune',
  blanche: 'blanc',
  grise: 'gris',
  noire: 'noir',
  orange: 'orange',
};

export const isFeminin = (qui: Vu['qui']): boolean => noms[qui][0] === 'f';

export function nomOf(vu: Pick<Vu, 'qui' | 'couleur' | 'nom'>, defini: boolean): string {
  const [genre, mot] = noms[vu.qui];
  const couleur = isColore(vu) ? (genre === 'f' ? vu.couleur : masculin[vu.couleur]) : '';
  const eli = /^[aeéhio]/.test(mot);
  const article =
    defini || vu.nom
      ? eli
        ? 'l’'
        : genre === 'f'
          ? 'la '
          : 'le '
      : genre === 'f'
        ? 'une '
        : 'un ';
  const suite = vu.nom
    ? ` ${vu.nom}${couleur ? ` (${couleur})` : ''}`
    : couleur
      ? ` ${couleur}`
      : '';
  return `${article}${mot}${suite}`;
}

export interface Cotes {
  dela: (d: Direction) => string;
  versla: (d: Direction) => string;
  ala: (d: Direction) => string;
  branche: (d: Direction) => string;
}
type Dite = readonly [dela: string, versla: string, ala: string];

/** North up. */
const page: readonly Dite[] = [
  ['du haut', 'vers le haut', 'en haut'],
  ['du haut à droite', 'vers le haut à droite', 'en haut à droite'],
  ['de la droite', 'vers la droite', 'à droite'],
  ['du bas à droite', 'vers le bas à droite', 'en bas à droite'],
  ['du bas', 'vers le bas', 'en bas'],
  ['du bas à gauche', 'vers le bas à gauche', 'en bas à gauche'],
  ['de la gauche', 'vers la gauche', 'à gauche'],
  ['du haut à gauche', 'vers le haut à gauche', 'en haut à gauche'],
];
const siege: readonly Dite[] = [
  ['d’en face', 'droit devant', 'en face'],
  ['de devant à droite', 'vers l’avant à droite', 'devant à droite'],
  ['de ma droite', 'vers ma droite', 'à ma droite'],
  ['de derrière à droite', 'vers l’arrière à droite', 'derrière à droite'],
  ['de derrière moi', 'vers l’arrière', 'derrière moi'],
  ['de derrière à gauche', 'vers l’arrière à gauche', 'derrière à gauche'],
  ['de ma gauche', 'vers ma gauche', 'à ma gauche'],
  ['de devant à gauche', 'vers l’avant à gauche', 'devant à gauche'],
];

/** Sides in words: as the page has them, or as a driver who heads for `cap`. */
export function cotesOf(cap?: number): Cotes {
  const dite = (d: Direction): Dite =>
    cap === undefined
      ? page[directions.indexOf(d)]!
      : siege[directions.indexOf(directionOf(directions.indexOf(d) * 45 - cap))]!;
  return {
    dela: (d) => dite(d)[0],
    versla: (d) => dite(d)[1],
    ala: (d) => dite(d)[2],
    branche: (d) => (dite(d) === siege[4] ? 'd’où j’arrive' : dite(d)[0]),
  };
}
export const directionOf = (cap: number): Direction =>
  directions[Math.round(tour(cap) / 45) % 8] ?? 'nord';

export function motsOf(signal: Signal, jour: string): string {
  const dessin = drawSignal(signal, jour)
    .signe.description.replace(/\.$/, '')
    .replace(/\. (\p{Lu})/gu, (_, l: string) => ` ; ${l.toLowerCase()}`);
  return dessin.charAt(0).toLowerCase() + dessin.slice(1);
}
export const liste = (signaux: Signal | Signal[] | undefined): Signal[] =>
  signaux === undefined ? [] : Array.isArray(signaux) ? signaux : [signaux];
export const enumerate = (mots: string[]): string =>
  mots.length < 2 ? (mots[0] ?? '') : `${mots.slice(0, -1).join(', ')} et ${mots.at(-1) ?? ''}`;
export const phrase = (s: string): string => `${s.charAt(0).toUpperCase()}${s.slice(1)}.`;

const feminines = /^(bande|piste|(large )?berme|zone|chaussée|partie)/;
export const avecArticle = (nom: string): string =>
  `${/^(herbe|accotement)/.test(nom) ? 'l’' : /^(rails|places)/.test(nom) ? 'les ' : feminines.test(nom) ? 'la ' : 'le '}${nom}`;

export const decorOf = (scene: Scene): string =>
  `${scene.agglomération ? 'en agglomération' : 'hors agglomération'}, ${TEMPS[scene.temps].dit}${scene.éclairage ? ', sous des lampadaires allumés' : ''}`;
export const point = (scene: Scene): string =>
  scene.vue === 'dessus' ? 'vu de dessus' : 'vu depuis le siège du conducteur';

export const surfacesDites: Record<Surface, string> = {
  herbe: 'herbe',
  trottoir: 'trottoir',
  accotement: 'accotement',
  'accotement en saillie': 'accotement en saillie',
  monte: 'bande vers le haut',
  descend: 'bande vers le bas',
  'bus monte': 'bande marquée BUS vers le haut',
  'bus descend': 'bande marquée BUS vers le bas',
  'tram monte': 'rails de tram vers le haut',
  'tram descend': 'rails de tram vers le bas',
  'piste monte': 'piste cyclable vers le haut',
  'piste descend': 'piste cyclable vers le bas',
  'piste double': 'piste cyclable dans les deux sens',
  'suggérée monte': 'bande de couleur ocre avec un vélo, vers le haut',
  'suggérée descend': 'bande de couleur ocre avec un vélo, vers le bas',
  'trottoir partagé': 'large espace sans bordure',
  stationnement: 'places de stationnement en long',
  'stationnement en épi': 'places de stationnement en oblique',
  latérale: 'chaussée latérale',
  urgence: 'bande d’arrêt d’urgence',
  berme: 'berme',
  'terre-plein': 'terre-plein',
  évitement: 'zone couverte de lignes blanches obliques',
  entrée: 'bande d’une entrée, qui vient de la droite',
  sortie: 'bande d’une sortie, qui part vers la droite',
};
export const duSiege = (dite: string): string =>
  dite.replace(/,? vers le haut$/, ' dans mon sens').replace(/,? vers le bas$/, ' en sens inverse');

export const lignesDites: Record<Ligne, string> = {
  '|': 'ligne blanche continue',
  ':': 'ligne blanche discontinue',
  '|:': 'deux lignes blanches, continue à gauche, discontinue à droite',
  ':|': 'deux lignes blanches, discontinue à gauche, continue à droite',
  '||': 'deux lignes blanches continues',
  '::': 'ligne blanche à traits rapprochés',
  'orange |': 'ligne orange continue',
  'orange :': 'ligne orange discontinue',
  jaune: 'ligne jaune discontinue le long du bord',
  large: 'large ligne blanche continue',
  bus: 'larges traits blancs discontinus',
};
