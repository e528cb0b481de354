import type { Matiere, Plan, Point } from './plan.ts';

const couleurs: Record<Matiere, string> = {
  herbe: '#A6CE8E',
  asphalte: '#596571',
  pavés: '#9D968E',
  terre: '#CDB48C',
  trottoir: '#E6E0D3',
  bordure: '#BFB8A9',
  piste: '#C0715A',
  // A suggested lane is no track, and lacks its colour.
  ocre: '#C99B55',
  rail: '#CDD5DA',
  ballast: '#A0968A',
  blanc: '#FFFFFF',
  jaune: '#FFCE00',
  orange: '#FF8A1F',
  damier: '#FFFFFF',
  bosse: '#7C8894',
};
type Teintes = Partial<Record<Matiere, string>>;
const neige: Teintes = {
  herbe: '#EDF3F5',
  trottoir: '#F7F8F6',
  terre: '#E4E2DA',
  asphalte: '#7B8791',
  pavés: '#C3BFB9',
  bordure: '#D5D6D2',
  ballast: '#C9C8C4',
};
const pluie: Teintes = {
  asphalte: '#4B5763',
  pavés: '#837C75',
  herbe: '#8FBB80',
  trottoir: '#CFCBC1',
};

const teintes: Record<Plan['temps'], Teintes> = {
  jour: {},
  nuit: {},
  pluie,
  brouillard: {},
  neige,
};
export const teinte = (matiere: Matiere, temps: Plan['temps']): string =>
  teintes[temps][matiere] ?? couleurs[matiere];

/** Overlapping pieces unite; others fill even-odd. */
export const pleins = new Set<Matiere>([
  'asphalte',
  'pavés',
  'trottoir',
  'bordure',
  'terre',
  'blanc',
]);

/** Opposite winding would cut holes. */
export const horaire = (points: Point[]): Point[] => {
  const aire = points.reduce((somme, [x, y], i) => {
    const [p, q] = points[(i + 1) % points.length] ?? [x, y];
    return somme + x * q - p * y;
  }, 0);
  return aire < 0 ? points.toReversed() : points;
};
