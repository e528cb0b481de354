import type { ChangementDuContenu } from '../../../../../contract/contenu.ts';
import type { Dessine } from '../lire.ts';
import type { Photo } from '../photos.ts';

/** A list or a text as it is to be. */
export interface Voulu {
  ref: string;
  suite: ChangementDuContenu['suite'];
  /** null: it is new. */
  id: number | null;
  /** What it said when it was looked at. */
  base: string | null;
  libelle: string;
  /** By their names, in their order; null: it stays. */
  refs: string[] | null;
}

export interface ChapitreVoulu extends Voulu {
  /** null: it stays. */
  texte: string | null;
  dessins: Dessine[];
  photos: Photo[];
}

/** All that an archive changes. */
export interface Travail {
  /** By name: which version it replaces; null: it is new. */
  questions: Map<
    string,
    {
      id: number | null;
      version_id: number | null;
      /** It was deleted, and comes back. */
      supprimee: boolean;
      photo: Photo | null;
      legacy: string | null;
    }
  >;
  /** Files of judged questions. */
  lots: string[];
  themes: Voulu[];
  modules: Voulu[];
  chapitres: ChapitreVoulu[];
}

/** A series, a module or a chapter as the database has it. */
export interface Ligne {
  id: number;
  libelle: string;
  refs: string[];
  base: string;
  dateSuppression: string | null;
}

export const vouluOf = (
  voulu: Pick<Voulu, 'ref' | 'libelle' | 'refs'>,
  row: Ligne | undefined,
): Voulu => ({
  ...voulu,
  id: row?.id ?? null,
  base: row?.base ?? null,
  suite: row === undefined ? 'ajout' : row.dateSuppression === null ? 'modification' : 'retour',
});
