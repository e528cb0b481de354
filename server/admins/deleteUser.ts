import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { UNUSABLE_PASSWORD } from '../kernel/password.ts';
import { endOtherSessions } from '../kernel/session.ts';
import { removeFacteur } from './facteurs.ts';
import { ficheOf, holdAdmin, holdSuperviseurs, keepSuperviseur } from './superviseurs.ts';

/** The row stays with its name: versions of questions and the journal say who made them. Its address is free again. */
export const deleteUser: Handler<(typeof calls)['deleteUser']> = async (context) => {
  const { trx, input, now, admin } = context;
  const { id } = input;
  const superviseurs = await holdSuperviseurs(trx, context);
  const before = await holdAdmin(trx, id);
  if (before.level === 10) keepSuperviseur(superviseurs, id, admin.id, 'supprimer');
  await removeFacteur(trx, id);
  await trx
    .updateTable('admin')
    .set({
      email: `supprime-${id}@invalid`,
      motDePasse: UNUSABLE_PASSWORD,
      dateSuppression: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
  await endOtherSessions(trx, { admin_id: id }, undefined);
  return {
    message: `${before.prenom} ${before.nom} ne fait plus partie du personnel.`,
    journal: { objet: 'admin', objet_id: id, avant: ficheOf(before) },
  };
};
