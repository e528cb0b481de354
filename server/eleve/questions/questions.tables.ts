import type { Generated } from 'kysely';
import type { Letter } from '../../../contract/fields.ts';

export interface QuestionTable {
  id: Generated<number>;
  /** Its name in content/; null when staff made it. */
  reference: string | null;
  /** Fingerprint of the content entry as loaded; null once staff have changed the question. */
  empreinte: string | null;
  /** The version that new attempts get. */
  version_id: number | null;
  /** When it last changed, counted in changes of the bank: nextRevision() gives it. */
  revision: Generated<number>;
  dateSuppression: string | null;
}

/** A question as it stood at one time. Never changed: an edit adds a version. */
export interface QuestionVersionTable {
  id: Generated<number>;
  question_id: number;
  langue: string;
  libelle: string;
  /** An address on this host. */
  libelleImage: string | null;
  /** The words of a described picture, in YAML; `libelleImage` is what was drawn of them. */
  scene: string | null;
  imageDescription: string | null;
  a: string;
  b: string;
  c: string | null;
  d: string | null;
  correcte: Letter;
  grave: 0 | 1;
  justification: string | null;
  idArticleLois: string | null;
  /** The code of the road that it asks about, and the days between which it holds; null: staff's own. */
  code: string | null;
  valableDu: string | null;
  valableAu: string | null;
  dateCreation: string;
  /** Who made it; null: it was loaded from content/. */
  admin_id: number | null;
}

/** A drawn picture, kept under the fingerprint of its SVG. */
export interface DessinTable {
  empreinte: string;
  svg: string;
  /** What it says of itself; null: it was kept before that was. */
  description: string | null;
  /** YAML, where a chapter has it by these words. */
  mots: string | null;
}

/** One row: how often the bank has changed. */
export interface BanqueTable {
  revision: number;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    banque: BanqueTable;
    question: QuestionTable;
    questionVersion: QuestionVersionTable;
    dessin: DessinTable;
  }
}
