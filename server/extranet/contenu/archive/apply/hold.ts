import type { Db } from '../../../../socle/db/database.ts';
import { holdQuestions, nextRevision } from '../../../../eleve/questions/index.ts';
import { partsOf } from '../../../../socle/db/partsOf.ts';
import { depasse } from './rangees.ts';

/** Locks questions first and by id, as every write does, to avoid deadlocks. */
export async function holdInOrder(trx: Db, refs: string[]): Promise<void> {
  const ids: number[] = [];
  for (const part of partsOf(refs)) {
    const rows = trx.selectFrom('question').select('id').where('reference', 'in', part);
    for (const { id } of await rows.execute()) ids.push(id);
  }
  const held = trx.selectFrom('question').select('id').orderBy('id').forUpdate();
  for (const part of partsOf(ids.toSorted((one, other) => one - other)))
    await held.where('id', 'in', part).execute();
}

/** Row locks prevent deletions until the questions are in their list. */
export async function holdAll(
  trx: Db,
  refs: string[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const named = refs
    .map((ref) => {
      const id = ids.get(ref);
      if (id === undefined) throw depasse();
      return id;
    })
    .toSorted((one, other) => one - other);
  for (const part of partsOf(named))
    if ((await holdQuestions(trx, part)).size < part.length) throw depasse();
}

/** Call it last, because all other writes of questions wait for this row. */
export async function writeRevision(trx: Db, questions: number[]): Promise<void> {
  if (questions.length === 0) return;
  const revision = await nextRevision(trx);
  for (const part of partsOf(questions))
    await trx.updateTable('question').set({ revision }).where('id', 'in', part).execute();
}

/** Row locks prevent deletions until the chapters are in their module. */
export async function heldChapitres(trx: Db, refs: string[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('chapitre')
    .select(['id', 'reference'])
    .where('reference', 'in', [...new Set(refs), ''])
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(rows.map(({ id, reference }) => [reference!, id]));
}
