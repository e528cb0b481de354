import type { Db } from '../../../../socle/db/database.ts';
import type { Avance } from '../../../../socle/http/avancement.ts';
import type { Images } from '../../../../socle/http/mount.ts';
import type { Actuel } from '../etat.ts';
import type { Entree, Lecteur } from '../lire.ts';
import type { Photo } from '../photos.ts';
import type { Suivi } from './suivi.ts';
import type { Travail } from './voulu.ts';

/** What the reading of an archive begins with. */
export interface Planning {
  db: Db;
  lit: Lecteur;
  fichiers: ReadonlyMap<string, string>;
  ecartes: string[];
  look: Images['look'];
  now: Date;
  avance: Avance;
}

/** An archive that is being read: what the database has, and what has been found so far. */
export interface EnCours extends Planning {
  actuel: Actuel;
  photo: (nom: string) => Promise<Photo>;
  /** The names of its files, in their order. */
  noms: string[];
  /** By file, its questions in their order. */
  listes: Map<string, Entree[]>;
  /** The questions that stand in the archive, and whether each has a picture. */
  ici: Map<string, { fichier: string; image: boolean }>;
  series: Map<string, { fichier: string; refs: string[] }>;
  /** By name, the file of the text. */
  chapitres: Map<string, string>;
  modules: Set<string>;
  suivi: Suivi;
  travail: Travail;
}
