import type { Serie } from '../../content/content.ts';
import type { Db } from '../db/database.ts';
import { empreinteOf } from './empreinte.ts';

export async function loadSeries(trx: Db, entries: Serie[]): Promise<void> {
  const questions = await idsByReference(trx, 'question');
  for (const entry of entries) {
    const listeQuestions = entry.questions.map((ref) => questions.get(ref)).join(';');
    const empreinte = empreinteOf([entry, listeQuestions]);
    await trx
      .insertInto('theme')
      .values({ reference: entry.ref, empreinte, libelle: entry.libelle, listeQuestions })
      .onConflict((conflict) =>
        conflict
          .column('reference')
          .doUpdateSet({ empreinte, libelle: entry.libelle, listeQuestions })
          .where('theme.empreinte', 'is not', null),
      )
      .execute();
  }
}

/** Content names things by reference, the database by id. */
export async function idsByReference(
  trx: Db,
  table: 'question' | 'theme' | 'acces' | 'module' | 'chapitre',
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom(table)
    .select(['id', 'reference'])
    .where('reference', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.reference!, row.id]));
}
