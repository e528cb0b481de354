import type { Database, Db } from '../../socle/db/database.ts';

const EFFACE = 'Effacé avec le compte';
const AT_A_TIME = 500;

/** A refund still on its way keeps its words until its credit note. */
export async function forgetMots(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('retractation')
    .set({ declaration: null, motif: null })
    .where('paiement_id', 'in', ids)
    .execute();
  await trx.updateTable('paiement').set({ motifRegle: null }).where('id', 'in', ids).execute();
  await trx
    .updateTable('remboursement')
    .set({ motif: EFFACE })
    .where('paiement_id', 'in', ids)
    .where('etat', '<>', 'demande')
    .execute();
}

/** A refund may end after its learner was erased. */
export async function forgetMotsOfErased({ read, write }: Database): Promise<void> {
  for (let after = 0; ;) {
    const rows = await read
      .selectFrom('paiement')
      .innerJoin('remboursement', 'remboursement.paiement_id', 'paiement.id')
      .select('paiement.id')
      .distinct()
      .where('paiement.efface', '=', 1)
      .where('paiement.id', '>', after)
      .where('remboursement.etat', '<>', 'demande')
      .where('remboursement.motif', '<>', EFFACE)
      .orderBy('paiement.id')
      .limit(AT_A_TIME)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    await write((trx) =>
      forgetMots(
        trx,
        rows.map(({ id }) => id),
      ),
    );
    after = last.id;
  }
}
