import { sql } from 'kysely';
import type { Database, Db } from './database.ts';

const SIZES = {
  postgres: sql<{ octets: number }>`
    select pg_database_size(current_database())::float8 as octets`,
  sqlite: sql<{ octets: number }>`
    select page_count * page_size as octets from pragma_page_count(), pragma_page_size()`,
};

export async function octetsOf(db: Db, kind: Database['kind']): Promise<number> {
  const { rows } = await SIZES[kind].execute(db);
  return rows[0]!.octets;
}
