import type { Insertable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import type { GuideTable } from './cours.tables.ts';

type Guide = Omit<Insertable<GuideTable>, 'acces_user_id' | 'position'>;

export async function replaceGuides(trx: Db, acces_user_id: number, guides: readonly Guide[]) {
  await trx.deleteFrom('guide').where('acces_user_id', '=', acces_user_id).execute();
  if (guides.length === 0) return;
  const rows = guides.map((guide, position) => ({ acces_user_id, position, ...guide }));
  await trx.insertInto('guide').values(rows).execute();
}

/** Guides are personal data of others, and go with the account. */
export async function eraseRdv(trx: Db, acces_user_ids: number[]): Promise<void> {
  if (acces_user_ids.length === 0) return;
  await trx.deleteFrom('guide').where('acces_user_id', 'in', acces_user_ids).execute();
  const ended = trx.updateTable('coursTermine').where('acces_user_id', 'in', acces_user_ids);
  await ended.set({ aDelivrer: 0 }).execute();
}
