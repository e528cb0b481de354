import { ACCORD } from '../../../../regles/retractation.ts';
import { askAccord, type Donne, dropAccord, ownAccesUser } from '../../../eleve/acces/index.ts';
import type { Db } from '../../../socle/db/database.ts';
import type { Handler } from '../../../socle/http/mount.ts';
import { introuvable } from '../../../socle/refus/refus.ts';
import { holdAccount } from '../../../socle/securite/session.ts';
import { queueMail } from '../../../socle/mail/mail.writes.ts';
import { finDuDelai } from '../retractation/delai.ts';
import { lettreAccord } from '../lettres.ts';
import type { Paiement } from '../paiement.tables.ts';

/** Without the box, access opens at agreement, or after fourteen days (article VI.46 §8). */
export async function askAccordDAchat(
  trx: Db,
  { accord, datePaiement }: Pick<Paiement, 'accord' | 'datePaiement'>,
  { acces_user_id, debut }: Donne,
  now: Date,
): Promise<void> {
  if (accord !== null) return;
  const depuis = debut ?? now.toISOString();
  const jusque = finDuDelai(datePaiement ?? now.toISOString());
  if (depuis < jusque) await askAccord(trx, acces_user_id, { depuis, jusque });
}

/** Idempotent: the first agreement is kept. */
export const giveAccord: Handler<'giveAccord'> = async ({ trx, eleve, input, now }) => {
  await holdAccount(trx, { eleve_id: eleve.id });
  const { acces_user_id } = input;
  const acces = await ownAccesUser(trx, { eleve_id: eleve.id, acces_user_id });
  if (!acces) throw introuvable('Cet accès n’existe pas.');
  if (acces.accordDepuis === null) return {};
  await trx
    .updateTable('paiement')
    .set({ accord: ACCORD.version, dateAccord: now.toISOString() })
    .where('eleve_id', '=', eleve.id)
    .where('acces_user_id', '=', acces_user_id)
    .where('etat', '=', 'paye')
    .where('accord', 'is', null)
    // Payments older than the ledger were never asked.
    .where('commande', 'is not', null)
    .execute();
  await dropAccord(trx, acces_user_id);
  const lettre = lettreAccord(eleve.prenom, acces.libelle, now);
  const mail = { eleve_id: eleve.id, destinataire: eleve.email, lettre };
  await queueMail(trx, { ...mail, demandeur: 'ecole' }, now);
  return {};
};
