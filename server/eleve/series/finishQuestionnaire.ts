import type { Db } from '../../socle/db/database.ts';
import { remember } from '../memoire/index.ts';
import { mark } from '../../../droit/bareme.ts';
import { countTentative } from './countTentative.ts';
import { type Tentative, versionsOf } from './series.queries.ts';
import { corrigeesOf } from './tentative.ts';

/**
 * Marks an attempt and closes it; what is unanswered counts as wrong, and shows nothing of what its
 * learner knows. The caller holds the access.
 */
export async function finishQuestionnaire(
  trx: Db,
  eleve_id: number,
  tentative: Tentative,
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
    .set({
      ...note,
      reponses: tentative.reponses,
      durees: tentative.durees,
      isTermine: 1,
      dateFin: now.toISOString(),
    })
    .where('id', '=', tentative.id)
    .execute();
  await countTentative(trx, note.reussi, now);
  await remember(trx, eleve_id, corrigeesOf(tentative.reponses, versions), now);
}
