import type { Db } from '../db/database.ts';
import type { Admin } from '../securite/session.ts';

/** What a member of staff has just done something to. */
export interface Ligne {
  /** The noun of its room, such as `question`. */
  objet: string;
  objet_id: number | null;
  /** What it was before; null for what was not there. */
  avant: object | null;
  apres?: object | null;
}

/** What every write of the staff says beside its answer. */
export interface Journal {
  journal: Ligne | readonly Ligne[];
}

/** Who did it, with which call, when. */
export interface Acte {
  admin: Admin;
  appel: string;
  now: Date;
}

/** Answers the ids of the lines. */
export type AddLignes = (trx: Db, acte: Acte, lignes: readonly Ligne[]) => Promise<number[]>;

/** Throws where there is none: a write of the staff that leaves no line is not kept. */
export function lignesOf({ journal }: Partial<Journal>, appel: string): readonly Ligne[] {
  const lignes: readonly Ligne[] = journal ? [journal].flat() : [];
  if (lignes.length === 0) throw new Error(`${appel} leaves no line in the journal`);
  return lignes;
}
