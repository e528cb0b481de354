import type { Db } from '../db/database.ts';
import type { Admin } from '../securite/session.ts';

export interface LigneDeJournal {
  /** The noun of its room, such as `question`. */
  objet: string;
  objet_id: number | null;
  avant: object | null;
  apres?: object | null;
}

export interface Journal {
  journal: LigneDeJournal | readonly LigneDeJournal[];
}

interface Acte {
  admin: Pick<Admin, 'id' | 'prenom' | 'nom'>;
  appel: string;
  /** Its lines are in the bin for a while. */
  corbeille?: boolean;
  now: Date;
}

export type AddLignes = (
  trx: Db,
  acte: Acte,
  lignes: readonly LigneDeJournal[],
) => Promise<number[]>;

/** Throws without lines: a write of the staff must be journalled to commit. */
export function lignesOf({ journal }: Partial<Journal>, appel: string): readonly LigneDeJournal[] {
  const lignes: readonly LigneDeJournal[] = journal ? [journal].flat() : [];
  if (lignes.length === 0) throw new Error(`${appel} leaves no line in the journal`);
  return lignes;
}
