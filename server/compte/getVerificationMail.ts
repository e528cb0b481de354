import type { calls } from '../../contract/index.ts';
import type { Handler } from '../kernel/mount.ts';
import { countTry, withLimits } from '../kernel/rateLimit.ts';
import { Refus } from '../kernel/refus.ts';
import { avancer } from './avancer.ts';
import { openReference } from './confirmation.ts';
import { etatDe } from './inscription.ts';
import { limitesConfirmation, limitesJeton } from './limites.ts';
import type { Reglages } from './reglages.ts';

export const getVerificationMail =
  (reglages: Reglages): Handler<(typeof calls)['getVerificationMail']> =>
  async (context) => {
    const { write, input, now, address } = context;
    const id = await withLimits(context, limitesJeton(address), now, async () =>
      openReference(reglages.secret, input.user, now),
    );
    if (id === undefined) throw expired();
    await countTry(context, limitesConfirmation(address), now);
    await write(async (trx) => {
      const eleve = await trx
        .selectFrom('eleve')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!eleve) throw expired();
      if (await avancer(trx, eleve, 'renvoi', { reglages, now, address })) return;
      if (etatDe(eleve) !== 'confirmee') throw expired();
      throw new Refus(401, 'Ton adresse est déjà confirmée. Connecte-toi.');
    });
    return {};
  };

const expired = () =>
  new Refus(401, 'Cette demande a expiré. Reconnecte-toi pour recevoir le mail.');
