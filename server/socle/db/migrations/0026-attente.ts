import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Appointments that await their attestation are retried, already notified or not. */
export async function attente(db: Db): Promise<void> {
  const name = sql.ref('coursTermine_aDelivrer');
  await sql`drop index ${name}`.execute(db);
  await sql`create index ${name} on ${sql.table('coursTermine')} (acces_user_id)
    where "aDelivrer" = 1`.execute(db);
}
