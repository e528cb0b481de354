import type { Database } from '../../socle/db/database.ts';
import { forgetObjets } from '../../socle/journal/forgetObjets.ts';
import { listRaisonsOfErased } from './ecarts.queries.ts';

const EFFACE = 'Effacé avec le compte';
const AT_A_TIME = 500;

/** Notes about a payment go with its learner's account. */
export async function forgetRaisons({ read, write }: Database): Promise<void> {
  for (;;) {
    const ids = await listRaisonsOfErased(read, EFFACE, AT_A_TIME);
    if (ids.length === 0) return;
    await write(async (trx) => {
      await trx.updateTable('ecart').set({ raison: EFFACE }).where('id', 'in', ids).execute();
      await forgetObjets(trx, 'ecart', ids);
    });
  }
}
