import type { Db } from '../db/database.ts';

/** A line of the journal. A deleted row bears the instant `le`. */
interface Fait<Etat> {
  id: number;
  avant: Etat;
  apres: Etat;
  le: string;
}

/**
 * Puts things back as they were, in one transaction. It answers false where they have changed since:
 * nothing is written then. `Etat` is what its call notes.
 */
export type Geste<Etat = unknown> = (
  trx: Db,
  fait: Fait<Etat>,
  par: { admin: { id: number }; now: Date },
) => Promise<boolean>;

/** The place where a thing stood in another. */
export type Place = [id: number, position: number];
