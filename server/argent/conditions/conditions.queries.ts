import type { Db } from '../../socle/db/database.ts';

export async function findVersion(db: Db, empreinte: string): Promise<string> {
  const row = db.selectFrom('conditions').select('version').where('empreinte', '=', empreinte);
  return (await row.executeTakeFirstOrThrow()).version;
}

export const pieceDesConditions = (empreinte: string): string => `conditions:${empreinte}`;
