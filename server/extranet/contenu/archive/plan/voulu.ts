import type { ChangementDuContenu } from '../../../../../contract/extranet/contenu.ts';
import type { Dessine } from '../lire.ts';
import type { Photo } from '../photos.ts';

export interface Voulu {
  ref: string;
  suite: ChangementDuContenu['suite'];
  /** null: it is new. */
  id: number | null;
  /** The wording that was looked at. */
  base: string | null;
  libelle: string;
  /** Names in their order; null: it stays. */
  refs: string[] | null;
}

export interface ChapitreVoulu extends Voulu {
  /** null: it stays. */
  texte: string | null;
  dessins: Dessine[];
  photos: Photo[];
}

export interface Travail {
  /** Each name has the version that it replaces; null: it is new. */
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
  lots: string[];
  themes: Voulu[];
  modules: Voulu[];
  chapitres: ChapitreVoulu[];
}

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
