import type { Generated } from 'kysely';
import type { Letter } from '../../../regles/lettres.ts';
import type { Valeurs } from '../../../regles/champs.ts';
import type { Ensuite, QUESTION } from '../../../regles/question.ts';

export interface QuestionTable {
  id: Generated<number>;
  /** Its name in content/; null when staff made it. */
  reference: string | null;
  /** Hash of the content entry as loaded; null once staff have changed the question. */
  empreinte: string | null;
  version_id: number | null;
  /** Its version under the next code of the road, where that is another. */
  suivante_id: number | null;
  /** Its fate under the next code; null: staff’s own, or nobody has said. */
  ensuite: Ensuite | null;
  /** Hash of its fate or its form, as content/ had it; null once staff have changed either. */
  empreinteSuivante: string | null;
  /** The bank's revision at its last change (nextRevision()). */
  revision: Generated<number>;
  dateSuppression: string | null;
}

/** Immutable: an edit adds a version. regles/question.ts describes the other columns. */
export interface QuestionVersionTable extends Valeurs<typeof QUESTION.champs> {
  id: Generated<number>;
  question_id: number;
  libelleImage: string | null;
  /** YAML words of the drawing at `libelleImage`. */
  scene: string | null;
  correcte: Letter;
  /** The code of the road asked about, and its days; null: staff's own. */
  code: string | null;
  valableDu: string | null;
  valableAu: string | null;
  dateCreation: string;
  /** Null: loaded from content/. */
  admin_id: number | null;
}

export interface DessinTable {
  empreinte: string;
  svg: string;
  /** Alternative text; null: older than this column. */
  description: string | null;
  /** YAML, for drawings that a chapter describes; null: uploaded. */
  mots: string | null;
}

/** The picture that is shown instead of the drawing at `libelleImage`. */
export interface VueTable {
  libelleImage: string;
  cle: string;
  /** JSON. */
  annotations: string;
  /** JSON: where it was taken from. */
  prise: string;
  /** Staff kept it, with a file of its own; null: from content/. */
  admin_id: Generated<number | null>;
}

/** One row: counts changes of the bank. */
export interface BanqueTable {
  revision: number;
}

declare module '../../socle/db/database.ts' {
  interface Tables {
    banque: BanqueTable;
    question: QuestionTable;
    questionVersion: QuestionVersionTable;
    dessin: DessinTable;
    vue: VueTable;
  }
}
