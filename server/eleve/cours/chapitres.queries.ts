import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { nombreOf, porteursOf, questionsIn } from '../../socle/db/listes.ts';
import { keptByProduit } from '../../socle/db/keptByProduit.ts';
import { listQuestionsOfOthers } from '../series/index.ts';

export async function listQuestionsOfChapitres(db: Db, among?: readonly number[]) {
  const rows = await questionsIn(db, 'chapitre', among).execute();
  return rows.map(({ question_id }) => question_id);
}

/** The home page may not ask these (docs/decisions/0022). */
export async function listQuestionsPrises(db: Db, among?: readonly number[]): Promise<Set<number>> {
  return new Set([
    ...(await listQuestionsOfOthers(db, among)),
    ...(await listQuestionsOfChapitres(db, among)),
  ]);
}

export const listChapitresOfQuestions = (db: Db, question_ids: readonly number[]) =>
  porteursOf(db, 'chapitre', question_ids);

export const chapitres = (db: Db) => db.selectFrom('chapitre').where('dateSuppression', 'is', null);

export const listChapitres = (db: Db) =>
  chapitres(db)
    .select(['id', 'libelle', nombreOf('chapitre').as('nbQuestion')])
    .orderBy('id')
    .execute();

export async function listChapitresThere(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await chapitres(db).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** In bytes; a longer text contains words, whatever its tags. */
const TOO_LONG_TO_BE_EMPTY = 1000;

export const listChapitresAVoir = (db: Db) =>
  chapitres(db)
    .select([
      'id',
      'libelle',
      nombreOf('chapitre').as('questions'),
      sql<string | null>`case when octet_length(texte) < ${sql.lit(TOO_LONG_TO_BE_EMPTY)}
        then texte end`.as('texte'),
    ])
    .orderBy('id')
    .execute();

/** An empty module has a row without chapter. `octets` avoids reading the text. */
export const listChapitresOfAcces = (db: Db, acces_ids: readonly number[]) =>
  db
    .selectFrom('accesModule')
    .innerJoin('module', 'module.id', 'accesModule.module_id')
    .leftJoin('moduleChapitre', 'moduleChapitre.module_id', 'module.id')
    .leftJoin('chapitre', (join) =>
      join
        .onRef('chapitre.id', '=', 'moduleChapitre.chapitre_id')
        .on('chapitre.dateSuppression', 'is', null),
    )
    .select([
      'accesModule.acces_id',
      'module.id as module_id',
      'module.libelle as module',
      'chapitre.id as chapitre_id',
      'chapitre.libelle as chapitre',
      nombreOf('chapitre').as('questions'),
      sql<number | null>`octet_length(chapitre.texte)`.as('octets'),
    ])
    .where('accesModule.acces_id', 'in', acces_ids)
    .where('module.dateSuppression', 'is', null)
    .orderBy('accesModule.acces_id')
    .orderBy('accesModule.position')
    .orderBy('module.id')
    .orderBy('moduleChapitre.position')
    .orderBy('chapitre.id')
    .execute();

export const listChapitresDuCours = keptByProduit((read, acces_id) =>
  listChapitresOfAcces(read, [acces_id]),
);

export async function texteOf(db: Db, id: number): Promise<string> {
  const { texte } = await db
    .selectFrom('chapitre')
    .select('texte')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return texte;
}
