import type { Updateable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { holdAccount } from '../../socle/securite/session.ts';
import type { Paiement, PaiementTable, RemboursementTable } from './paiement.tables.ts';

export const sansPaiement = () => introuvable('Ce paiement n’existe pas.');

/** Lock order: learner, then payment, until the transaction ends. */
export async function holdPaiement(trx: Db, id: number): Promise<Paiement | undefined> {
  const found = trx.selectFrom('paiement').where('id', '=', id);
  const whose = await found.select('eleve_id').executeTakeFirst();
  if (!whose) return undefined;
  await holdAccount(trx, whose);
  return found.selectAll().forUpdate().executeTakeFirst();
}

export async function wantPaiement(trx: Db, id: number): Promise<Paiement> {
  const paiement = await holdPaiement(trx, id);
  if (!paiement) throw sansPaiement();
  return paiement;
}

export const setPaiement = (trx: Db, id: number, values: Updateable<PaiementTable>) =>
  trx.updateTable('paiement').set(values).where('id', '=', id).execute();

export const setRemboursement = (trx: Db, id: number, values: Updateable<RemboursementTable>) =>
  trx.updateTable('remboursement').set(values).where('id', '=', id).execute();

export const reopenPaiement = (trx: Db, id: number, why: Updateable<PaiementTable>) =>
  setPaiement(trx, id, { ...why, dateRegle: null, motifRegle: null });

/** Idempotent: a repeated sentence reopens nothing that was settled. */
export async function noteAVoir(trx: Db, id: number, phrase: string): Promise<void> {
  const paiement = await holdPaiement(trx, id);
  if (!paiement || paiement.aVoir?.includes(phrase)) return;
  const aVoir = paiement.aVoir === null ? phrase : `${paiement.aVoir} ${phrase}`;
  await reopenPaiement(trx, id, { aVoir });
}
