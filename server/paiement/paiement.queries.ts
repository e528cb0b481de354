import type { Db } from '../db/database.ts';

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
