import type { Handler } from '../../socle/http/mount.ts';
import { withLimits } from '../../socle/securite/rateLimit.ts';
import { Refus, champFaux, reconnect } from '../../socle/refus/refus.ts';
import { endOtherSessions, holdSession } from '../../socle/securite/session.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { findAdmin } from './admins.queries.ts';
import { drawCodes, replaceCodes } from './codesSecours.ts';
import { openDefi } from './defi.ts';
import { avecFacteur } from './facteurs.ts';
import { lettreFacteur } from './lettres.ts';
import { limitesCode } from './limites.ts';
import { holdAdmin } from './superviseurs.ts';
import { pasOf, sealTotp } from './totp.ts';

export const confirmFacteur: Handler<'confirmFacteur'> = async (context) => {
  const { db, write, input, now, env, essais, admin } = context;
  const { id } = admin;
  const compte = await findAdmin(db, id);
  if (!compte) throw reconnect();
  const defi = openDefi(env, 'installer', input.jeton, now);
  if (!defi?.isOf(compte)) throw recommencer();
  refuseSecond(compte);
  const attempt = async () => pasOf(defi.secret, input.code, now) ?? undefined;
  const pas = await withLimits(essais, limitesCode(compte, []), now, attempt);
  if (pas === undefined)
    throw champFaux('code', 'Ce code n’est pas le bon\u00a0: attendez le suivant et recopiez-le.');
  const { codes, gardes } = await drawCodes(`admin ${id}`);
  await write(async (trx) => {
    await holdSession(trx, { admin_id: id }, context);
    const held = await holdAdmin(trx, id);
    if (!defi.isOf(held)) throw recommencer();
    refuseSecond(held);
    await trx
      .updateTable('admin')
      .set({
        totpSecret: sealTotp(env, id, defi.secret),
        dateFacteur: now.toISOString(),
        totpPas: pas,
      })
      .where('id', '=', id)
      .execute();
    await replaceCodes(trx, id, gardes);
    // Whoever else is in has shown a password alone.
    await endOtherSessions(trx, { admin_id: id }, context.token, 'ailleurs');
    const { prenom, email: destinataire } = held;
    const lettre = lettreFacteur({ prenom, date: now, quoi: 'installé' });
    await queueMail(trx, { eleve_id: null, destinataire, lettre, demandeur: 'ecole' }, now);
    return {
      journal: {
        objet: 'admin',
        objet_id: id,
        avant: avecFacteur(false),
        apres: avecFacteur(true),
      },
    };
  });
  return { codes, message: 'Votre second facteur est installé.' };
};

/** 409 where there is one: a second would put the first out of use unseen. */
export function refuseSecond({ totpSecret }: { totpSecret: string | null }): void {
  if (totpSecret !== null)
    throw new Refus(409, 'Vous avez déjà un second facteur\u00a0: retirez-le d’abord.');
}

const recommencer = () =>
  new Refus(401, 'Trop de temps a passé\u00a0: recommencez l’installation.', { recommencer: 1 });
