import type { z } from 'zod';
import type { calls } from '../../contract/index.ts';
import { isAssez } from '../../contract/mots.ts';
import { listElevesDesAcces } from '../acces/chiffres.queries.ts';
import { listReperesDesEleves, rechercheOf } from '../compte/repertoire.queries.ts';
import type { Db } from '../db/database.ts';

type Voulu = z.output<(typeof calls)['exportEleves']['input']>;

/** The learners whom the filters leave, the newest first. */
export async function listVoulus(
  db: Db,
  voulu: Voulu,
  now: Date,
): Promise<readonly { id: number }[]> {
  const { recherche = '', champ, acces } = voulu;
  const all = await listReperesDesEleves(db);
  const offered = acces ? await withAcces(db, all, acces, now) : all;
  return isAssez(recherche) ? offered.filter(rechercheOf(recherche, champ)) : offered;
}

async function withAcces<R extends { id: number }>(
  db: Db,
  all: readonly R[],
  acces: NonNullable<Voulu['acces']>,
  now: Date,
): Promise<R[]> {
  const ids = await listElevesDesAcces(db, acces, now);
  return all.filter(({ id }) => ids.has(id));
}
