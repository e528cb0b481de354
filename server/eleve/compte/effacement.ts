import { PERIODES } from '../../../regles/periodes.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { holdEleve } from './compte.queries.ts';
import { setEleve } from './compte.writes.ts';
import { lettreEffacementAnnule, lettreEffacementDemande } from './lettres.ts';
import { checkPassword } from './motDePasse.ts';

export const askEffacement: Handler<'askEffacement'> = async (context) => {
  const { write, input, now, env } = context;
  await checkPassword(context, input.password);
  return write(async (trx) => {
    const { id, email: destinataire, prenom, dateEffacement } = await holdEleve(trx, context);
    if (dateEffacement !== null) return { dateEffacement };
    const date = new Date(now.getTime() + PERIODES.effacement.ms);
    await setEleve(trx, id, { dateEffacement: date.toISOString() });
    const lettre = lettreEffacementDemande({ prenom, adresse: env.APP_URL, date });
    await queueMail(trx, { eleve_id: id, destinataire, lettre, demandeur: 'eleve' }, now);
    return { dateEffacement: date.toISOString() };
  });
};

export const cancelEffacement: Handler<'cancelEffacement'> = async (context) => {
  const { trx, now } = context;
  const { id, email: destinataire, prenom, dateEffacement } = await holdEleve(trx, context);
  if (dateEffacement === null) return {};
  await setEleve(trx, id, { dateEffacement: null });
  const lettre = lettreEffacementAnnule({ prenom });
  await queueMail(trx, { eleve_id: id, destinataire, lettre, demandeur: 'eleve' }, now);
  return {};
};
