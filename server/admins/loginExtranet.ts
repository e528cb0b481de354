import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { loginLimits, withLimits } from '../kernel/rateLimit.ts';
import { verifyPassword } from '../kernel/password.ts';
import { Refus } from '../kernel/refus.ts';
import { type Admin, startSession } from '../kernel/session.ts';

export const loginExtranet: Handler<(typeof calls)['loginExtranet']> = async (context) => {
  const { db, input, now } = context;
  const limites = loginLimits('admin', input.email, context.address);
  const admin = await withLimits(context, limites, now, async () => {
    const found = await db
      .selectFrom('admin')
      .selectAll()
      .where('email', '=', input.email)
      .executeTakeFirst();
    return (await verifyPassword(input.password, found?.motDePasse)) ? found : undefined;
  });
  if (!admin) throw new Refus(401, 'Email ou mot de passe incorrect.');
  const token = await context.write((trx) => startSession(trx, { admin_id: admin.id }, now));
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
