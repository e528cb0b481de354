import { aleaOf } from '../../drawing/alea.ts';
import type { Couleur } from '../maille/teinte.ts';
import type { Age } from './corps/mesures.ts';

export type Coiffe =
  | 'aucune'
  | 'bonnet'
  | 'casquette'
  | 'foulard'
  | 'kepi'
  | 'chantier'
  | 'vélo'
  | 'pedelec'
  | 'jet'
  | 'intégral';
export type Bagage = 'aucun' | 'sac à dos' | 'cartable' | 'sac' | 'valise' | 'courses';

/** How somebody looks; all of it follows from a seed. */
export interface Apparence {
  age: Age;
  femme: boolean;
  corpulence: number;
  taille: number;
  peau: Couleur;
  cheveux: Couleur;
  yeux: Couleur;
  coiffure: 'court' | 'ras' | 'boucles' | 'degarni' | 'carre' | 'long' | 'queue' | 'chignon';
  lunettes?: 'vue' | 'noires';
  coiffe: Coiffe;
  couleurCoiffe: Couleur;
  haut: 'veste' | 'manteau' | 'pull' | 'chemise' | 'blouson';
  couleurHaut: Couleur;
  /** Shirt or scarf in an open collar. */
  couleurCol: Couleur;
  bas: 'pantalon' | 'jupe' | 'short';
  couleurBas: Couleur;
  chaussures: Couleur;
  gants?: Couleur;
  /** A waistcoat of this colour, with reflecting bands. */
  gilet?: Couleur;
  /** The word on the waistcoat. */
  police?: boolean;
  bagage: Bagage;
  couleurBagage: Couleur;
}

const PEAUX = ['#E3B594', '#DDA987', '#E8C0A2', '#C98F66', '#A66E48', '#7B4E33', '#5A3826'];
const CHEVEUX = ['#2A1C14', '#3F2A1B', '#5B3C22', '#8A6236', '#B48A4E', '#16120F', '#6E3A20'];
const GRIS = ['#C9C5BE', '#AFAAA2', '#DDDAD4', '#8F8A83'];
const YEUX = ['#3A2616', '#4B3220', '#34505E', '#3C4630'];
const HAUTS = [
  '#2F5D8C',
  '#7C2F34',
  '#3F5B45',
  '#B08A3C',
  '#5B5F66',
  '#8A4E6B',
  '#C7C2B6',
  '#2B3A4F',
];
const VIVES = ['#B5432F', '#3A769F', '#D3A23A', '#4C8A5E', '#7F5691', '#C06A86', '#43908C'];
const BAS = ['#2B3442', '#3B4656', '#23262B', '#4C4438', '#5A6069', '#36404D'];
const CUIRS = ['#1C1E21', '#4A3323', '#6B6E72', '#E4E2DC', '#2A3550'];
const SACS = ['#22324A', '#7A2E2E', '#3B4A3A', '#2B2C30', '#B0702C'];

const choix = <T>(alea: () => number, parmi: readonly T[]): T =>
  parmi[Math.floor(alea() * parmi.length)]!;

export function apparenceOf(graine: number, age: Age, couleur?: Couleur): Apparence {
  const alea = aleaOf(graine);
  const femme = alea() < 0.5;
  const enfant = age === 'enfant';
  const vieux = age === 'aîné';
  const teint = alea();
  const peau = PEAUX[Math.floor(teint ** 1.6 * PEAUX.length)]!;
  const fonce = PEAUX.indexOf(peau) >= 4;
  const cheveux = vieux
    ? choix(alea, GRIS)
    : fonce
      ? choix(alea, ['#16120F', '#1D1613'])
      : choix(alea, CHEVEUX);
  const coiffures: readonly Apparence['coiffure'][] = femme
    ? vieux
      ? ['carre', 'chignon', 'boucles', 'carre']
      : ['long', 'queue', 'carre', 'chignon', 'long']
    : vieux
      ? ['degarni', 'court', 'degarni']
      : fonce
        ? ['ras', 'boucles', 'ras']
        : ['court', 'court', 'ras'];
  const hauts: readonly Apparence['haut'][] = enfant
    ? ['blouson', 'pull', 'veste']
    : vieux
      ? ['manteau', 'veste', 'manteau']
      : ['veste', 'manteau', 'pull', 'blouson', 'chemise'];
  const haut = choix(alea, hauts);
  return {
    age,
    femme,
    corpulence: (enfant ? 0.97 : 0.94) + alea() * 0.16,
    taille: tailleAu(age, femme, alea()),
    peau,
    cheveux,
    yeux: fonce ? YEUX[0]! : choix(alea, YEUX),
    coiffure: choix(alea, coiffures),
    ...(alea() < (vieux ? 0.5 : 0.18) && !enfant ? { lunettes: 'vue' as const } : {}),
    coiffe: 'aucune',
    couleurCoiffe: choix(alea, VIVES),
    haut,
    couleurHaut: couleur ?? choix(alea, enfant ? VIVES : HAUTS),
    couleurCol: choix(alea, ['#E6E4DE', '#AFC3D6', '#2B2F36', '#D8C7A8', '#9A4A4A']),
    bas: femme && !enfant && haut !== 'blouson' && alea() < 0.35 ? 'jupe' : 'pantalon',
    couleurBas: choix(alea, BAS),
    chaussures: choix(alea, CUIRS),
    bagage: enfant ? 'cartable' : choix(alea, ['aucun', 'aucun', 'sac à dos', 'sac'] as const),
    couleurBagage: choix(alea, enfant ? VIVES : SACS),
  };
}

/** Close to the mean: pictures are compared by size. */
function tailleAu(age: Age, femme: boolean, hasard: number): number {
  const ecart = (hasard - 0.5) * 0.08;
  if (age === 'enfant') return 1.24 + ecart;
  const adulte = femme ? 1.7 : 1.77;
  return (age === 'aîné' ? adulte - 0.05 : adulte) + ecart;
}
