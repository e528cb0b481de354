import { joursDe, type Question } from '../../content/content.ts';
import type { Db } from '../db/database.ts';
import { empreinteOf } from './empreinte.ts';
import { inChunks } from './inChunks.ts';
import { keepDessins } from './keepDessins.ts';

/** New questions are added; a changed one gets a new version, unless staff have made it theirs. */
export async function loadQuestions(trx: Db, entries: Question[], now: Date): Promise<void> {
  const known = new Map((await references(trx)).map((row) => [row.reference, row]));
  const changed = entries
    .map((entry) => ({ entry, empreinte: empreinteOf(entry) }))
    .filter(({ entry, empreinte }) => {
      const row = known.get(entry.ref);
      return !row || (row.empreinte !== null && row.empreinte !== empreinte);
    });
  await inChunks(changed, async (chunk) => {
    const ids = await upsert(trx, chunk);
    const kept = chunk.filter(({ entry }) => ids.has(entry.ref));
    if (kept.length === 0) return;
    const images = await keepDessins(
      trx,
      kept.flatMap(({ entry }) => entry.image?.svg ?? []),
      'questions',
    );
    await trx
      .insertInto('questionVersion')
      .values(
        kept.map(({ entry }) => ({
          question_id: ids.get(entry.ref)!,
          langue: entry.langue,
          libelle: entry.question,
          libelleImage: entry.image ? images.get(entry.image.svg)! : null,
          imageDescription: entry.image?.description ?? null,
          a: entry.a,
          b: entry.b,
          c: entry.c ?? null,
          d: entry.d ?? null,
          correcte: entry.correcte,
          grave: entry.grave ? (1 as const) : (0 as const),
          justification: entry.justification,
          idArticleLois: entry.article,
          code: entry.code,
          valableDu: joursDe(entry).du,
          valableAu: joursDe(entry).au,
          dateCreation: now.toISOString(),
        })),
      )
      .execute();
    await trx
      .updateTable('question')
      .set((row) => ({
        version_id: row
          .selectFrom('questionVersion')
          .select((version) => version.fn.max('questionVersion.id').as('id'))
          .whereRef('questionVersion.question_id', '=', 'question.id'),
      }))
      .where('id', 'in', [...ids.values()])
      .execute();
  });
}

const references = (trx: Db) =>
  trx
    .selectFrom('question')
    .select(['id', 'reference', 'empreinte'])
    .where('reference', 'is not', null)
    .execute();

/** The ids by reference, with the new fingerprints kept; without those that staff made theirs meanwhile. */
async function upsert(
  trx: Db,
  chunk: { entry: Question; empreinte: string }[],
): Promise<Map<string, number>> {
  const rows = await trx
    .insertInto('question')
    .values(chunk.map(({ entry, empreinte }) => ({ reference: entry.ref, empreinte })))
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet({ empreinte: (row) => row.ref('excluded.empreinte') })
        .where('question.empreinte', 'is not', null),
    )
    .returning(['id', 'reference'])
    .execute();
  return new Map(rows.map((row) => [row.reference!, row.id]));
}
