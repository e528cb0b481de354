import { sql } from 'kysely';
import type { Db } from '../database.ts';

/**
 * What of money waits for somebody, in indexes that name all that they are asked by: SQLite knows
 * nothing of how rare a value is, and would rather read whatever had that state ever.
 */
export async function aRegler(db: Db): Promise<void> {
  const paiement = sql.table('paiement');
  await sql`drop index paiement_impaye`.execute(db);
  await sql`create index paiement_impaye on ${paiement} (etat, "dateRegle", id)
    where etat = 'impaye' and "dateRegle" is null`.execute(db);
  await sql`drop index paiement_impaye_jour`.execute(db);
  await sql`create index paiement_impaye_jour on ${paiement} (etat, type, "dateEtat")
    where etat = 'impaye'`.execute(db);
  await sql`drop index remboursement_awaited`.execute(db);
  await sql`create index remboursement_awaited on remboursement (etat, id)
    where etat = 'demande'`.execute(db);
}
