import type { Matiere } from './plan/plan.ts';
import type { Branche, Carrefour, Scene } from './scene.ts';

export const isCarrefour = (scene: Scene): scene is Carrefour => 'branches' in scene;

/** Ways that the law, a picture or a sentence treat alike. */
export type GenreDeVoie = 'chaussée' | 'trottoir' | 'chemin' | 'propriété';

interface Traits {
  genre: GenreDeVoie;
  /** In metres, of each half. Null: it has lanes. */
  largeur: number | null;
  matiere: Matiere;
  /** In town its kerb drops, and the pavement goes on. */
  abaisse: boolean;
}

/** All that sets these ways apart, except their words. */
export const VOIES: Record<Branche['voie'], Traits> = {
  chaussée: { genre: 'chaussée', largeur: null, matiere: 'asphalte', abaisse: false },
  pavés: { genre: 'chaussée', largeur: null, matiere: 'pavés', abaisse: false },
  'chemin de terre': { genre: 'chemin', largeur: 2.1, matiere: 'terre', abaisse: false },
  sentier: { genre: 'chemin', largeur: 1, matiere: 'terre', abaisse: true },
  propriété: { genre: 'propriété', largeur: 1.6, matiere: 'pavés', abaisse: true },
  'trottoir traversant': {
    genre: 'trottoir',
    largeur: null,
    matiere: 'asphalte',
    abaisse: false,
  },
};

export const isDeVoie = (branche: Branche | undefined, genre: GenreDeVoie): boolean =>
  branche !== undefined && VOIES[branche.voie].genre === genre;
export const isPavee = (branche: Branche): boolean =>
  isDeVoie(branche, 'chaussée') && VOIES[branche.voie].matiere === 'pavés';
export const hasBandes = ({ voie }: Branche): boolean => VOIES[voie].largeur === null;
