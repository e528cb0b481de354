import type { Faq } from '../../content/content.ts';
import type { Db } from '../db/database.ts';

/** No screen edits these: they are always as content/ has them, gone ones included. */
export async function loadFaq(trx: Db, entries: Faq): Promise<void> {
  await trx.deleteFrom('faq').execute();
  await trx
    .insertInto('faq')
    .values(
      entries.map(({ ref: reference, ...entry }, position) => ({ reference, ...entry, position })),
    )
    .execute();
}
