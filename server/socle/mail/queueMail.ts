import type { Db } from '../db/database.ts';
import { messageOf } from './messageOf.ts';
import type { Lettre } from './lettre.ts';
import { type Demandeur, takeEnvoi } from './boite.queries.ts';

/** Its kind says what opens it. */
export type Piece = `facture:${number}` | `conditions:${string}`;

export interface Mail {
  eleve_id: number | null;
  destinataire: string;
  lettre: Lettre;
  demandeur: Demandeur;
  pieces?: readonly Piece[];
}

/** One address and nothing else: no list, no name, no second header. */
const ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

/** Outbox: queues a mail in its cause's transaction; 429 rolls back both. */
export async function queueMail(trx: Db, mail: Mail, now: Date): Promise<number> {
  const { eleve_id, destinataire, lettre, demandeur, pieces = [] } = mail;
  if (!ADDRESS.test(destinataire)) throw new Error('A mail goes to one e-mail address.');
  await takeEnvoi(trx, destinataire, demandeur, now);
  const { id } = await trx
    .insertInto('mail')
    .values({
      eleve_id,
      destinataire,
      ...messageOf(lettre),
      piece: pieces.length > 0 ? pieces.join(' ') : null,
      dateCreation: now.toISOString(),
      essais: 0,
      prochainEssai: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
