import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { keptByProduit } from '../../socle/db/keptByProduit.ts';
import { listQuestionsPrises } from '../../eleve/cours/index.ts';
import { codeDuJour, listCurrentVersions } from '../../eleve/questions/index.ts';
import { findAccueil, isOffered } from '../../eleve/series/index.ts';

export interface Asking {
  db: Db;
  log: FastifyBaseLogger;
  now: Date;
}

/** Splits the home page's list: questions of a series, course or product are excluded. */
const partagee = keptByProduit(async (read) => {
  const theme = await findAccueil(read);
  const ids = idsOf(theme?.listeQuestions ?? '');
  const sold = theme && (await isOffered(read, theme.id));
  const prises = sold ? new Set(ids) : await listQuestionsPrises(read, ids);
  return Map.groupBy(ids, (id) => prises.has(id));
});

/** Deleted questions are left out, as are those of a series or course: their key would leak. */
export async function listVedettes(
  { db, log, now }: Asking,
  code = codeDuJour(now),
): Promise<number[]> {
  const [liste] = await partagee(db, [0]);
  const questions = liste!.get(true);
  if (questions)
    log.error(
      { questions },
      'questions of the home page are left out: a series, a course or a product has them, too',
    );
  const there = await listCurrentVersions(db, liste!.get(false) ?? [], code);
  return there.map(({ id }) => id);
}
