import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import { type Cherchable, cherchableOf } from '../../contract/mots.ts';
import type { Db } from '../db/database.ts';
import { isEfface } from './efface.ts';

/** What it takes to find a learner. */
export interface Repere extends Cherchable {
  id: number;
}

interface Repertoire {
  revision: number;
  parId: Map<number, Repere>;
  newestFirst: readonly Repere[];
}

const kept = new WeakMap<Db, Promise<Repertoire>>();

/**
 * Every learner who has not been erased, the newest first: a copy that is compared with the database
 * at each call, by one row, and brought up to it by those who have changed since.
 * docs/decisions/0038 says why.
 */
export async function listReperesDesEleves(db: Db): Promise<readonly Repere[]> {
  const { revision } = await db
    .selectFrom('repertoire')
    .select('revision')
    .executeTakeFirstOrThrow();
  const known = kept.get(db);
  if (known) {
    const repertoire = await known;
    if (repertoire.revision >= revision) return repertoire.newestFirst;
  }
  const last = kept.get(db);
  const next = last
    ? last.then((from) => (from.revision >= revision ? from : broughtTo(db, revision, from)))
    : readWhole(db, revision);
  kept.set(db, next);
  // What could not be read is read whole by the next who asks.
  next.catch(() => kept.delete(db));
  return (await next).newestFirst;
}

const AT_A_TIME = 1000;

async function readWhole(db: Db, revision: number): Promise<Repertoire> {
  const parId = new Map<number, Repere>();
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('eleve')
      .select(['id', 'nom', 'prenom', 'email'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_A_TIME)
      .execute();
    for (const row of rows) if (!isEfface(row)) parId.set(row.id, repereOf(row));
    if (rows.length < AT_A_TIME) break;
    after = rows.at(-1)!.id;
    await untilRequestsAreRead();
  }
  return { revision, parId, newestFirst: sorted(parId) };
}

async function broughtTo(db: Db, revision: number, from: Repertoire): Promise<Repertoire> {
  const { parId } = from;
  let added = false;
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('repere')
      .leftJoin('eleve', 'eleve.id', 'repere.eleve_id')
      .select(['repere.eleve_id', 'eleve.id', 'eleve.nom', 'eleve.prenom', 'eleve.email'])
      .where('repere.revision', '>', from.revision)
      .where('repere.eleve_id', '>', after)
      .orderBy('repere.eleve_id')
      .limit(AT_A_TIME)
      .execute();
    for (const { eleve_id, id, nom, prenom, email } of rows) {
      const row = { id: id!, nom: nom!, prenom: prenom!, email: email! };
      if (id === null || isEfface(row)) added = parId.delete(eleve_id) || added;
      else {
        parId.set(eleve_id, repereOf(row));
        added = true;
      }
    }
    if (rows.length < AT_A_TIME) break;
    after = rows.at(-1)!.eleve_id;
    await untilRequestsAreRead();
  }
  return { revision, parId, newestFirst: added ? sorted(parId) : from.newestFirst };
}

const sorted = (parId: Map<number, Repere>) =>
  [...parId.values()].sort((one, other) => other.id - one.id);

const repereOf = (row: { id: number; nom: string; prenom: string; email: string }): Repere => ({
  id: row.id,
  ...cherchableOf(row),
});
