import type { Insertable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { nextRevision } from './nextRevision.ts';
import type { QuestionVersionTable } from './questions.tables.ts';

/** All that a version says. */
export type Contenu = Required<
  Omit<Insertable<QuestionVersionTable>, 'id' | 'question_id' | 'dateCreation' | 'admin_id'>
>;

/** Who makes a version, when. */
interface Auteur {
  admin_id: number;
  now: Date;
}

/** A new question of the staff's, with its first version. */
export async function addQuestionRow(trx: Db, contenu: Contenu, auteur: Auteur) {
  const { id } = await trx
    .insertInto('question')
    .values({ empreinte: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, version_id: await addVersion(trx, id, contenu, auteur) };
}

/**
 * What a question says from now on. Attempts keep the version that they began with. The question is
 * the staff's own from then on: content/ changes it no more.
 */
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

/** Holds a question until the end of the transaction; which version is current. Undefined: there is none. */
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

/** New attempts and lists have it no more; attempts that name its versions keep them. The caller holds it. */
export async function removeQuestion(trx: Db, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('question')
    .set({
      dateSuppression: now.toISOString(),
      empreinte: null,
      revision: await nextRevision(trx),
    })
    .where('id', '=', id)
    .execute();
}

/** Holds a question that was deleted at that instant; false when it was not. */
export async function holdDeleted(trx: Db, id: number, le: string): Promise<boolean> {
  const row = await trx
    .selectFrom('question')
    .select('id')
    .where('id', '=', id)
    .where('dateSuppression', '=', le)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** A deletion taken back. The caller holds it, and has held all else: as for a deletion, the revision comes last. */
export async function restoreQuestion(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('question')
    .set({ dateSuppression: null, revision: await nextRevision(trx) })
    .where('id', '=', id)
    .execute();
}
