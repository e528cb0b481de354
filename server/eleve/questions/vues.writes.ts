import type { Insertable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import type { VueTable } from './questions.tables.ts';

export type VueAGarder = Omit<Insertable<VueTable>, 'admin_id'>;

/** A picture of content/ shows the same drawing, in more frames: it stays. */
export async function keepVue(trx: Db, vue: VueAGarder, admin_id: number): Promise<void> {
  const row = { ...vue, admin_id };
  await trx
    .insertInto('vue')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('libelleImage').doUpdateSet(row).where('vue.admin_id', 'is not', null),
    )
    .execute();
}

/** Whether keeping it would change what learners see. */
export async function isVueNew(db: Db, { libelleImage, cle }: VueAGarder): Promise<boolean> {
  const row = await db
    .selectFrom('vue')
    .select(['cle', 'admin_id'])
    .where('libelleImage', '=', libelleImage)
    .executeTakeFirst();
  return !row || (row.admin_id !== null && row.cle !== cle);
}
