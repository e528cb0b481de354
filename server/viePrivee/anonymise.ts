import { listToutAccesUser } from '../acces/acces.queries.ts';
import { closeAccesUsers } from '../acces/acces.writes.ts';
import { eraseAttestations } from '../attestation/attestation.writes.ts';
import { eraseIdentite } from '../compte/compte.writes.ts';
import { eraseRdv } from '../cours/cours.writes.ts';
import type { Db } from '../db/database.ts';
import { eraseDizaines } from '../entrainement/entrainement.writes.ts';
import { eraseExamens } from '../examen/examen.writes.ts';
import { forgetObjets } from '../journal/journal.writes.ts';
import { endRegardsOf } from '../kernel/regard.ts';
import { endOtherSessions } from '../kernel/session.ts';
import { eraseMails } from '../mail/mail.writes.ts';
import { eraseMemoire } from '../memoire/memoire.writes.ts';
import { erasePaiements } from '../paiement/paiement.writes.ts';
import { eraseExercices } from '../tpr/tpr.writes.ts';

/**
 * Takes the person out of an account for good. What is left is what the law wants kept: payments,
 * invoices as they were issued, attempts that count without a name, and the numbers and dates of attestations. To do it twice changes nothing.
 */
export async function anonymise(trx: Db, id: number): Promise<void> {
  const nowhere = await eraseIdentite(trx, id);
  await forgetObjets(trx, 'eleve', [id]);
  await endOtherSessions(trx, { eleve_id: id }, undefined, 'ferme');
  await endRegardsOf(trx, id);
  await erasePaiements(trx, id);
  await closeAccesUsers(trx, id);
  await eraseExercices(trx, id);
  const acces = await listToutAccesUser(trx, id);
  const acces_user_ids = acces.map(({ acces_user_id }) => acces_user_id);
  await eraseRdv(trx, acces_user_ids);
  await eraseDizaines(trx, acces_user_ids);
  await eraseExamens(trx, acces_user_ids);
  await eraseMemoire(trx, id);
  await eraseAttestations(trx, id);
  await eraseMails(trx, id, nowhere);
}
