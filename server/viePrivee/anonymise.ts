import { closeAccesUsers, listToutAccesUser } from '../eleve/acces/index.ts';
import { eraseAttestations } from '../eleve/attestation/index.ts';
import { eraseIdentite } from '../eleve/compte/index.ts';
import { eraseGuides } from '../eleve/cours/index.ts';
import type { Db } from '../socle/db/database.ts';
import { forgetObjets } from '../socle/journal/forgetObjets.ts';
import { endRegardsOf } from '../socle/securite/regard.ts';
import { endOtherSessions } from '../socle/securite/session.ts';
import { eraseMails } from '../socle/mail/mail.writes.ts';
import { eraseEpreuves } from '../eleve/epreuve/index.ts';
import { eraseMemoire } from '../eleve/memoire/index.ts';
import { erasePaiements } from '../argent/paiement/index.ts';
import { uncountTentatives } from '../eleve/statistiques/index.ts';
import { eraseInscriptions } from '../eleve/classes/index.ts';
import { eraseSignalement } from '../eleve/signalement/index.ts';
import { eraseTentatives } from '../eleve/tentatives/index.ts';
import { erasePerception } from '../eleve/perception/index.ts';
import { eraseExercices } from '../eleve/tpr/index.ts';

/** Idempotent. Payments, invoices, anonymous attempts, attestations' numbers and dates stay, as the law requires. */
export async function anonymise(trx: Db, id: number): Promise<void> {
  // Lock order: learner, then payments, then accesses (paiement/hold.ts).
  const nowhere = await eraseIdentite(trx, id);
  await forgetObjets(trx, 'eleve', [id]);
  await endOtherSessions(trx, { eleve_id: id }, undefined, 'ferme');
  await endRegardsOf(trx, id);
  await erasePaiements(trx, id);
  await closeAccesUsers(trx, id);
  await eraseExercices(trx, id);
  const acces = await listToutAccesUser(trx, id);
  const acces_user_ids = acces.map(({ acces_user_id }) => acces_user_id);
  await erasePerception(trx, acces_user_ids);
  await eraseGuides(trx, acces_user_ids);
  await uncountTentatives(trx, acces_user_ids);
  await eraseTentatives(trx, acces_user_ids);
  await eraseMemoire(trx, id);
  await eraseEpreuves(trx, id);
  await eraseInscriptions(trx, id);
  await eraseSignalement(trx, id);
  await eraseAttestations(trx, id);
  await eraseMails(trx, id, nowhere);
}
