import type { Schema } from '../schema.ts';

export async function mesure({ countChanges, revisionTable, run }: Schema): Promise<void> {
  // The indexes name every filtered column: SQLite has no statistics of rare values.
  await run`drop index paiement_impaye`;
  await run`create index paiement_impaye on "paiement" (etat, "dateRegle", id)
    where etat = 'impaye' and "dateRegle" is null`;
  await run`drop index paiement_impaye_jour`;
  await run`create index paiement_impaye_jour on "paiement" (etat, type, "dateEtat")
    where etat = 'impaye'`;
  await run`drop index remboursement_awaited`;
  await run`create index remboursement_awaited on remboursement (etat, id) where etat = 'demande'`;
  await revisionTable('programme');
  // These make up a course, and many writers change them.
  await countChanges('programme', ['accesModule', 'module', 'moduleChapitre', 'chapitre']);
}
