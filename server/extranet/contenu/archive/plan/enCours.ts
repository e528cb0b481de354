import type { ChangementDuContenu } from '../../../../../contract/extranet/contenu.ts';
import type { Db } from '../../../../socle/db/database.ts';
import type { Avance } from '../../../../socle/http/avancement.ts';
import type { Images } from '../../../../socle/http/context.ts';
import type { Actuel } from '../etat.ts';
import type { Dessine, Entree, Lecteur } from '../lire.ts';
import type { Photo } from '../photos.ts';
import type { Suivi } from './suivi.ts';

export interface Planning {
  db: Db;
  lit: Lecteur;
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
  /** Says for each question of the archive whether it has a picture. */
  ici: Map<string, { fichier: string; image: boolean }>;
  series: Map<string, { fichier: string; refs: string[] }>;
  chapitres: Map<string, string>;
  modules: Set<string>;
  suivi: Suivi;
  travail: Travail;
}

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
