import type { z } from 'zod';
import type { calls } from '../../../contract/index.ts';
import { isAssez } from '../../../regles/mots.ts';
import { listElevesDesAcces } from '../../eleve/acces/index.ts';
import { findByAdresse, listReperesDesEleves, rechercheOf } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';

type Voulu = z.output<(typeof calls)['exportEleves']['input']>;

/** The learners whom the filters leave, the newest first; before them who has just the address that is looked for. */
export async function listVoulus(
  db: Db,
  voulu: Voulu,
  now: Date,
): Promise<readonly { id: number }[]> {
  const { recherche = '', champ, acces } = voulu;
  const all = await listReperesDesEleves(db);
  const offered = acces ? await withAcces(db, all, acces, now) : all;
  if (!isAssez(recherche)) return offered;
  const exact = await findByAdresse(db, recherche, champ);
  const fits = rechercheOf(recherche, champ);
  return [
    ...offered.filter(({ id }) => id === exact),
    ...offered.filter((repere) => repere.id !== exact && fits(repere)),
  ];
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
