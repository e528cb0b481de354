import type { Insertable } from 'kysely';
import type { Database, Db } from '../../socle/db/database.ts';
import { partsOf } from '../../socle/db/partsOf.ts';
import type { Auteur } from '../../socle/journal/auteur.ts';
import { codeDuJour } from './codeDe.ts';
import type { Ensuite } from '../../../regles/question.ts';
import type { QuestionVersionTable } from './questions.tables.ts';

export type Contenu = Required<
  Omit<Insertable<QuestionVersionTable>, 'id' | 'question_id' | 'dateCreation' | 'admin_id'>
>;

/** The row lock serializes writers: a revision includes all changes before it. */
export async function nextRevision(trx: Db): Promise<number> {
  const { revision } = await trx
    .updateTable('banque')
    .set((banque) => ({ revision: banque('revision', '+', 1) }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export async function addQuestionRow(trx: Db, contenu: Contenu, auteur: Auteur) {
  const { id } = await trx
    .insertInto('question')
    .values({ empreinte: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, version_id: await addVersion(trx, id, contenu, auteur) };
}

/** Attempts keep their version; content/ no longer changes the question. */
export async function addVersion(
  trx: Db,
  question_id: number,
  contenu: Contenu,
  { admin_id, now }: Auteur,
  forme: FormeDeQuestion = 'actuelle',
): Promise<number> {
  const { id: version_id } = await trx
    .insertInto('questionVersion')
    .values({ ...contenu, question_id, admin_id, dateCreation: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('question')
    .set({
      ...(forme === 'actuelle'
        ? { version_id, empreinte: null }
        : { suivante_id: version_id, ensuite: 'change', empreinteSuivante: null }),
      revision: await nextRevision(trx),
    })
    .where('id', '=', question_id)
    .execute();
  return version_id;
}

/** From that code's first day on the next form is the question’s own. Idempotent. */
export async function advanceFormes(trx: Db, now: Date, id?: number): Promise<void> {
  if (codeDuJour(now) !== 'CVP2027') return;
  const held = await trx
    .selectFrom('question')
    .select('id')
    .where('suivante_id', 'is not', null)
    .$if(id !== undefined, (found) => found.where('id', '=', id!))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (held.length === 0) return;
  const revision = await nextRevision(trx);
  for (const ids of partsOf(held.map((row) => row.id)))
    await trx
      .updateTable('question')
      .set((row) => ({
        version_id: row.ref('suivante_id'),
        suivante_id: null,
        empreinte: row.ref('empreinteSuivante'),
        revision,
      }))
      .where('id', 'in', ids)
      .execute();
}

/** The same for all, without a transaction where none is left. */
export async function advanceAllFormes({ read, write }: Database, now: Date): Promise<void> {
  if (codeDuJour(now) !== 'CVP2027') return;
  const left = await read
    .selectFrom('question')
    .select('id')
    .where('suivante_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (left) await write((trx) => advanceFormes(trx, now));
}

/** Under the next code, until its first day. */
export type FormeDeQuestion = 'actuelle' | 'suivante';

/** Without another form; one that was written stays in the history. */
export async function saveEnsuite(
  trx: Db,
  id: number,
  ensuite: Exclude<Ensuite, 'change'>,
): Promise<void> {
  await trx
    .updateTable('question')
    .set({
      ensuite,
      suivante_id: null,
      empreinteSuivante: null,
      revision: await nextRevision(trx),
    })
    .where('id', '=', id)
    .execute();
}

/** Locks a question, and returns its version, or that of its next form; undefined: unknown or deleted. */
export async function holdQuestion(
  trx: Db,
  id: number,
  forme: FormeDeQuestion = 'actuelle',
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('question')
    .select(['version_id', 'suivante_id'])
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .where('version_id', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  const suivante_id = forme === 'suivante' ? row?.suivante_id : null;
  return suivante_id ?? row?.version_id ?? undefined;
}

/** Attempts keep its versions. The caller holds the row lock. */
export async function removeQuestion(trx: Db, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('question')
    .set({ dateSuppression: now.toISOString(), empreinte: null, revision: await nextRevision(trx) })
    .where('id', '=', id)
    .execute();
}

/** Returns false when it was not deleted at that instant. */
export async function holdDeleted(trx: Db, id: number, faitLe: string): Promise<boolean> {
  const row = await trx
    .selectFrom('question')
    .select('id')
    .where('id', '=', id)
    .where('dateSuppression', '=', faitLe)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The caller has locked all other rows: the revision is locked last, as in a deletion. */
export async function restoreQuestion(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('question')
    .set({ dateSuppression: null, revision: await nextRevision(trx) })
    .where('id', '=', id)
    .execute();
}
