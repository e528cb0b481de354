import type { Db } from '../db/database.ts';
import { composer } from './composer.ts';
import type { Lettre } from './lettre.ts';

export interface Mail {
  eleve_id: number | null;
  /** An e-mail address. */
  destinataire: string;
  lettre: Lettre;
}

/** One address and nothing else: no list, no name, no second header. */
const ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

/** Commits to a mail together with what it tells of: it goes out once the transaction is on disk. */
export async function queueMail(trx: Db, { eleve_id, destinataire, lettre }: Mail, now: Date) {
  if (!ADDRESS.test(destinataire)) throw new Error('A mail goes to one e-mail address.');
  await trx
    .insertInto('mail')
    .values({
      eleve_id,
      destinataire,
      ...composer(lettre),
      dateCreation: now.toISOString(),
      essais: 0,
      prochainEssai: now.toISOString(),
    })
    .execute();
}
