import type { Insertable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import type { Auteur } from '../../socle/journal/auteur.ts';
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
): Promise<number> {
  const { id: version_id } = await trx
    .insertInto('questionVersion')
    .values({ ...contenu, question_id, admin_id, dateCreation: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('question')
    .set({ version_id, empreinte: null, revision: await nextRevision(trx) })
    .where('id', '=', question_id)
    .execute();
  return version_id;
}

/** Locks a question, and returns its version; undefined: unknown or deleted. */
export async function holdQuestion(trx: Db, id: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('question')
    .select('version_id')
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .where('version_id', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.version_id ?? undefined;
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
