import type { Handler } from '../../socle/http/mount.ts';
import { takeTry, withLimits } from '../../socle/securite/rateLimit.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { advance } from './advance.ts';
import { findCompte } from './compte.queries.ts';
import { etatOfInscription } from './inscription.ts';
import { openReference } from './liensParMail.ts';
import { limitesConfirmation, limitesJeton } from './limites.ts';

export const getVerificationMail: Handler<'getVerificationMail'> = async (context) => {
  const { write, input, now, address, env } = context;
  const id = await withLimits(context, limitesJeton(address), now, async () =>
    openReference(env, input.user, now),
  );
  if (id === undefined) throw expired();
  await takeTry(context, limitesConfirmation(address), now);
  await write(async (trx) => {
    const eleve = await findCompte(trx, { id }, { hold: true });
    if (!eleve) throw expired();
    if (await advance(trx, eleve, 'renvoi', { env, now, demandeur: { visiteur: address } })) return;
    if (etatOfInscription(eleve) !== 'confirmee') throw expired();
    throw new Refus(401, 'Ton adresse est déjà confirmée. Connecte-toi.');
  });
  return {};
};

const expired = () =>
  new Refus(401, 'Cette demande a expiré. Reconnecte-toi pour recevoir le mail.');
