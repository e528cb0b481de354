import type { Database } from '../../socle/db/database.ts';
import { anneeOf, bornesOf } from '../../socle/texte/jours.ts';

const A_BATCH = 500;
/** Invoices name buyers just as long. */
const YEARS_KEPT = 10;

/** Buyers and reasons go with that year's invoices; amounts stay without a name. */
export async function forgetAcheteurs(database: Database, now: Date): Promise<void> {
  const { from } = bornesOf(`${anneeOf(now) - YEARS_KEPT}-01`);
  for (;;) {
    const old = await database.read
      .selectFrom('paiement')
      .select('id')
      .where('dateCreation', '<', from)
      .where('acheteur', 'is not', null)
      .limit(A_BATCH)
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
