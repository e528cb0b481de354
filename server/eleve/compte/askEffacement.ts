import type { Handler } from '../../socle/http/mount.ts';
import { holdEleve } from './compte.queries.ts';
import { checkPassword } from './motDePasse.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { lettreEffacementDemande } from './lettres.ts';

const SEVEN_DAYS = 7 * 24 * 3600 * 1000;

export const askEffacement: Handler<'askEffacement'> = async (context) => {
  const { write, input, now, env } = context;
  await checkPassword(context, input.password);
  return write(async (trx) => {
    const { id, email: destinataire, prenom, dateEffacement } = await holdEleve(trx, context);
    if (dateEffacement !== null) return { dateEffacement };
    const date = new Date(now.getTime() + SEVEN_DAYS);
    await trx
      .updateTable('eleve')
      .set({ dateEffacement: date.toISOString() })
      .where('id', '=', id)
      .execute();
    const lettre = lettreEffacementDemande({ prenom, adresse: env.APP_URL, date });
    await queueMail(trx, { eleve_id: id, destinataire, lettre, demandeur: 'eleve' }, now);
    return { dateEffacement: date.toISOString() };
  });
};
