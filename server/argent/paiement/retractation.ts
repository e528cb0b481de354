import type { Db } from '../../socle/db/database.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { decide, settleRetractation } from './decision.ts';
import type { usageOf } from './delai.ts';
import { lettreImpossible, lettreRetractation, lettreRetractationRefusee } from './lettres.ts';
import { holdPaiement } from './hold.ts';
import { findDestinataire } from './paiement.queries.ts';
import { endDonne } from './rembourser.ts';
import { suspendre } from './suspendre.ts';

interface Declaree {
  paiement_id: number;
  declaration: string | null;
  usage: ReturnType<typeof usageOf>;
}

/** With nothing to give back it ends at once. Throws 409 when already declared. */
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
  if (!added) throw new Refus(409, 'Tu as déjà renoncé à cet achat.');
  const paiement = (await holdPaiement(trx, paiement_id))!;
  if (await settleRetractation(trx, paiement, null, now)) await endDonne(trx, paiement, now);
  await suspendre(trx, paiement);
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

interface Refusee {
  paiement_id: number;
  motif: string;
  admin_id: number;
}

/** Idempotent: false where nothing waits. A refund answers by itself. */
export async function refuseRetractation(
  trx: Db,
  { paiement_id, motif, admin_id }: Refusee,
  now: Date,
): Promise<boolean> {
  if (!(await decide(trx, { paiement_id, decision: 'refusee', motif, admin_id }, now)))
    return false;
  const paiement = await trx
    .selectFrom('paiement')
    .select(['libelle', 'eleve_id', 'acces_user_id'])
    .where('id', '=', paiement_id)
    .executeTakeFirstOrThrow();
  await suspendre(trx, paiement);
  const lu = await findDestinataire(trx, paiement_id);
  if (!lu) return true;
  const { libelle } = paiement;
  const lettre = lettreRetractationRefusee({ libelle, prenom: lu.prenom, motif });
  const { eleve_id, email: destinataire } = lu;
  await queueMail(trx, { eleve_id, destinataire, lettre, demandeur: 'ecole' }, now);
  return true;
}

interface Impossible {
  paiement_id: number;
  commande: string;
  refus: string;
}

/** Without a login only the buyer's mail says why not. */
export async function answerRefus(
  trx: Db,
  { paiement_id, commande, refus }: Impossible,
  now: Date,
): Promise<void> {
  const lu = await findDestinataire(trx, paiement_id);
  if (!lu) return;
  const lettre = lettreImpossible({ prenom: lu.prenom, commande, refus, now });
  const { eleve_id, email: destinataire } = lu;
  await queueMail(trx, { eleve_id, destinataire, lettre, demandeur: 'ecole' }, now);
}
