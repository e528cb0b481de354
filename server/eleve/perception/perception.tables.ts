import type { Generated } from 'kysely';

/** The column `annonce`: what the school knows. `jamais`: refused, or never to be said. */
export const ANNONCE = { aDire: 0, dite: 1, jamais: 2 } as const;

/** A clip of content/films/ (films/clip.ts). */
export interface ClipTable {
  /** `codeDuClip`: its name on the wire. */
  reference: string;
  titre: string;
  /** `ClipGarde` and `Fenetre[]` of films/, in JSON. */
  contenu: string;
  fenetres: string;
  empreinte: string;
  /** `Difficulte` of films/. */
  difficulte: number;
}

/** A token that our player opened: the browser has what `cle` is the hash of. */
export interface PerceptionSeanceTable {
  cle: string;
  acces_user_id: number;
  /** The school’s name of it: results are announced there. */
  reference: string;
  dateFin: string;
  /** Where the learner goes back to. */
  retour: string;
}

export interface PerceptionTestTable {
  id: Generated<number>;
  acces_user_id: number;
  seance: string;
  regle: string;
  /** Names of its five clips, joined by `;`. */
  clips: string;
  dateDebut: string;
  dateFin: string | null;
  points: number | null;
  /** `ANNONCE`. */
  annonce: number;
}

/** One clip, begun by a learner. */
export interface PerceptionPartieTable {
  id: Generated<number>;
  acces_user_id: number;
  test_id: number | null;
  seance: string;
  clip: string;
  /** As it was called then. */
  titre: string;
  forme: string;
  dateDebut: string;
  dateFin: string | null;
  /** The browser’s report, and what came of it, in JSON (`Rapport`, `Verdict`). */
  rapport: string | null;
  verdict: string | null;
  points: number | null;
  sur: number | null;
  annonce: number;
}

/** A lesson of content/lecons/. */
export interface PerceptionLeconTable {
  reference: string;
  titre: string;
  /** In HTML. */
  texte: string;
  /** Names of its clips, joined by `;`. */
  clips: string;
  position: number;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    clip: ClipTable;
    perceptionLecon: PerceptionLeconTable;
    perceptionSeance: PerceptionSeanceTable;
    perceptionTest: PerceptionTestTable;
    perceptionPartie: PerceptionPartieTable;
  }
}
