import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import { FEW } from '../kernel/libelles.ts';
import { marked, motsOf } from './motsOf.ts';
import { rechercheOf } from './rechercheOf.ts';

export { marked, motsOf, rechercheOf };
export { uniqueOf } from './uniqueOf.ts';

/** What the list of the bank needs of a question to find it. */
export interface Repere {
  id: number;
  libelle: string;
  langue: string;
  idArticleLois: string | null;
  avecImage: boolean;
  avecJustification: boolean;
  grave: 0 | 1;
  dateModification: string;
  /** The words of the statement and the answers, each marked. */
  mots: string;
}

interface Repertoire {
  revision: number;
  parId: Map<number, Repere>;
  newestFirst: readonly Repere[];
}

const EMPTY: Repertoire = { revision: -1, parId: new Map(), newestFirst: [] };
const kept = new WeakMap<Db, Promise<Repertoire>>();

/** Every question that is not deleted, the newest first. */
export async function listReperes(db: Db): Promise<readonly Repere[]> {
  return (await repertoireOf(db)).newestFirst;
}

/** The same by their ids. */
export async function reperesParId(db: Db): Promise<ReadonlyMap<number, Repere>> {
  return (await repertoireOf(db)).parId;
}

/**
 * A copy that is compared with the database at each call, by one row, and brought up to it by the
 * rows that have changed since: docs/decisions/0030 says why, and what a write owes it.
 */
async function repertoireOf(db: Db): Promise<Repertoire> {
  const revision = await currentRevision(db);
  const known = kept.get(db);
  if (known) {
    const repertoire = await known;
    if (repertoire.revision >= revision) return repertoire;
  }
  const next = (kept.get(db) ?? Promise.resolve(EMPTY)).then((from) =>
    from.revision >= revision ? from : broughtTo(db, revision, from),
  );
  kept.set(db, next);
  // What could not be read is read whole by the next who asks.
  next.catch(() => kept.delete(db));
  return next;
}

async function currentRevision(db: Db): Promise<number> {
  const row = await db.selectFrom('banque').select('revision').executeTakeFirstOrThrow();
  return row.revision;
}

const AT_A_TIME = 1000;

async function broughtTo(db: Db, revision: number, from: Repertoire): Promise<Repertoire> {
  const parId = new Map(from.parId);
  for (let after = 0; ;) {
    const rows = await changedSince(db, from.revision, after);
    for (const row of rows) {
      if (row.dateSuppression === null) parId.set(row.id, repereOf(row));
      else parId.delete(row.id);
    }
    if (rows.length < AT_A_TIME) break;
    after = rows.at(-1)!.id;
    await untilRequestsAreRead();
  }
  const newestFirst = [...parId.values()].toSorted((one, other) => other.id - one.id);
  return { revision, parId, newestFirst };
}

const changedSince = (db: Db, revision: number, after: number) =>
  db
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select([
      'question.id',
      'question.dateSuppression',
      'questionVersion.libelle',
      'questionVersion.libelleImage',
      'questionVersion.langue',
      'questionVersion.a',
      'questionVersion.b',
      'questionVersion.c',
      'questionVersion.d',
      'questionVersion.grave',
      'questionVersion.justification',
      'questionVersion.idArticleLois',
      'questionVersion.dateCreation',
    ])
    .where('question.revision', '>', revision)
    .where('question.id', '>', after)
    .orderBy('question.id')
    .limit(AT_A_TIME)
    .execute();

type Row = Awaited<ReturnType<typeof changedSince>>[number];

const repereOf = (row: Row): Repere => ({
  id: row.id,
  libelle: row.libelle,
  langue: row.langue,
  idArticleLois: row.idArticleLois,
  avecImage: row.libelleImage !== null,
  avecJustification: row.justification !== null,
  grave: row.grave,
  dateModification: row.dateCreation,
  mots: motsOf([row.libelle, row.a, row.b, row.c, row.d].join(' ')).map(marked).join(''),
});

/** The newest questions that have each of the words, or that number. */
export async function findQuestionsByMots(db: Db, recherche: string) {
  const says = rechercheOf(recherche);
  const found: { id: number; libelle: string; detail: string | null }[] = [];
  for (const repere of await listReperes(db)) {
    if (!says(repere)) continue;
    found.push({ id: repere.id, libelle: repere.libelle, detail: `Question ${repere.id}` });
    if (found.length === FEW) break;
  }
  return found;
}
