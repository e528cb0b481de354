import type { Db } from '../../socle/db/database.ts';

/** The date that they bear. */
export async function findVersion(db: Db, empreinte: string): Promise<string> {
  const row = db.selectFrom('conditions').select('version').where('empreinte', '=', empreinte);
  return (await row.executeTakeFirstOrThrow()).version;
}

/** What a mail calls the conditions that go with it. */
export const pieceDesConditions = (empreinte: string): string => `conditions:${empreinte}`;
