import type { Db } from '../db/database.ts';

/** A line of the journal. A deleted row bears the instant `le`. */
interface Fait<Etat> {
  id: number;
  avant: Etat;
  apres: Etat;
  le: string;
}

/** Puts things back as they were; false, and nothing written, where they have changed. */
export type Geste<Etat = unknown> = (
  trx: Db,
  fait: Fait<Etat>,
  par: { admin: { id: number }; now: Date },
) => Promise<boolean>;

export type Place = [id: number, position: number];
