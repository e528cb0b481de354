import { randomInt } from 'node:crypto';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { type Limite, countIn } from '../../socle/securite/rateLimit.ts';
import { Refus, pasLeSien } from '../../socle/refus/refus.ts';
import { listCurrentVersions } from '../questions/index.ts';
import { findTheme } from './series.queries.ts';
import { type Questionnaire, SANS_REPONSE, dureesInconnues, shuffled } from './tentative.ts';

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
export async function createQuestionnaire(
  trx: Db,
  acces: { eleve_id: number; acces_id: number; acces_user_id: number },
  theme_id: number,
  { premier, now }: { premier: boolean; now: Date },
): Promise<Questionnaire> {
  const theme = await findTheme(trx, acces.acces_id, theme_id);
  if (!theme) throw pasLeSien();
  const present = await listCurrentVersions(trx, idsOf(theme.listeQuestions));
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
      questions: questions.map(({ id }) => id).join(';'),
      versions: questions.map(({ version_id }) => version_id).join(';'),
      reponses: SANS_REPONSE.repeat(questions.length),
      durees: dureesInconnues(questions.length),
      isTermine: 0,
      reussi: 0,
      dateDebut: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
