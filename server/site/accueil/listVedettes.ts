import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { listQuestionsOfChapitres } from '../../eleve/cours/index.ts';
import { listCurrentVersions } from '../../eleve/questions/index.ts';
import { findSerie, isOffered, listQuestionsOfOthers, VEDETTES } from '../../eleve/series/index.ts';

export interface Asking {
  db: Db;
  now: Date;
  log: FastifyBaseLogger;
}

/**
 * In order. Deleted questions are left out. So are those of a series or course: their key would
 * leak.
 */
export async function listVedettes(asking: Asking): Promise<number[]> {
  const { db } = asking;
  const theme = await findSerie(db, VEDETTES);
  if (!theme) return [];
  const elsewhere = await keptElsewhere(asking, theme);
  const ids = idsOf(theme.listeQuestions).filter((id) => !elsewhere.has(id));
  return (await listCurrentVersions(db, ids)).map(({ id }) => id);
}

interface Theme {
  id: number;
  listeQuestions: string;
}

const A_MINUTE = 60_000;
const kept = new WeakMap<Db, { key: string; at: number; ids: Promise<Set<number>> }>();

/** Cached for a minute, since it reads all series. A newly featured question is checked at once. */
function keptElsewhere(asking: Asking, theme: Theme): Promise<Set<number>> {
  const { db, now } = asking;
  const key = `${theme.id} ${theme.listeQuestions}`;
  const known = kept.get(db);
  if (known?.key === key && Math.abs(now.getTime() - known.at) < A_MINUTE) return known.ids;
  const ids = listElsewhere(asking, theme);
  kept.set(db, { key, at: now.getTime(), ids });
  ids.catch(() => kept.delete(db));
  return ids;
}

async function listElsewhere({ db, log }: Asking, theme: Theme): Promise<Set<number>> {
  const vedettes = idsOf(theme.listeQuestions);
  const sold = await isOffered(db, theme.id);
  const others = new Set([
    ...(await listQuestionsOfOthers(db, theme.id)),
    ...(await listQuestionsOfChapitres(db)),
  ]);
  const found = new Set(vedettes.filter((id) => sold || others.has(id)));
  if (found.size > 0)
    log.error(
      { questions: [...found] },
      'questions of the home page are left out: a series, a course or a product has them, too',
    );
  return found;
}
