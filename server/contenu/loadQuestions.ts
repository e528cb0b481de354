import type { Question } from '../../content/content.ts';
import { drawDessin } from '../../drawing/index.ts';
import type { Db } from '../db/database.ts';
import { empreinteOf } from './empreinte.ts';

/** New questions are added; a changed one gets a new version, unless staff have made it theirs. */
export async function loadQuestions(trx: Db, entries: Question[], now: Date): Promise<void> {
  const rows = await trx
    .selectFrom('question')
    .select(['id', 'reference', 'empreinte'])
    .where('reference', 'is not', null)
    .execute();
  const known = new Map(rows.map((row) => [row.reference, row]));
  for (const entry of entries) {
    const dessin = entry.image && drawDessin(entry.image);
    const empreinte = empreinteOf([entry, dessin]);
    const row = known.get(entry.ref);
    if (row && (row.empreinte === null || row.empreinte === empreinte)) continue;
    const question_id = row?.id ?? (await insertQuestion(trx, entry.ref));
    const { id: version_id } = await trx
      .insertInto('questionVersion')
      .values({
        question_id,
        langue: 'FR',
        libelle: entry.question,
        libelleImage: dessin ? await keepDessin(trx, dessin.svg) : null,
        imageDescription: dessin?.description ?? null,
        a: entry.a,
        b: entry.b,
        c: entry.c ?? null,
        d: entry.d ?? null,
        correcte: entry.correcte,
        grave: entry.grave ? 1 : 0,
        justification: entry.justification,
        idArticleLois: entry.article,
        dateCreation: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('question')
      .set({ version_id, empreinte })
      .where('id', '=', question_id)
      .execute();
  }
}

async function insertQuestion(trx: Db, reference: string): Promise<number> {
  const { id } = await trx
    .insertInto('question')
    .values({ reference })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps a picture once, and says its address. */
async function keepDessin(trx: Db, svg: string): Promise<string> {
  const empreinte = empreinteOf(svg);
  await trx
    .insertInto('dessin')
    .values({ empreinte, svg })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return `/img/questions/${empreinte}.svg`;
}
