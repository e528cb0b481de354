import type { Db } from '../db/database.ts';

export { type Lettre, nomDit, salut } from './lettre.ts';
export { queueMail } from './queueMail.ts';

/** At the end of an account: that a mail went is kept, without to whom and what; what waits is not sent. */
export const eraseMails = (trx: Db, eleve_id: number, destinataire: string) =>
  trx
    .updateTable('mail')
    .set({ destinataire, texte: '', html: '', piece: null, erreur: null, prochainEssai: null })
    .where('eleve_id', '=', eleve_id)
    .execute();

/** Of an account that goes without a trace. */
export const removeMails = (trx: Db, eleve_id: number) =>
  trx.deleteFrom('mail').where('eleve_id', '=', eleve_id).execute();

/** Takes back a mail of the same transaction: nobody has it yet. */
export const withdrawMail = (trx: Db, id: number) =>
  trx.deleteFrom('mail').where('id', '=', id).execute();

/** What waits for an address that a learner has no more goes to the one that they have. */
export const readdressMails = (trx: Db, eleve_id: number, avant: string, destinataire: string) =>
  trx
    .updateTable('mail')
    .set({ destinataire })
    .where('eleve_id', '=', eleve_id)
    .where('destinataire', '=', avant)
    .where('prochainEssai', 'is not', null)
    .execute();
