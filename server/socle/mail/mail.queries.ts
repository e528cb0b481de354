import type { Db } from '../db/database.ts';

export const listMails = (db: Db, eleve_id: number, most: number) =>
  db
    .selectFrom('mail')
    .select(['sujet', 'dateCreation', 'dateEnvoi'])
    .where('eleve_id', '=', eleve_id)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export async function listMailsEtat(db: Db, eleve_id: number, most: number) {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'sujet', 'dateCreation', 'dateEnvoi', 'essais', 'prochainEssai'])
    .where('eleve_id', '=', eleve_id)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ prochainEssai, ...row }) => {
    const etat = row.dateEnvoi ? 'envoyé' : prochainEssai ? 'en attente' : 'non parti';
    return { ...row, etat } as const;
  });
}
