import type { Selectable } from 'kysely';
import type { Db } from '../socle/db/database.ts';
import { queueMail } from '../socle/mail/mail.writes.ts';
import type { EleveTable } from '../eleve/compte/compte.tables.ts';
import { anonymise } from './anonymise.ts';
import { lettreEffacementFait } from './lettres.ts';

type Sortant = Pick<Selectable<EleveTable>, 'id' | 'email' | 'prenom' | 'dateVerification'>;

/** Sends a last mail to a confirmed address, stored without a link to the account. */
export async function eraseEleve(
  trx: Db,
  { id, email, prenom, dateVerification }: Sortant,
  par: 'eleve' | 'ecole',
  now: Date,
): Promise<void> {
  await anonymise(trx, id);
  if (dateVerification === null) return;
  const lettre = lettreEffacementFait(prenom, par);
  await queueMail(trx, { eleve_id: null, destinataire: email, lettre, demandeur: 'ecole' }, now);
}
