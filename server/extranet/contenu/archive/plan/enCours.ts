import type { Db } from '../../../../socle/db/database.ts';
import type { Avance } from '../../../../socle/http/avancement.ts';
import type { Images } from '../../../../socle/http/mount.ts';
import type { Actuel } from '../etat.ts';
import type { Entree, Lecteur } from '../lire.ts';
import type { Photo } from '../photos.ts';
import type { Suivi } from './suivi.ts';
import type { Travail } from './voulu.ts';

export interface Planning {
  db: Db;
  lit: Lecteur;
  fichiers: ReadonlyMap<string, string>;
  ecartes: string[];
  look: Images['look'];
  now: Date;
  avance: Avance;
}

/** Holds the database's state and the findings so far. */
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
