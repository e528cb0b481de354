import { calls } from '../../contract/index.ts';
import { NOBODY, knownTo, makeKnown } from '../kernel/knownBrowser.ts';
import type { Handler } from '../kernel/mount.ts';
import { verifyPasswords } from '../kernel/password.ts';
import { countIn, limitesEntree, loginLimits, withLimits } from '../kernel/rateLimit.ts';
import { Refus } from '../kernel/refus.ts';
import { type Admin, startSession } from '../kernel/session.ts';

export const loginExtranet: Handler<(typeof calls)['loginExtranet']> = async (context) => {
  const { db, write, input, now, address, env } = context;
  const found = await db
    .selectFrom('admin')
    .selectAll()
    .where('email', '=', input.email)
    .executeTakeFirst();
  const place = { secret: env.APP_SECRET, audience: 'admin', now } as const;
  const connu = knownTo(context, place, found ?? NOBODY);
  const entree = limitesEntree('admin', input.email, address);
  const attempt = async () => {
    const stored = [found?.motDePasse];
    const [sien] = await verifyPasswords(input.password, stored, address.at(-1)!);
    if (!found || !sien) return undefined;
    return write(async (trx) => {
      await countIn(trx, entree, now);
      return { admin: found, token: await startSession(trx, { admin_id: found.id }, now) };
    });
  };
  const limites = loginLimits('admin', input.email, address, connu);
  const entry = await withLimits(context, limites, now, attempt, entree);
  if (!entry) throw new Refus(401, 'Email ou mot de passe incorrect.');
  const { admin, token } = entry;
  makeKnown(context, place, admin, calls.loginExtranet.path);
  return { token, user: adminVisible(admin), message: `Bonjour ${admin.prenom}.` };
};

/** A member of staff without what is secret. */
export const adminVisible = ({ id, prenom, nom, email, level }: Admin) => ({
  id,
  prenom,
  nom,
  email,
  level,
});
