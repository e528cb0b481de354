import type { Handler } from '../../socle/http/mount.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { endOtherSessions } from '../../socle/securite/session.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { avecFacteur, removeFacteur } from './facteurs.ts';
import { lettreFacteur } from './lettres.ts';
import { holdAdmin, holdSuperviseurs } from './superviseurs.ts';

/** Of another: one's own goes with one's password, on one's own page. */
export const deleteFacteurUser: Handler<'deleteFacteurUser'> = async (context) => {
  const { trx, input, now, admin } = context;
  const { id } = input;
  await holdSuperviseurs(trx, context);
  const { prenom, nom, email, totpSecret } = await holdAdmin(trx, id);
  if (id === admin.id)
    throw new Refus(409, 'Votre propre second facteur se retire depuis «\u00a0Mon compte\u00a0».');
  if (totpSecret === null) throw new Refus(409, `${prenom} ${nom} n’a pas de second facteur.`);
  await removeFacteur(trx, id);
  await endOtherSessions(trx, { admin_id: id }, undefined, 'ecole');
  const lettre = lettreFacteur({ prenom, date: now, quoi: 'retiré par un superviseur' });
  await queueMail(trx, { eleve_id: null, destinataire: email, lettre, demandeur: 'ecole' }, now);
  return {
    message: `Le second facteur de ${prenom} ${nom} a été retiré.`,
    journal: {
      objet: 'admin',
      objet_id: id,
      avant: avecFacteur(true),
      apres: avecFacteur(false),
    },
  };
};
