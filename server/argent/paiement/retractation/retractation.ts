import type { Db } from '../../../socle/db/database.ts';
import { conflict } from '../../../socle/refus/refus.ts';
import { decide, settleRetractation, suspendPending } from './decision.ts';
import type { usageOf } from './delai.ts';
import { endDonne } from '../endDonne.ts';
import { holdPaiement } from '../hold.ts';
import { lettreImpossible, lettreRetractation, lettreRetractationRefusee } from '../lettres.ts';
import type { RetractationTable } from '../paiement.tables.ts';
import { tellEleve } from '../paiement.writes.ts';

type Declaree = Pick<RetractationTable, 'paiement_id' | 'declaration'> & {
  usage: ReturnType<typeof usageOf>;
};

/** A withdrawal with nothing to refund ends at once. Throws 409 when already declared. */
export async function addRetractation(
  trx: Db,
  { paiement_id, declaration, usage }: Declaree,
  now: Date,
): Promise<void> {
  const { fini: _, ...compte } = usage;
  const added = await trx
    .insertInto('retractation')
    .values({ paiement_id, dateCreation: now.toISOString(), declaration, ...compte })
    .onConflict((conflict) => conflict.column('paiement_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw conflict('Tu as déjà renoncé à cet achat.');
  const paiement = (await holdPaiement(trx, paiement_id))!;
  if (await settleRetractation(trx, paiement, null, now)) await endDonne(trx, paiement, now);
  await suspendPending(trx, paiement);
  const dit = { paiement, declaration, usage, now };
  await tellEleve(trx, paiement_id, (lu) => lettreRetractation({ ...dit, ...lu }), now);
}

/** Idempotent; false: none is pending. A full refund settles it without this call. */
export async function declineRetractation(
  trx: Db,
  { paiement_id, motif, admin_id }: { paiement_id: number; motif: string; admin_id: number },
  now: Date,
): Promise<boolean> {
  if (!(await decide(trx, { paiement_id, decision: 'refusee', motif, admin_id }, now)))
    return false;
  const paiement = await trx
    .selectFrom('paiement')
    .select(['libelle', 'eleve_id', 'acces_user_id'])
    .where('id', '=', paiement_id)
    .executeTakeFirstOrThrow();
  await suspendPending(trx, paiement);
  const { libelle } = paiement;
  const lettreTo = ({ prenom }: { prenom: string }) =>
    lettreRetractationRefusee(prenom, libelle, motif);
  await tellEleve(trx, paiement_id, lettreTo, now);
  return true;
}

/** A buyer who is not logged in learns the reason by mail only. */
export const answerRefus = (
  trx: Db,
  { paiement_id, commande, refus }: { paiement_id: number; commande: string; refus: string },
  now: Date,
) => tellEleve(trx, paiement_id, (lu) => lettreImpossible(lu.prenom, commande, refus, now), now);
