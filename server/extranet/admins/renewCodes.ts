import type { Handler } from '../../socle/http/mount.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { holdSession } from '../../socle/securite/session.ts';
import { drawCodes, replaceCodes } from './codesSecours.ts';
import { checkPassword } from './motDePasse.ts';
import { holdAdmin } from './superviseurs.ts';

export const renewCodes: Handler<'renewCodes'> = async (context) => {
  const { write, input, admin } = context;
  const { id } = admin;
  await checkPassword(context, input.password);
  const { codes, gardes } = await drawCodes(`admin ${id}`);
  await write(async (trx) => {
    await holdSession(trx, { admin_id: id }, context);
    if ((await holdAdmin(trx, id)).totpSecret === null) throw sansFacteur();
    await replaceCodes(trx, id, gardes);
    return { journal: { objet: 'admin', objet_id: id, avant: null } };
  });
  return { codes, message: 'Voici vos nouveaux codes de secours.' };
};

export const sansFacteur = () => new Refus(409, 'Vous n’avez pas de second facteur.');
