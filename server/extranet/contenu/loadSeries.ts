import type { Serie } from '../../../content/content.ts';
import type { Db } from '../../socle/db/database.ts';
import { setListe } from '../../socle/db/listes.ts';
import { empreinteOf } from '../../socle/texte/empreinte.ts';

export async function loadSeries(trx: Db, entries: Serie[]): Promise<void> {
  const questions = await idsOfQuestions(trx);
  for (const entry of entries) {
    const liste = entry.questions.flatMap((ref) => questions.get(ref) ?? []);
    const empreinte = empreinteOf([entry, liste.join(';')]);
    const id = await loadRow(trx, 'theme', {
      reference: entry.ref,
      empreinte,
      libelle: entry.libelle,
      admin_id: null,
      dateModification: null,
    });
    if (id !== undefined) await setListe(trx, 'theme', id, liste);
  }
}

/** Returns undefined when unchanged, or when staff have edited it. */
export async function loadRow(
  trx: Db,
  table: 'theme' | 'module' | 'chapitre',
  row: { reference: string; empreinte: string; libelle: string; [column: string]: string | null },
): Promise<number | undefined> {
  const loaded = await trx
    .insertInto(table as 'theme')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet(row)
        .where(`${table}.empreinte` as 'theme.empreinte', 'is not', null)
        .where(`${table}.empreinte` as 'theme.empreinte', '<>', row.empreinte),
    )
    .returning('id')
    .executeTakeFirst();
  return loaded?.id;
}

/** Omits deleted questions, so that lists load without them. */
export const idsOfQuestions = async (trx: Db): Promise<Map<string, number>> => {
  const rows = await trx
    .selectFrom('question')
    .select(['id', 'reference'])
    .where('reference', 'is not', null)
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    // Lock order: questions before lists, as in staff's edits.
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.reference!, row.id]));
};

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
