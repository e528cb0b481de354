import { facteurManque } from '../../socle/http/admission.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { holdSession } from '../../socle/securite/session.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { avecFacteur, removeFacteur } from './facteurs.ts';
import { lettreFacteur } from './lettres.ts';
import { checkPassword } from './motDePasse.ts';
import { sansFacteur } from './renewCodes.ts';
import { holdAdmin } from './superviseurs.ts';

export const deleteFacteur: Handler<'deleteFacteur'> = async (context) => {
  const { write, input, now, env, admin } = context;
  const { id } = admin;
  await checkPassword(context, input.password);
  await write(async (trx) => {
    await holdSession(trx, { admin_id: id }, context);
    const held = await holdAdmin(trx, id);
    if (held.totpSecret === null) throw sansFacteur();
    if (facteurManque(env, { ...held, dateFacteur: null }))
      throw new Refus(409, 'Votre niveau demande un second facteur.');
    await removeFacteur(trx, id);
    const { prenom, email: destinataire } = held;
    const lettre = lettreFacteur({ prenom, date: now, quoi: 'retiré' });
    await queueMail(trx, { eleve_id: null, destinataire, lettre, demandeur: 'ecole' }, now);
    return {
      journal: {
        objet: 'admin',
        objet_id: id,
        avant: avecFacteur(true),
        apres: avecFacteur(false),
      },
    };
  });
  return { message: 'Votre second facteur a été retiré.' };
};
