import type { Serie } from '../../../content/content.ts';
import type { Db } from '../../socle/db/database.ts';
import { setListe } from '../../socle/db/listes.ts';
import { empreinteOf } from '../../socle/texte/empreinte.ts';

export async function loadSeries(trx: Db, entries: Serie[]): Promise<void> {
  const questions = await idsOfQuestions(trx);
  for (const entry of entries) {
    const liste = entry.questions.flatMap((ref) => questions.get(ref) ?? []);
    const empreinte = empreinteOf([entry, liste.join(';')]);
    const row = await trx
      .insertInto('theme')
      .values({ reference: entry.ref, empreinte, libelle: entry.libelle })
      .onConflict((conflict) =>
        conflict
          .column('reference')
          .doUpdateSet({
            empreinte,
            libelle: entry.libelle,
            admin_id: null,
            dateModification: null,
          })
          .where('theme.empreinte', 'is not', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (row) await setListe(trx, 'theme', row.id, liste);
  }
}

/** Lists go on without questions that staff have deleted. */
export const idsOfQuestions = async (trx: Db): Promise<Map<string, number>> => {
  const rows = await trx
    .selectFrom('question')
    .select(['id', 'reference'])
    .where('reference', 'is not', null)
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    // Locked before the lists, in the order of staff's edits.
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.reference!, row.id]));
};

/** Content names by reference, the database by id. */
export async function idsByReference(
  trx: Db,
  table: 'theme' | 'acces' | 'module' | 'chapitre',
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom(table)
    .select(['id', 'reference'])
    .where('reference', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.reference!, row.id]));
}
