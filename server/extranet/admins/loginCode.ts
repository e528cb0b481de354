import { calls } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { computeTry, withLimits } from '../../socle/securite/rateLimit.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { findAdmin } from './admins.queries.ts';
import { connuOf, keepConnu } from './connus.ts';
import { openDefi } from './defi.ts';
import { enter } from './enter.ts';
import { limitesCode, limitesJeton } from './limites.ts';
import { pasLeBon, useOf } from './useOf.ts';

/** The second step: a code of the application, or a recovery code. */
export const loginCode: Handler<'loginCode'> = async (context) => {
  const { db, write, input, now, address, env } = context;
  const defi = openDefi(env, 'code', input.jeton, now);
  const admin = defi && (await findAdmin(db, defi.admin_id));
  if (!defi || !admin || !defi.isOf(admin) || admin.totpSecret === null)
    return computeTry(context, limitesJeton(address), now, async () => {
      throw recommencer();
    });
  const attempt = async () => {
    const use = await useOf(context, admin, input.code, address.at(-1)!);
    return use && write(async (trx) => ((await use(trx)) ? enter(trx, admin, context) : undefined));
  };

  const place = { secret: env.APP_SECRET, audience: 'admin', now } as const;
  const limites = limitesCode(admin, address, await connuOf(db, context, place, admin));
  const entered = await withLimits(context, limites, now, attempt);
  if (!entered) throw pasLeBon();
  await write((trx) => keepConnu(trx, context, place, admin, calls.loginExtranet.path));
  return entered;
};

const recommencer = () =>
  new Refus(401, 'Trop de temps a passé\u00a0: indiquez à nouveau votre mot de passe.', {
    recommencer: 1,
  });
