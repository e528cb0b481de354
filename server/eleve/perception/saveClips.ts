import type { Db } from '../../socle/db/database.ts';
import type { ClipTable } from './perception.tables.ts';

/** Overwrites: no screen edits clips. */
export async function saveClips(trx: Db, clips: readonly ClipTable[]): Promise<void> {
  await trx.deleteFrom('clip').execute();
  for (const clip of clips) await trx.insertInto('clip').values(clip).execute();
}
