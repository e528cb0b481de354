import { calls } from '../../../contract/index.ts';
import { NOBODY } from '../../socle/securite/knownBrowser.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { verifyPasswords } from '../../socle/securite/password.ts';
import { countIn, limitesEntree, loginLimits, withLimits } from '../../socle/securite/rateLimit.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { connuOf, keepConnu } from './connus.ts';
import { sealDefi } from './defi.ts';
import { enter } from './enter.ts';

/** The first step of who has a second factor, and the only one of who has none. */
export const loginExtranet: Handler<'loginExtranet'> = async (context) => {
  const { db, write, input, now, address, env } = context;
  const found = await db
    .selectFrom('admin')
    .selectAll()
    .where('email', '=', input.email)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();
  const place = { secret: env.APP_SECRET, audience: 'admin', now } as const;
  const connu = await connuOf(db, context, place, found ?? { ...NOBODY, totpSecret: null });
  const entree = limitesEntree('admin', input.email, address, connu);
  const attempt = async () => {
    const stored = [found?.motDePasse];
    const [sien] = await verifyPasswords(input.password, stored, address.at(-1)!);
    if (!found || !sien) return undefined;
    return write(async (trx) => {
      await countIn(trx, entree, now);
      if (found.totpSecret !== null) return { admin: found, entered: null };
      const entered = await enter(trx, found, context);
      return entered && { admin: found, entered };
    });
  };
  const limites = loginLimits('admin', input.email, address, connu);
  const entry = await withLimits(context, limites, now, attempt, entree);
  if (!entry) throw new Refus(401, 'Email ou mot de passe incorrect.');
  const { admin, entered } = entry;
  if (!entered) {
    throw new Refus(401, 'Indiquez le code de votre application.', {
      jeton: sealDefi(env, 'code', admin, { now }),
    });
  }
  await write((trx) => keepConnu(trx, context, place, admin, calls.loginExtranet.path));
  return entered;
};
