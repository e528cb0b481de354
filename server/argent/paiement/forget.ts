import { isEnRoute } from '../../../regles/achat.ts';
import type { Database, Db } from '../../socle/db/database.ts';
import { bornesOf } from '../../socle/texte/jours.ts';
import { firstYearKept } from '../facture/index.ts';
import { rendusThat } from './remboursement/rendus.ts';

const EFFACE = 'Effacé avec le compte';
const AT_A_TIME = 500;

/** A pending refund keeps its reason for the credit note. */
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
    .where((row) => row.not(rendusThat(isEnRoute)))
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
      .where((row) => row.not(rendusThat(isEnRoute)))
      .where('remboursement.motif', '<>', EFFACE)
      .orderBy('paiement.id')
      .limit(AT_A_TIME)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    const ids = rows.map(({ id }) => id);
    await write((trx) => forgetMots(trx, ids));
    after = last.id;
  }
}

/** Buyers, and what they declared, go with their year's invoices; amounts stay without a name. */
export async function forgetAcheteurs(database: Database, now: Date): Promise<void> {
  const { from } = bornesOf(`${firstYearKept(now)}-01`);
  for (;;) {
    const old = await database.read
      .selectFrom('paiement')
      .select('id')
      .where('dateCreation', '<', from)
      .where('acheteur', 'is not', null)
      .limit(AT_A_TIME)
      .execute();
    if (old.length === 0) return;
    const ids = old.map(({ id }) => id);
    await database.write(async (trx) => {
      await trx
        .updateTable('retractation')
        .set({ declaration: null })
        .where('paiement_id', 'in', ids)
        .execute();
      await trx.updateTable('paiement').set({ acheteur: null }).where('id', 'in', ids).execute();
    });
  }
}
