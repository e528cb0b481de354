import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { countTry, withLimits } from '../kernel/rateLimit.ts';
import { Refus } from '../kernel/refus.ts';
import { queueMail } from '../mail/queueMail.ts';
import { lienDeConfirmation, openReference } from './confirmation.ts';
import { lettreConfirmation } from './lettres.ts';
import { limitesConfirmation, limitesJeton } from './limites.ts';
import type { Reglages } from './reglages.ts';

export const getVerificationMail =
  (reglages: Reglages): Handler<(typeof calls)['getVerificationMail']> =>
  async (context) => {
    const { write, input, now, address } = context;
    const id = await withLimits(context, limitesJeton(address), now, async () =>
      openReference(reglages.secret, input.user, now),
    );
    if (id === undefined) {
      throw new Refus(401, 'Cette demande a expiré. Reconnecte-toi pour recevoir le mail.');
    }
    await countTry(context, limitesConfirmation(id, address), now);
    await write(async (trx) => {
      const eleve = await trx
        .selectFrom('eleve')
        .select(['id', 'email', 'prenom', 'dateVerification'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (eleve?.dateVerification !== null) {
        throw new Refus(401, 'Ton adresse est déjà confirmée. Connecte-toi.');
      }
      const { email: destinataire, prenom } = eleve;
      const lettre = lettreConfirmation({ prenom, ...lienDeConfirmation(reglages, eleve, now) });
      await queueMail(trx, { eleve_id: id, destinataire, lettre }, now);
    });
    return {};
  };
