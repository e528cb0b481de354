import { calls } from '../../contract/index.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../kernel/mount.ts';
import { computeTry, withLimits } from '../kernel/rateLimit.ts';
import { Refus } from '../kernel/refus.ts';
import { findAdmin } from './admins.queries.ts';
import { connuOf, keepConnu } from './connus.ts';
import { findCode, useUpCode } from './codesSecours.ts';
import { openDefi } from './defi.ts';
import { enter } from './enter.ts';
import { limitesCode, limitesJeton } from './limites.ts';
import { pasOf, unsealTotp } from './totp.ts';

/** The second step: a code of the application, or a recovery code. */
export const loginCode: Handler<(typeof calls)['loginCode']> = async (context) => {
  const { db, write, input, now, address, env } = context;
  const defi = openDefi(env, 'code', input.jeton, now);
  const admin = defi && (await findAdmin(db, defi.admin_id));
  if (!defi || !admin || !defi.isOf(admin) || admin.totpSecret === null)
    return computeTry(context, limitesJeton(address), now, async () => {
      throw recommencer();
    });
  const secret = unsealTotp(env, admin.id, admin.totpSecret);
  if (secret === undefined) throw new Error('A second factor was sealed with another APP_SECRET.');
  const attempt = async () => {
    const use = input.code.length === 6 ? applicationCode() : await recoveryCode();
    return use && write(async (trx) => ((await use(trx)) ? enter(trx, admin, context) : undefined));
  };

  /** The same code, or an older one, is taken once: whoever has looked over a shoulder comes too late. */
  function applicationCode() {
    const pas = pasOf(secret!, input.code, now);
    return pas === null ? undefined : (trx: Db) => useUpPas(trx, admin!.id, pas);
  }
  async function recoveryCode() {
    const id = await findCode(db, admin!.id, input.code, address.at(-1)!);
    return id === undefined ? undefined : (trx: Db) => useUpCode(trx, id);
  }

  const place = { secret: env.APP_SECRET, audience: 'admin', now } as const;
  const limites = limitesCode(admin, address, await connuOf(db, context, place, admin));
  const entered = await withLimits(context, limites, now, attempt);
  if (!entered) throw new Refus(401, 'Ce code n’est pas le bon, ou il a déjà servi.');
  await write((trx) => keepConnu(trx, context, place, admin, calls.loginExtranet.path));
  return entered;
};

async function useUpPas(trx: Db, id: number, pas: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('admin')
    .set({ totpPas: pas })
    .where('id', '=', id)
    .where((row) => row.or([row('totpPas', 'is', null), row('totpPas', '<', pas)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const recommencer = () =>
  new Refus(401, 'Trop de temps a passé : indiquez à nouveau votre mot de passe.', {
    recommencer: 1,
  });
