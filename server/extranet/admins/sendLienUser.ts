import type { Handler } from '../../socle/http/mount.ts';
import { invite } from './invite.ts';
import { holdAdmin, holdSuperviseurs } from './superviseurs.ts';

export const sendLienUser: Handler<'sendLienUser'> = async (context) => {
  const { trx, input } = context;
  await holdSuperviseurs(trx, context);
  const compte = await holdAdmin(trx, input.id);
  await invite(trx, compte, context);
  return {
    message: `Un lien pour choisir son mot de passe part à ${compte.email}.`,
    journal: { objet: 'admin', objet_id: compte.id, avant: null },
  };
};
