import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { champFaux } from '../kernel/refus.ts';
import { endOtherSessions } from '../kernel/session.ts';
import { queueMail } from '../mail/mail.writes.ts';
import { lettreMotDePasse } from './lettres.ts';
import { nouveauMotDePasse } from './motDePasse.ts';
import {
  ficheOf,
  holdAdmin,
  holdSuperviseurs,
  keepSuperviseur,
  refuseTaken,
} from './superviseurs.ts';

export const updateUser: Handler<(typeof calls)['updateUser']> = async (context) => {
  const { write, input, now, admin } = context;
  const { id, password } = input;
  // An open session is not its owner: there, the present one is asked for.
  if (id === admin.id && password !== undefined)
    throw champFaux('password', 'Votre propre mot de passe se change depuis « Mon compte ».');
  const motDePasse =
    password === undefined
      ? undefined
      : await nouveauMotDePasse(password, input, `admin ${admin.id}`);
  await write(async (trx) => {
    const superviseurs = await holdSuperviseurs(trx, context);
    const before = await holdAdmin(trx, id);
    if (before.level === 10 && input.level !== 10)
      keepSuperviseur(superviseurs, id, admin.id, 'changer le niveau');
    await refuseTaken(trx, input.email, id);
    await trx
      .updateTable('admin')
      .set({ ...ficheOf(input), ...(motDePasse && { motDePasse }) })
      .where('id', '=', id)
      .execute();
    if (motDePasse || before.level !== input.level)
      await endOtherSessions(trx, { admin_id: id }, undefined);
    if (motDePasse) {
      const lettre = lettreMotDePasse({ prenom: input.prenom, date: now });
      const { email: destinataire } = before;
      await queueMail(trx, { eleve_id: null, destinataire, lettre, demandeur: 'ecole' }, now);
    }
    const apres = { ...ficheOf(input), ...(motDePasse && { connexion: 'nouveau mot de passe' }) };
    return { journal: { objet: 'admin', objet_id: id, avant: ficheOf(before), apres } };
  });
  return { message: `Le compte de ${input.prenom} ${input.nom} a été modifié.` };
};
