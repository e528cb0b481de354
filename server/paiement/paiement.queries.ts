import type { Db } from '../db/database.ts';

/** Whether anybody has ever paid for a product. */
export async function isPaid(db: Db, acces_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('paiement')
    .select('id')
    .where('acces_id', '=', acces_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A learner's payments as they see them, the newest first. */
export async function listPaiements(db: Db, eleve_id: number) {
  const rows = await db
    .selectFrom('paiement')
    .select(['id', 'libelle', 'dateCreation', 'type', 'renouvellement', 'montant'])
    .where('eleve_id', '=', eleve_id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ renouvellement, ...row }) => ({
    ...row,
    renouvellement: renouvellement === 1 ? (1 as const) : (0 as const),
  }));
}
