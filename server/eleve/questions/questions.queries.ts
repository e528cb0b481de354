import type { Selectable } from 'kysely';
import type { Letter } from '../../../contract/fields.ts';
import type { Db } from '../../socle/db/database.ts';
import { prepared } from '../../socle/db/prepared.ts';
import { filmOf } from './films.ts';
import type { QuestionVersionTable } from './questions.tables.ts';

const VERSION = [
  'questionVersion.id',
  'questionVersion.question_id',
  'questionVersion.libelle',
  'questionVersion.libelleImage',
  'questionVersion.scene',
  'questionVersion.imageDescription',
  'questionVersion.a',
  'questionVersion.b',
  'questionVersion.c',
  'questionVersion.d',
  'questionVersion.correcte',
  'questionVersion.grave',
  'questionVersion.justification',
  'questionVersion.idArticleLois',
] as const;

type Column<T> = T extends `questionVersion.${infer Name}` ? Name : never;

/** It has the key: send `questionOf` or `correctionOf` of it. */
export type QuestionVersion = Pick<
  Selectable<QuestionVersionTable>,
  Column<(typeof VERSION)[number]> & keyof QuestionVersionTable
>;

const byId = prepared((db, version_id: number) =>
  db.selectFrom('questionVersion').select(VERSION).where('id', '=', version_id),
);

/** Versions are never deleted. */
export async function findVersion(db: Db, version_id: number): Promise<QuestionVersion> {
  return (await byId(db, version_id))[0]!;
}

/** Both databases bound the parameters of a statement. */
const AT_A_TIME = 500;

export async function findVersions(
  db: Db,
  version_ids: number[],
): Promise<Map<number, QuestionVersion>> {
  const ids = [...new Set(version_ids)];
  const found = new Map<number, QuestionVersion>();
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    const rows = await db
      .selectFrom('questionVersion')
      .select(VERSION)
      .where('id', 'in', ids.slice(from, from + AT_A_TIME))
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

export async function findCurrentVersion(
  db: Db,
  question_id: number,
): Promise<QuestionVersion | undefined> {
  return db
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select(VERSION)
    .where('question.id', '=', question_id)
    .where('question.dateSuppression', 'is', null)
    .executeTakeFirst();
}

export async function listCurrentVersions(
  db: Db,
  question_ids: number[],
): Promise<{ id: number; version_id: number }[]> {
  const ids = [...new Set(question_ids)];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('question')
    .select(['id', 'version_id'])
    .where('id', 'in', ids)
    .where('dateSuppression', 'is', null)
    .where('version_id', 'is not', null)
    .execute();
  const versions = new Map(rows.map((row) => [row.id, row.version_id!]));
  return ids.flatMap((id) => {
    const version_id = versions.get(id);
    return version_id === undefined ? [] : { id, version_id };
  });
}

/** Safe to tell before an answer. */
export function questionOf(version: QuestionVersion) {
  const { question_id: id, libelle, libelleImage, imageDescription, a, b, c, d } = version;
  const imageSeule = isSeule(version.scene) ? 1 : 0;
  return { id, libelle, libelleImage, imageDescription, imageSeule, a, b, c, d } as const;
}

export function correctionOf(version: QuestionVersion, secret: string) {
  const { justification, idArticleLois, grave } = version;
  return { justification, idArticleLois, grave, film: filmOf(version, secret) };
}

export async function findScene(
  db: Db,
  id: number,
): Promise<{ id: number; scene: string | null; jour: string } | undefined> {
  const row = await db
    .selectFrom('questionVersion')
    .select(['scene', 'valableDu', 'dateCreation'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { id, scene: row.scene, jour: row.valableDu ?? row.dateCreation.slice(0, 10) };
}

/** A lone sign: neither a scene nor a group. Photos have no words. */
const isSeule = (words: string | null) => words !== null && !/\b(?:scene|groupe):/.test(words);

export const hasReponse = (version: QuestionVersion, letter: Letter): boolean =>
  version[letter] !== null;

export async function findDessin(db: Db, adresse: string | null): Promise<string | undefined> {
  const empreinte = /(?:^|\/)([0-9a-f]{32})\.svg$/.exec(adresse ?? '')?.[1];
  if (!empreinte) return undefined;
  const dessin = await db
    .selectFrom('dessin')
    .select('svg')
    .where('empreinte', '=', empreinte)
    .executeTakeFirst();
  return dessin?.svg;
}

export async function countQuestions(db: Db): Promise<number> {
  const { nombre } = await db
    .selectFrom('question')
    .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('nombre'))
    .where('dateSuppression', 'is', null)
    .executeTakeFirstOrThrow();
  return nombre;
}
