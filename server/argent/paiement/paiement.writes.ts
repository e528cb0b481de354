import type { Insertable } from 'kysely';
import { ETATS, isAttendu } from '../../../regles/achat.ts';
import type { Db } from '../../socle/db/database.ts';
import { forgetObjets } from '../../socle/journal/forgetObjets.ts';
import { type Lettre, type Mail, queueMail } from '../../socle/mail/mail.writes.ts';
import { forgetMots } from './forget.ts';
import { sansPaiement } from './hold.ts';
import { findDestinataire } from './paiement.queries.ts';
import type { NotificationTable } from './paiement.tables.ts';

/** Idempotent: the first notification is kept. */
export const keepNotification = (trx: Db, notification: Insertable<NotificationTable>) =>
  trx
    .insertInto('notification')
    .values(notification)
    .onConflict((conflict) => conflict.columns(['fournisseur', 'cle']).doNothing())
    .execute();

export const noteSuite = (trx: Db, id: number, suite: string) =>
  trx.updateTable('notification').set({ suite }).where('id', '=', id).execute();

type Destinataire = NonNullable<Awaited<ReturnType<typeof findDestinataire>>>;

/** An erased account gets no mail. */
export async function tellEleve(
  trx: Db,
  paiement_id: number,
  lettreTo: (lu: Destinataire) => Lettre,
  now: Date,
  pieces: Mail['pieces'] = [],
): Promise<void> {
  const lu = await findDestinataire(trx, paiement_id);
  if (!lu) return;
  const mail = { eleve_id: lu.eleve_id, destinataire: lu.email, lettre: lettreTo(lu), pieces };
  await queueMail(trx, { ...mail, demandeur: 'ecole' }, now);
}

export async function notePaiementVu(
  trx: Db,
  { id, eleve_id }: { id: number; eleve_id: number },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('paiement')
    .set({ aDire: 0 })
    .where('id', '=', id)
    .where('eleve_id', '=', eleve_id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw sansPaiement();
}

/** Payments stay after the account; a pending one gives and mails nothing. */
export async function erasePaiements(trx: Db, eleve_id: number): Promise<void> {
  await trx
    .updateTable('paiement')
    .set({ efface: 1, aDire: 0 })
    .where('eleve_id', '=', eleve_id)
    .execute();
  await trx
    .updateTable('paiement')
    .set({ acheteur: null })
    .where('eleve_id', '=', eleve_id)
    // An order that may still be paid needs its buyer for the invoice.
    .where('etat', 'not in', ETATS.filter(isAttendu))
    .execute();
  const rows = await trx
    .selectFrom('paiement')
    .select('id')
    .where('eleve_id', '=', eleve_id)
    .execute();
  const ids = rows.map(({ id }) => id);
  await forgetMots(trx, ids);
  await forgetObjets(trx, 'paiement', ids);
}
