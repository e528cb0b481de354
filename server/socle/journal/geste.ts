import type { Db } from '../db/database.ts';

/** A line of the journal; `le`: when a deleted row was deleted. */
interface Fait<Etat> {
  id: number;
  avant: Etat;
  apres: Etat;
  le: string;
}

/**
 * Restores `avant`; writes nothing and returns false when things have changed. A room exports its own
 * as `export const …Gestes = {`, which scripts/manifestes.mjs lists.
 */
export type Geste<Etat = unknown> = (
  trx: Db,
  fait: Fait<Etat>,
  par: { admin: { id: number }; now: Date },
) => Promise<boolean>;

export type Place = [id: number, position: number];
