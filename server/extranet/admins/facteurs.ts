import type { Db } from '../../socle/db/database.ts';
import { removeCodes } from './codesSecours.ts';
import { forgetConnus } from './connus.ts';

/** Takes the second factor off an account, with its recovery codes; the account is held. */
export async function removeFacteur(trx: Db, id: number): Promise<void> {
  await removeCodes(trx, id);
  await forgetConnus(trx, id);
  await trx
    .updateTable('admin')
    .set({ totpSecret: null, dateFacteur: null, totpPas: null })
    .where('id', '=', id)
    .execute();
}

/** What the journal says of it: whether there is one, and nothing of what it is. */
export const avecFacteur = (there: boolean) => ({ secondFacteur: there ? 1 : 0 });
