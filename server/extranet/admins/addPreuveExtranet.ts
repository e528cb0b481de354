import type { Handler } from '../../socle/http/mount.ts';
import { withLimits } from '../../socle/securite/rateLimit.ts';
import { reconnect } from '../../socle/refus/refus.ts';
import { holdSession, keepProof } from '../../socle/securite/session.ts';
import { findAdmin } from './admins.queries.ts';
import { limitesCodeDeSession } from './limites.ts';
import { checkPassword } from './motDePasse.ts';
import { pasLeBon, useOf } from './useOf.ts';

export const addPreuveExtranet: Handler<'addPreuveExtranet'> = async (context) => {
  const { db, write, essais, input, admin, now, token } = context;
  const { id } = admin;
  const keep = (use?: Awaited<ReturnType<typeof useOf>>) =>
    write(async (trx) => {
      await holdSession(trx, { admin_id: id }, context);
      if (use && !(await use(trx))) throw pasLeBon();
      await keepProof(trx, token!, now);
      return { proved: true as const, journal: { objet: 'admin', objet_id: id, avant: null } };
    });
  if (input.code === undefined) {
    await checkPassword(context, input.password!);
    await keep();
  } else {
    const compte = await findAdmin(db, id);
    if (!compte) throw reconnect();
    const { code } = input;
    const limites = limitesCodeDeSession(id, token!);
    const proved = await withLimits(essais, limites, now, async () => {
      const use = await useOf(context, compte, code, `admin ${id}`);
      return use && (await keep(use)).proved;
    });
    if (!proved) throw pasLeBon();
  }
  return { message: 'Merci, c’est bien vous.' };
};
