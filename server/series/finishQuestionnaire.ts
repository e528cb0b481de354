import type { Db } from '../db/database.ts';
import { mark } from './bareme.ts';
import { countTentative } from './countTentative.ts';
import { versionsOf } from './series.queries.ts';
import type { Questionnaire } from './tentative.ts';

/** Marks an attempt and closes it; what is unanswered counts as wrong. The caller holds the access. */
export async function finishQuestionnaire(
  trx: Db,
  tentative: Questionnaire,
  now: Date,
): Promise<void> {
  const versions = await versionsOf(trx, tentative);
  const note = mark(
    versions.map(({ correcte, grave }, key) => ({
      juste: tentative.reponses[key] === correcte,
      grave: grave === 1,
    })),
  );
  await trx
    .updateTable('questionnaire')
    .set({ ...note, reponses: tentative.reponses, isTermine: 1, dateFin: now.toISOString() })
    .where('id', '=', tentative.id)
    .execute();
  await countTentative(trx, note.reussi, now);
}
