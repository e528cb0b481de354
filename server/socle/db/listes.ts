import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Owns a list: rows of its own table, each question once, ranks from 0 without a gap. */
type Porteur = 'theme' | 'chapitre';

/** Both tables have the same columns, so one of them types both. */
const tableOf = (porteur: Porteur) =>
  ({
    table: `${porteur}Question` as 'themeQuestion',
    owner: `${porteur}_id` as 'theme_id',
  }) as const;

/** `3;1;2`: the list of each owner that a statement selects. */
export function listeOf(porteur: Porteur) {
  const { table, owner } = tableOf(porteur);
  return sql<string>`coalesce((select string_agg(cast(question_id as text), ';' order by rang)
    from ${sql.table(table)} where ${sql.ref(owner)} = ${sql.ref(`${porteur}.id`)}), '')`.as(
    'listeQuestions',
  );
}

/** Length of the list of each owner that a statement selects: one index seek, by the last rank. */
export function nombreOf(porteur: Porteur) {
  const { table, owner } = tableOf(porteur);
  return sql<number>`(select coalesce(max(rang) + 1, 0)
    from ${sql.table(table)} where ${sql.ref(owner)} = ${sql.ref(`${porteur}.id`)})`;
}

/** Rows of visible owners, for these questions or all. */
function placed(db: Db, porteur: Porteur, among?: readonly number[]) {
  const { table, owner } = tableOf(porteur);
  const all = db
    .selectFrom(table)
    .innerJoin(porteur as 'theme', `${porteur}.id` as 'theme.id', owner)
    .where(`${porteur}.dateSuppression` as 'theme.dateSuppression', 'is', null);
  // PostgreSQL refuses an empty list; no question has id 0.
  return among ? all.where('question_id', 'in', [0, ...among]) : all;
}

/** Questions of visible owners, among these or all. */
export const questionsIn = (db: Db, porteur: Porteur, among?: readonly number[]) =>
  placed(db, porteur, among).select('question_id').distinct();

/** Owners of each question; reads an owner once, since fifty questions may share it. */
export async function porteursOf(db: Db, porteur: Porteur, question_ids: readonly number[]) {
  const id = `${porteur}.id` as 'theme.id';
  const places = await placed(db, porteur, question_ids)
    .select(['question_id', id])
    .orderBy(id)
    .execute();
  const owners = await db
    .selectFrom(porteur as 'theme')
    .select(['id', 'libelle', nombreOf(porteur).as('nombre')])
    .where('id', 'in', [0, ...new Set(places.map((place) => place.id))])
    .execute();
  const parId = new Map(owners.map((owner) => [owner.id, owner]));
  const parQuestion = new Map(question_ids.map((each) => [each, [] as typeof owners]));
  for (const place of places) parQuestion.get(place.question_id)!.push(parId.get(place.id)!);
  return parQuestion;
}

export async function readListe(db: Db, porteur: Porteur, id: number): Promise<number[]> {
  const { table, owner } = tableOf(porteur);
  const rows = await db
    .selectFrom(table)
    .select('question_id')
    .where(owner, '=', id)
    .orderBy('rang')
    .execute();
  return rows.map(({ question_id }) => question_id);
}

/** The caller locks the questions, then the owner. */
export async function setListe(
  trx: Db,
  porteur: Porteur,
  id: number,
  questions: readonly number[],
): Promise<void> {
  const { table, owner } = tableOf(porteur);
  await trx.deleteFrom(table).where(owner, '=', id).execute();
  if (questions.length === 0) return;
  const rows = questions.map((question_id, rang) => ({ [owner]: id as never, question_id, rang }));
  await trx.insertInto(table).values(rows).execute();
}

/** Removes a question from every list, deleted owners' too; writes `set` into the owners. */
export async function takeOut(trx: Db, porteur: Porteur, question_id: number, set?: object) {
  const { table, owner } = tableOf(porteur);
  const held = await trx
    .selectFrom(porteur as 'theme')
    .select(['id', 'libelle', 'dateSuppression'])
    .where('id', 'in', (row) =>
      row.selectFrom(table).select(owner).where('question_id', '=', question_id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  // A list may have changed while its owner's lock was waited for.
  const taken = await trx
    .deleteFrom(table)
    .where('question_id', '=', question_id)
    .returning([owner, 'rang'])
    .execute();
  const rangs = new Map(taken.map((row) => [row[owner], row.rang]));
  const changed = [];
  for (const { id, libelle, dateSuppression } of held) {
    const rang = rangs.get(id);
    if (rang === undefined) continue;
    const behind = await shift(trx, porteur, { id, from: rang, by: -1, set });
    changed.push({ id, libelle, rang, nombre: rang + behind, visible: dateSuppression === null });
  }
  return changed;
}

/** Its owner, its rank from 0, and how many were left. */
export type Rang = [id: number, rang: number, nombre: number];

interface RangsARemettre {
  rangs: readonly Rang[];
  /** A changed list of this length is full. */
  pleine?: number;
  set: object;
}

/** A visible list that has changed length; `rang` null: full, and left as it is. */
export interface ListeChangee {
  libelle: string;
  rang: number | null;
}

/** Restores a question's ranks, as near as lists that have changed allow. Returns those. */
export async function restoreRangs(
  trx: Db,
  porteur: Porteur,
  question_id: number,
  { rangs, pleine = Infinity, set }: RangsARemettre,
): Promise<ListeChangee[]> {
  const { table, owner } = tableOf(porteur);
  // Locks all at once: a write also locks a counter that another holder may wait for.
  const held = await trx
    .selectFrom(porteur as 'theme')
    .select(['id', 'libelle', 'dateSuppression'])
    .where('id', 'in', [0, ...rangs.map(([id]) => id)])
    .orderBy('id')
    .forUpdate()
    .execute();
  const changees: ListeChangee[] = [];
  for (const [id, wanted, nombre] of rangs) {
    const { length } = await readListe(trx, porteur, id);
    const rang = length !== nombre && length >= pleine ? null : Math.min(wanted, length);
    const owned = held.find((each) => each.id === id);
    if (length !== nombre && owned?.dateSuppression === null)
      changees.push({ libelle: owned.libelle, rang });
    if (rang === null) continue;
    await shift(trx, porteur, { id, from: rang, by: 1, set });
    const row = { [owner]: id as never, question_id, rang };
    await trx.insertInto(table).values(row).execute();
  }
  return changees;
}

/** The wanted place, or the last one where another has it. */
export function placeAmong(others: readonly { position: number }[], wanted: number) {
  const isTaken = others.some(({ position }) => position === wanted);
  const last = Math.max(-1, ...others.map(({ position }) => position)) + 1;
  return { position: isTaken ? last : wanted, isTaken };
}

/** Returns how many questions have moved. */
async function shift(
  trx: Db,
  porteur: Porteur,
  { id, from, by, set }: { id: number; from: number; by: number; set?: object | undefined },
): Promise<number> {
  const { table, owner } = tableOf(porteur);
  if (set)
    await trx
      .updateTable(porteur as 'theme')
      .set(set)
      .where('id', '=', id)
      .execute();
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set((row) => ({ rang: row('rang', '+', by) }))
    .where(owner, '=', id)
    .where('rang', '>=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
