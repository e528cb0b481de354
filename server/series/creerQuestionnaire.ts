import { randomInt } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { type Limite, countIn } from '../kernel/rateLimit.ts';
import { Refus, pasLeSien } from '../kernel/refus.ts';
import { findTheme } from './series.queries.ts';
import { type Questionnaire, SANS_REPONSE, idsOf, shuffled } from './tentative.ts';

/**
 * Each attempt is a row for good. Whoever answers three questions a second, from the keyboard and
 * without reading, begins about 160 an hour.
 */
const limitesTentatives = (eleve_id: number): Limite[] => [
  { cle: `tentatives ${eleve_id}`, most: 200, seconds: 3600 },
  { cle: `tentatives jour ${eleve_id}`, most: 600, seconds: 24 * 3600 },
];

/**
 * Fixes a new attempt: its questions, their versions and their order, the series' own on the first
 * attempt and shuffled on later ones. The caller holds the access and has found no open attempt.
 */
export async function creerQuestionnaire(
  trx: Db,
  acces: { eleve_id: number; acces_id: number; acces_user_id: number },
  theme_id: number,
  { premier, now }: { premier: boolean; now: Date },
): Promise<Questionnaire> {
  const theme = await findTheme(trx, acces.acces_id, theme_id);
  if (!theme) throw pasLeSien();
  const ids = [...new Set(idsOf(theme.listeQuestions))];
  const rows =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('question')
          .select(['id', 'version_id'])
          .where('id', 'in', ids)
          .where('dateSuppression', 'is', null)
          .where('version_id', 'is not', null)
          .execute();
  const versions = new Map(rows.map((row) => [row.id, row.version_id]));
  const present = ids.filter((id) => versions.has(id));
  if (present.length === 0) {
    throw new Refus(409, 'Cette série n’a pas encore de question.');
  }
  await countIn(trx, limitesTentatives(acces.eleve_id), now);
  const questions = premier ? present : shuffled(present, randomInt);
  return trx
    .insertInto('questionnaire')
    .values({
      acces_user_id: acces.acces_user_id,
      theme_id,
      libelle: theme.libelle,
      questions: questions.join(';'),
      versions: questions.map((id) => versions.get(id)).join(';'),
      reponses: SANS_REPONSE.repeat(questions.length),
      isTermine: 0,
      reussi: 0,
      dateDebut: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
