import type { Handler } from '../../socle/http/mount.ts';
import { withLimits } from '../../socle/securite/rateLimit.ts';
import { Refus, champFaux } from '../../socle/refus/refus.ts';
import { endOtherSessions } from '../../socle/securite/session.ts';
import { tell } from './invite.ts';
import { lettreMotDePasse } from './lettres.ts';
import { adminDuLien } from './liens.ts';
import { limitesJeton } from './limites.ts';
import { nouveauMotDePasse } from './motDePasse.ts';

/** Logs nobody in: a second factor is asked for at the door. */
export const choosePasswordExtranet: Handler<'choosePasswordExtranet'> = async (context) => {
  const { db, write, input, now, address, env } = context;
  const { jeton, password } = input;
  const link = { env, jeton, now };
  const seen = await withLimits(context, limitesJeton(address), now, () => adminDuLien(db, link));
  if (!seen) throw lienPerdu();
  if (password === undefined) throw champFaux('password', 'Choisissez votre mot de passe.');
  const motDePasse = await nouveauMotDePasse(password, seen, address.at(-1)!);
  await write(async (trx) => {
    const held = await adminDuLien(trx, { ...link, hold: true });
    if (!held) throw lienPerdu();
    const { id, prenom, email } = held;
    await trx.updateTable('admin').set({ motDePasse }).where('id', '=', id).execute();
    await endOtherSessions(trx, { admin_id: id }, undefined, 'ailleurs');
    await tell(trx, email, lettreMotDePasse({ prenom, date: now }), now);
  });
  return { email: seen.email, message: 'Votre mot de passe est choisi\u00a0: connectez-vous.' };
};

const lienPerdu = () =>
  new Refus(
    401,
    'Ce lien ne fonctionne plus. «\u00a0Mot de passe oublié ?\u00a0» en envoie un autre.',
  );
