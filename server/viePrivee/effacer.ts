import type { Db } from '../socle/db/database.ts';
import { queueMail } from '../socle/mail/mail.writes.ts';
import { anonymise } from './anonymise.ts';
import { lettreEffacementFait } from './lettre.ts';

interface Sortant {
  id: number;
  email: string;
  prenom: string;
  dateVerification: string | null;
}

/**
 * Confirmed addresses get a last mail. It belongs to no account, so nothing links it to the person.
 */
export async function effacer(
  trx: Db,
  { id, email, prenom, dateVerification }: Sortant,
  par: 'eleve' | 'ecole',
  now: Date,
): Promise<void> {
  await anonymise(trx, id);
  if (dateVerification === null) return;
  const lettre = lettreEffacementFait({ prenom, par });
  await queueMail(trx, { eleve_id: null, destinataire: email, lettre, demandeur: 'ecole' }, now);
}
