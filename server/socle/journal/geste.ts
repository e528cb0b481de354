import type { Db } from '../db/database.ts';
import type { Signer } from './auteur.ts';

interface LigneAReprendre<Etat> {
  id: number;
  avant: Etat;
  apres: Etat;
  /** A row that the line deleted bears the same instant. */
  faitLe: string;
  /** Out of the bin: what stood around it may be gone. */
  tard: boolean;
}
export type Deletion = Pick<LigneAReprendre<unknown>, 'id' | 'faitLe'>;

/** A deletion put back: sentences on what could not be as it was; false: it cannot be put back. */
export type Remis = readonly string[] | false;

/**
 * Restores `avant`; returns false when things have changed. A deletion puts back what is still
 * possible and says the rest; `undo` then keeps nothing, the bin keeps it. A room exports its own as
 * `export const …Gestes = {`, which scripts/manifestes.mjs lists.
 */
export type Geste<Etat = unknown> = (
  trx: Db,
  fait: LigneAReprendre<Etat>,
  par: Signer,
) => Promise<boolean | readonly string[]>;

export type PlaceDeListe = [id: number, position: number];
