import type { Selectable } from 'kysely';
import { suspendAccesUser } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { PaiementTable } from './paiement.tables.ts';

/** A pending withdrawal suspends only its own time. Each one declared, answered or unpaid calls this. */
export async function suspendre(
  trx: Db,
  { eleve_id, acces_user_id }: Pick<Selectable<PaiementTable>, 'eleve_id' | 'acces_user_id'>,
): Promise<void> {
  if (acces_user_id === null) return;
  const rows = await trx
    .selectFrom('paiement')
    .innerJoin('retractation', 'retractation.paiement_id', 'paiement.id')
    .select(['paiement.dateDebut', 'retractation.dateCreation'])
    .where('paiement.eleve_id', '=', eleve_id)
    .where('paiement.acces_user_id', '=', acces_user_id)
    .where('paiement.etat', '=', 'paye')
    .where('retractation.decision', 'is', null)
    .execute();
  const [depuis = null] = rows.map((row) => row.dateDebut ?? row.dateCreation).toSorted();
  await suspendAccesUser(trx, acces_user_id, depuis);
}
