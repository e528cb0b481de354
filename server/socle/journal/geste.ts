import type { Db } from '../db/database.ts';
import type { Signer } from './auteur.ts';

interface LigneAReprendre<Etat> {
  id: number;
  avant: Etat;
  apres: Etat;
  /** A row that the line deleted bears the same instant. */
  faitLe: string;
}
export type Deletion = Pick<LigneAReprendre<unknown>, 'id' | 'faitLe'>;

/**
 * Restores `avant`; writes nothing and returns false when things have changed. A room exports its own
 * as `export const …Gestes = {`, which scripts/manifestes.mjs lists.
 */
export type Geste<Etat = unknown> = (
  trx: Db,
  fait: LigneAReprendre<Etat>,
  par: Signer,
) => Promise<boolean>;

export type PlaceDeListe = [id: number, position: number];
