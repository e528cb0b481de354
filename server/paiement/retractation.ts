import type { Db } from '../db/database.ts';
import { Refus } from '../kernel/refus.ts';
import { queueMail } from '../mail/mail.writes.ts';
import type { usageOf } from './delai.ts';
import { lettreRetractation, lettreRetractationRefusee } from './lettres.ts';
import { findDestinataire } from './paiement.queries.ts';

interface Declaree {
  paiement_id: number;
  declaration: string | null;
  usage: ReturnType<typeof usageOf>;
}

/** Keeps what was declared, and acknowledges it at once. 409 when it was declared before. */
export async function addRetractation(
  trx: Db,
  { paiement_id, declaration, usage }: Declaree,
  now: Date,
): Promise<void> {
  const { utilise, duree, retenu } = usage;
  const added = await trx
    .insertInto('retractation')
    .values({
      paiement_id,
      dateCreation: now.toISOString(),
      declaration,
      utilise,
      duree,
      retenu,
    })
    .onConflict((conflict) => conflict.column('paiement_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Refus(409, 'Tu t’es déjà rétracté de cet achat.');
  const paiement = await trx
    .selectFrom('paiement')
    .select(['libelle', 'commande', 'montant', 'rembourse', 'type', 'datePaiement'])
    .where('id', '=', paiement_id)
    .executeTakeFirstOrThrow();
  const lu = await findDestinataire(trx, paiement_id);
  if (!lu) return;
  const lettre = lettreRetractation({
    paiement,
    prenom: lu.prenom,
    nom: lu.nom,
    declaration,
    usage,
    now,
  });
  const { eleve_id, email: destinataire } = lu;
  await queueMail(trx, { eleve_id, destinataire, lettre, demandeur: 'ecole' }, now);
}

interface Reponse {
  paiement_id: number;
  decision: 'remboursee' | 'refusee';
  motif: string | null;
  admin_id: number;
}

/** The school decides, once; false where nothing waits for it. */
export async function answerRetractation(
  trx: Db,
  { paiement_id, ...reponse }: Reponse,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('retractation')
    .set({ ...reponse, dateReponse: now.toISOString() })
    .where('paiement_id', '=', paiement_id)
    .where('decision', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (reponse.decision === 'remboursee') return true;
  const lu = await findDestinataire(trx, paiement_id);
  if (!lu) return true;
  const { libelle } = await trx
    .selectFrom('paiement')
    .select('libelle')
    .where('id', '=', paiement_id)
    .executeTakeFirstOrThrow();
  const lettre = lettreRetractationRefusee({ libelle, prenom: lu.prenom, motif: reponse.motif! });
  const { eleve_id, email: destinataire } = lu;
  await queueMail(trx, { eleve_id, destinataire, lettre, demandeur: 'ecole' }, now);
  return true;
}
