import type { Handler } from '../../socle/http/mount.ts';
import { holdEleve } from './compte.queries.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { lettreEffacementAnnule } from './lettres.ts';

export const cancelEffacement: Handler<'cancelEffacement'> = async (context) => {
  const { trx, now } = context;
  const { id, email: destinataire, prenom, dateEffacement } = await holdEleve(trx, context);
  if (dateEffacement === null) return {};
  await trx.updateTable('eleve').set({ dateEffacement: null }).where('id', '=', id).execute();
  const lettre = lettreEffacementAnnule({ prenom });
  await queueMail(trx, { eleve_id: id, destinataire, lettre, demandeur: 'eleve' }, now);
  return {};
};
