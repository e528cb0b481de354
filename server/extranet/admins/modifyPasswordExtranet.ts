import type { Handler } from '../../socle/http/mount.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { endOtherSessions, holdSession } from '../../socle/securite/session.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { lettreMotDePasse } from './lettres.ts';
import { checkPassword, nouveauMotDePasse, pasLeVotre } from './motDePasse.ts';
import { holdAdmin } from './superviseurs.ts';

export const modifyPasswordExtranet: Handler<'modifyPasswordExtranet'> = async (context) => {
  const { write, input, now, token } = context;
  const { id, prenom, email: destinataire } = context.admin;
  const compte = await checkPassword(context, input.motDePasseActuel);
  if (input.password === input.motDePasseActuel)
    throw champFaux('password', 'C’est votre mot de passe actuel\u00a0: choisissez-en un autre.');
  const motDePasse = await nouveauMotDePasse(input.password, context.admin, `admin ${id}`);
  await write(async (trx) => {
    await holdSession(trx, { admin_id: id }, context);
    // Changed in another tab since it was looked at.
    if ((await holdAdmin(trx, id)).motDePasse !== compte.motDePasse) throw pasLeVotre();
    await trx.updateTable('admin').set({ motDePasse }).where('id', '=', id).execute();
    await endOtherSessions(trx, { admin_id: id }, token, 'ailleurs');
    const lettre = lettreMotDePasse({ prenom, date: now });
    await queueMail(trx, { eleve_id: null, destinataire, lettre, demandeur: 'ecole' }, now);
    return { journal: { objet: 'admin', objet_id: id, avant: null } };
  });
  return { message: 'Votre mot de passe a été modifié.' };
};
