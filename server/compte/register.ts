import type { Insertable, Selectable } from 'kysely';
import type { calls } from '../../contract/index.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../kernel/mount.ts';
import { hashPassword, verifyPassword } from '../kernel/password.ts';
import { countTry } from '../kernel/rateLimit.ts';
import { Refus, champFaux } from '../kernel/refus.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { EleveTable } from './compte.tables.ts';
import { lienDeConfirmation } from './confirmation.ts';
import { lettreAdresseConnue, lettreConfirmation, lettreInscriptionEnAttente } from './lettres.ts';
import { limitesInscription } from './limites.ts';
import { motDePasseFacile } from './motDePasse.ts';
import type { Reglages } from './reglages.ts';
import { sealRegistre } from './userOf.ts';

/**
 * Whatever is known of the address, the answer and the work are the same: only its mailbox learns
 * more. An address that waits for its confirmation keeps its first registration.
 */
export const register =
  (reglages: Reglages): Handler<(typeof calls)['register']> =>
  async (context) => {
    if (reglages.inscription === 'fermee') {
      throw new Refus(403, 'L’inscription n’est pas encore ouverte. Reviens bientôt.');
    }
    const { db, write, input, now } = context;
    const { password, checkCondition: _, checkOffre, registreNational, ...identite } = input;
    const facile = motDePasseFacile(password, identite);
    if (facile) throw champFaux('password', facile);
    await countTry(context, limitesInscription(input.email, context.address), now);

    const known = await db
      .selectFrom('eleve')
      .select('motDePasse')
      .where('email', '=', input.email)
      .executeTakeFirst();
    const [motDePasse, memeMotDePasse] = await Promise.all([
      hashPassword(password, context.address.at(-1)),
      verifyPassword(password, known?.motDePasse, context.address.at(-1)),
    ]);
    const inscription: Insertable<EleveTable> = {
      ...identite,
      registreNational: sealRegistre(reglages.secret, registreNational),
      motDePasse,
      newsletter: checkOffre,
      contratSigne: 0,
      dateConditions: now.toISOString(),
      dateCreation: now.toISOString(),
    };
    await write(async (trx) => {
      const added = await addEleve(trx, inscription);
      if (added) return ecrire(trx, reglages, added, now, 'confirmation');
      // It came while we were computing, as from a button pressed twice: that one has its mail.
      if (!known) return;
      const first = await trx
        .selectFrom('eleve')
        .selectAll()
        .where('email', '=', input.email)
        .forUpdate()
        .executeTakeFirst();
      if (!first) return;
      if (first.dateVerification !== null) return ecrire(trx, reglages, first, now, 'connue');
      return ecrire(trx, reglages, first, now, memeMotDePasse ? 'confirmation' : 'en attente');
    });
    return {};
  };

const addEleve = (trx: Db, inscription: Insertable<EleveTable>) =>
  trx
    .insertInto('eleve')
    .values(inscription)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();

async function ecrire(
  trx: Db,
  reglages: Reglages,
  eleve: Selectable<EleveTable>,
  now: Date,
  quoi: 'confirmation' | 'connue' | 'en attente',
): Promise<void> {
  const { id: eleve_id, email: destinataire, prenom } = eleve;
  const lettre = {
    confirmation: () => lettreConfirmation({ prenom, ...lienDeConfirmation(reglages, eleve, now) }),
    connue: () => lettreAdresseConnue({ prenom, adresse: reglages.adresse }),
    'en attente': () =>
      lettreInscriptionEnAttente({
        ...lienDeConfirmation(reglages, eleve, now, 1),
        depuis: new Date(eleve.dateCreation),
      }),
  }[quoi]();
  await queueMail(trx, { eleve_id, destinataire, lettre }, now);
}
