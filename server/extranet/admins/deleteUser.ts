import type { Handler } from '../../socle/http/mount.ts';
import { closeAdminRow } from './admins.writes.ts';
import { tell } from './invite.ts';
import { lettreFerme } from './lettres.ts';
import { ficheOf, holdAdmin, holdSuperviseurs, keepSuperviseur } from './superviseurs.ts';

/** Its address is free again. */
export const deleteUser: Handler<'deleteUser'> = async (context) => {
  const { trx, input, now, admin } = context;
  const { id } = input;
  const superviseurs = await holdSuperviseurs(trx, context);
  const before = await holdAdmin(trx, id);
  if (before.level === 10) keepSuperviseur(superviseurs, id, admin.id, 'supprimer');
  await closeAdminRow(trx, { id }, now);
  await tell(trx, before.email, lettreFerme({ prenom: before.prenom, date: now }), now);
  return {
    message: `${before.prenom} ${before.nom} ne fait plus partie du personnel.`,
    journal: { objet: 'admin', objet_id: id, avant: ficheOf(before) },
  };
};
