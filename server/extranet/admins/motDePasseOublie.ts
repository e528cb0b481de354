import type { Db } from '../../socle/db/database.ts';
import type { AppSecret } from '../../socle/config/environment.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { refuseFullBox } from '../../socle/mail/boite.queries.ts';
import { queueMail, withdrawMail } from '../../socle/mail/mail.writes.ts';
import { Refus, champFaux } from '../../socle/refus/refus.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { takeTry, withLimits } from '../../socle/securite/rateLimit.ts';
import { endOtherSessions } from '../../socle/securite/session.ts';
import { unseal } from '../../socle/securite/signature.ts';
import { type Compte, findByEmail, staff } from './admins.queries.ts';
import { tell } from './admins.writes.ts';
import { lettreLien, lettreMotDePasse } from './lettres.ts';
import { SEAL, lienDuPersonnel, stateOf } from './lienParMail.ts';
import { limitesJeton, limitesOubli } from './limites.ts';
import { hashMotDePasse } from './motDePasse.ts';

/** The current password stays valid, because a stranger may have asked. */
export const forgotPasswordExtranet: Handler<'forgotPasswordExtranet'> = async (context) => {
  const { db, write, input, now, address, env } = context;
  const demandeur = { visiteur: address };
  await takeTry(context, limitesOubli(address), now);
  await refuseFullBox(db, input.email, demandeur, now);
  await write(async (trx) => {
    const found = await findByEmail(trx, input.email);
    const { prenom, email } = found ?? { prenom: '', email: input.email };
    const compte = found ?? { id: 0, email, motDePasse: UNUSABLE_PASSWORD };
    const lettre = lettreLien({ prenom, ...lienDuPersonnel(env, compte, 'oubli', now) });
    const mail = { eleve_id: null, destinataire: email, lettre, demandeur };
    const id = await queueMail(trx, mail, now);
    // The mail is queued, then withdrawn, so that limits and timing reveal no account.
    if (!found) await withdrawMail(trx, id);
  });
  return {
    message:
      'Si quelqu’un du personnel a cette adresse, un lien pour choisir un nouveau mot de passe y part.',
  };
};

/** Opens no session, because the log-in also asks for the second factor. */
export const choosePasswordExtranet: Handler<'choosePasswordExtranet'> = async (context) => {
  const { db, write, input, now, address, env } = context;
  const { jeton, password } = input;
  const link = { env, jeton, now };
  const seen = await withLimits(context, limitesJeton(address), now, () => adminDuLien(db, link));
  if (!seen) throw lienPerdu();
  if (password === undefined) throw champFaux('password', 'Choisissez votre mot de passe.');
  const motDePasse = await hashMotDePasse(password, seen, address.at(-1)!);
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

async function adminDuLien(
  db: Db,
  link: { env: AppSecret; jeton: string; now: Date; hold?: true },
): Promise<Compte | undefined> {
  const text = unseal(link.env.APP_SECRET, SEAL, link.jeton);
  if (text === undefined) return undefined;
  const [id, fin, state] = JSON.parse(text) as [number, number, string];
  if (link.now.getTime() >= fin) return undefined;
  const admin = await staff(db)
    .selectAll()
    .where('id', '=', id)
    .$if(link.hold === true, (query) => query.forUpdate())
    .executeTakeFirst();
  return admin && stateOf(admin) === state ? admin : undefined;
}

const lienPerdu = () =>
  new Refus(
    401,
    'Ce lien ne fonctionne plus. «\u00a0Mot de passe oublié ?\u00a0» en envoie un autre.',
  );
