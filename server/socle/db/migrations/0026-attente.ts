import { sql } from 'kysely';
import type { Db } from '../database.ts';

export async function attente(db: Db): Promise<void> {
  const name = sql.ref('coursTermine_aDelivrer');
  await sql`drop index ${name}`.execute(db);
  await sql`create index ${name} on ${sql.table('coursTermine')} (acces_user_id)
    where "aDelivrer" = 1`.execute(db);
}
