import type { Db } from '../db/database.ts';
import type { Signer } from './auteur.ts';

/** A line of the journal; a row deleted at `faitLe` bears the same instant. */
interface LigneAReprendre<Etat> {
  id: number;
  avant: Etat;
  apres: Etat;
  faitLe: string;
}

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
