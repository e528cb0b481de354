import type { Matiere } from '../../drawing/scene/plan/plan.ts';

export const COULEURS: Record<Matiere, string> = {
  asphalte: '#7E7D7B',
  pavés: '#8E857B',
  trottoir: '#B9B3A8',
  bordure: '#C3C2BE',
  herbe: '#77814F',
  terre: '#867863',
  piste: '#A04A3C',
  ocre: '#B98A4A',
  ballast: '#7D766D',
  bosse: '#8B7F78',
  rail: '#2B2A29',
  blanc: '#E4E4DE',
  jaune: '#E0B01E',
  orange: '#F07A12',
  damier: '#E4E4DE',
};

/** Where snow lies. */
export const ENNEIGEES: Partial<Record<Matiere, string>> = {
  herbe: '#EDF1F5',
  trottoir: '#E8ECF0',
  terre: '#DADDDD',
  asphalte: '#D6DBE0',
  pavés: '#D2D6DA',
  ballast: '#CDD1D4',
  bordure: '#D8DCE0',
};

/** Metres of one repeat of the texture. */
export const ECHELLES: Record<Matiere, number> = {
  asphalte: 3,
  pavés: 1.9,
  trottoir: 3,
  bordure: 1.4,
  herbe: 5,
  terre: 3,
  piste: 3,
  ocre: 3,
  ballast: 1.2,
  bosse: 1.6,
  rail: 2.2,
  blanc: 2.2,
  jaune: 2.2,
  orange: 2.2,
  damier: 2.2,
};

export type Grain = 'asphalte' | 'herbe' | 'terre' | 'dalles' | 'pavés';
/** The texture of each, in rendu/sols.ts. */
export const GRAINS: Record<Matiere, Grain> = {
  asphalte: 'asphalte',
  pavés: 'pavés',
  trottoir: 'dalles',
  bordure: 'asphalte',
  herbe: 'herbe',
  terre: 'terre',
  piste: 'asphalte',
  ocre: 'asphalte',
  ballast: 'terre',
  bosse: 'pavés',
  rail: 'asphalte',
  blanc: 'asphalte',
  jaune: 'asphalte',
  orange: 'asphalte',
  damier: 'asphalte',
};
/** They lie on another region: drawn in front of it. */
export const isPeinte = (matiere: Matiere): boolean =>
  ['blanc', 'jaune', 'orange', 'rail', 'damier'].includes(matiere);
