import type { Db } from '../db/database.ts';

export { type Lettre, nomDit, salut } from './lettre.ts';
export { type Mail, queueMail } from './queueMail.ts';

/** Keeps the dates of sent mails, without recipient and content; deletes unsent ones. */
export const eraseMails = (trx: Db, eleve_id: number, destinataire: string) =>
  trx
    .updateTable('mail')
    .set({ destinataire, texte: '', html: '', piece: null, erreur: null, prochainEssai: null })
    .where('eleve_id', '=', eleve_id)
    .execute();

export const removeMails = (trx: Db, eleve_id: number) =>
  trx.deleteFrom('mail').where('eleve_id', '=', eleve_id).execute();

/** Call it in the transaction that queued the mail. */
export const withdrawMail = (trx: Db, id: number) =>
  trx.deleteFrom('mail').where('id', '=', id).execute();

export const readdressMails = (trx: Db, eleve_id: number, avant: string, destinataire: string) =>
  trx
    .updateTable('mail')
    .set({ destinataire })
    .where('eleve_id', '=', eleve_id)
    .where('destinataire', '=', avant)
    .where('prochainEssai', 'is not', null)
    .execute();
