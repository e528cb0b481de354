import type { Db } from '../../socle/db/database.ts';
import { type AccesVoulu, ownAcces } from './acces.queries.ts';
import { finDeValidite } from './validite.ts';

/** Idempotent: the row lock lets two first calls start it once. */
export async function startAcces(trx: Db, voulu: AccesVoulu, now: Date) {
  const acces = await ownAcces(trx, voulu, now, { lock: true });
  if (acces.dateActivation !== null) return acces;
  const dates = {
    dateActivation: now.toISOString(),
    datePerime: finDeValidite(now, acces).toISOString(),
  };
  await trx.updateTable('accesUser').set(dates).where('id', '=', acces.acces_user_id).execute();
  return { ...acces, ...dates };
}
