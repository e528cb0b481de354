import type { Updateable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { type AccesVoulu, ownAcces } from './acces.queries.ts';
import type { AccesUserTable } from './acces.tables.ts';
import { finDeValidite } from './validite.ts';

export const setAccesUser = (trx: Db, acces_user_id: number, set: Updateable<AccesUserTable>) =>
  trx.updateTable('accesUser').set(set).where('id', '=', acces_user_id).execute();

/** Idempotent: the row lock lets two first calls start it once. */
export async function startAcces(trx: Db, voulu: AccesVoulu, now: Date) {
  const acces = await ownAcces(trx, voulu, now, { lock: true });
  if (acces.dateActivation !== null) return acces;
  const dates = {
    dateActivation: now.toISOString(),
    datePerime: finDeValidite(now, acces).toISOString(),
  };
  await setAccesUser(trx, acces.acces_user_id, dates);
  return { ...acces, ...dates };
}

/** Only payments suspend an access. `depuis` null lifts the suspension. */
export const suspendAccesUser = (trx: Db, acces_user_id: number, depuis: string | null) =>
  setAccesUser(trx, acces_user_id, { suspenduDepuis: depuis });

/** Keeps an access closed between these dates until its buyer agrees. */
export const askAccord = (
  trx: Db,
  acces_user_id: number,
  { depuis, jusque }: { depuis: string; jusque: string },
) => setAccesUser(trx, acces_user_id, { accordDepuis: depuis, accordJusque: jusque });

export const dropAccord = (trx: Db, acces_user_id: number) =>
  setAccesUser(trx, acces_user_id, { accordDepuis: null, accordJusque: null });

/** Rows stay, because statistics count attempts after an account ends. */
export const closeAccesUsers = (trx: Db, eleve_id: number) =>
  trx.updateTable('accesUser').set({ actif: 0 }).where('eleve_id', '=', eleve_id).execute();
