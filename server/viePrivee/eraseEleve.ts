import type { Selectable } from 'kysely';
import { marque } from '../../marque.ts';
import type { Db } from '../socle/db/database.ts';
import { type Lettre, queueMail, salut } from '../socle/mail/mail.writes.ts';
import type { EleveTable } from '../eleve/compte/compte.tables.ts';
import { anonymise } from './anonymise.ts';

type Par = 'eleve' | 'ecole';
type Sortant = Pick<Selectable<EleveTable>, 'id' | 'email' | 'prenom' | 'dateVerification'>;

/** Sends a last mail to a confirmed address, stored without a link to the account. */
export async function eraseEleve(
  trx: Db,
  { id, email, prenom, dateVerification }: Sortant,
  par: Par,
  now: Date,
): Promise<void> {
  await anonymise(trx, id);
  if (dateVerification === null) return;
  const lettre = lettreEffacementFait(prenom, par);
  await queueMail(trx, { eleve_id: null, destinataire: email, lettre, demandeur: 'ecole' }, now);
}

const lettreEffacementFait = (prenom: string, par: Par): Lettre => ({
  sujet: 'Ton compte est effacé',
  salutation: salut(prenom),
  paragraphes: [
    `Ton compte ${marque.nom} a été effacé, ${par === 'eleve' ? 'comme tu l’avais demandé' : 'par l’auto-école'}. Ton nom, ton adresse et tes autres données n’y sont plus.`,
    'C’est notre dernier message. Merci de nous avoir fait confiance, et bonne route.',
  ],
});
