import type { ChangementDuContenu } from '../../../../../contract/extranet/contenu.ts';
import type { Db } from '../../../../socle/db/database.ts';
import type { Avance } from '../../../../socle/http/avancement.ts';
import type { Images } from '../../../../socle/http/context.ts';
import type { Actuel } from '../etat.ts';
import type { Dessine, Entree, Reader } from '../reader.ts';
import type { Photo } from '../photos.ts';
import type { Suivi } from './suivi.ts';

export interface Planning {
  db: Db;
  reader: Reader;
  fichiers: ReadonlyMap<string, string>;
  ecartes: string[];
  look: Images['look'];
  now: Date;
  avance: Avance;
}

export interface EnCours extends Planning {
  actuel: Actuel;
  photo: (nom: string) => Promise<Photo>;
  noms: string[];
  listes: Map<string, Entree[]>;
  ici: Map<string, { fichier: string; image: boolean }>;
  series: Map<string, { fichier: string; refs: string[] }>;
  chapitres: Map<string, string>;
  modules: Set<string>;
  suivi: Suivi;
  travail: Travail;
}

export interface RangeeVoulue {
  ref: string;
  suite: ChangementDuContenu['suite'];
  /** Null for a new one. */
  id: number | null;
  /** Version or revision of the previewed row, to detect concurrent changes. */
  base: string | null;
  libelle: string;
  /** References in order; null keeps the current list. */
  refs: string[] | null;
}

export interface ChapitreVoulu extends RangeeVoulue {
  /** Null keeps the current text. */
  texte: string | null;
  dessins: Dessine[];
  photos: Photo[];
}

export interface Travail {
  /** Its keys are references; `version_id` is the replaced version, null for a new question. */
  questions: Map<
    string,
    {
      id: number | null;
      version_id: number | null;
      /** True when the import restores a deleted question. */
      supprimee: boolean;
      photo: Photo | null;
      legacy: string | null;
      suivante_id: number | null;
      /** The other form's own photo; undefined: the same picture, or a drawing. */
      suivante: { photo: Photo | null; legacy: string | null } | undefined;
    }
  >;
  lots: string[];
  themes: RangeeVoulue[];
  modules: RangeeVoulue[];
  chapitres: ChapitreVoulu[];
}

export interface RangeeActuelle {
  id: number;
  libelle: string;
  refs: string[];
  base: string;
  dateSuppression: string | null;
}

export const vouluOf = (
  voulu: Pick<RangeeVoulue, 'ref' | 'libelle' | 'refs'>,
  row: RangeeActuelle | undefined,
): RangeeVoulue => ({
  ...voulu,
  id: row?.id ?? null,
  base: row?.base ?? null,
  suite: row === undefined ? 'ajout' : row.dateSuppression === null ? 'modification' : 'retour',
});
