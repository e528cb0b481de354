import type { Db } from '../../socle/db/database.ts';

export async function listProduitsAVoir(db: Db) {
  return db
    .selectFrom('acces')
    .select([
      'id',
      'libelle',
      'type',
      'codePermis',
      'actif',
      'prix',
      'contenu',
      'description',
      'title',
      'text',
      'libelleImage',
    ])
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .execute();
}
