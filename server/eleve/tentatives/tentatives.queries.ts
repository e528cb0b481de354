import { type Expression, sql } from 'kysely';
import { type AccesVoulu, ownAcces } from '../acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { Refus, introuvable } from '../../socle/refus/refus.ts';
import { findVersion, findVersions, type QuestionVersion } from '../questions/index.ts';
import type { Fixees, Tentative } from './tentative.ts';
import type { Mode } from './tentatives.tables.ts';

/** The learner's own QT access, started and valid; 404 where it is not hers, or what `absent` throws. */
export async function ownAccesQT(
  db: Db,
  voulu: Omit<AccesVoulu, 'type'>,
  now: Date,
  { lock = false, absent = () => introuvable('Cet accès n’existe pas.') } = {},
) {
  const acces = await ownAcces(db, { ...voulu, type: 'QT' }, now, { lock, absent });
  if (acces.dateActivation === null || acces.datePerime === null) {
    throw new Refus(409, 'Cet accès n’a pas encore commencé. Ouvre d’abord la liste des séries.');
  }
  return { ...acces, datePerime: acces.datePerime };
}

/** Attempts of one mode, to be narrowed and selected. */
export const tentatives = (db: Db, mode: Mode) =>
  db.selectFrom('tentative').where('mode', '=', mode);

/** The attempt of this number on the wire, within an access that was found to be the learner's. */
export const findNumbered = async <M extends Mode>(
  db: Db,
  mode: M,
  acces_user_id: number,
  numero: number,
) =>
  (await tentatives(db, mode)
    .selectAll()
    .where('acces_user_id', '=', acces_user_id)
    .where(sql<boolean>`(id = ${numero} and ancien is null or ancien = ${numero})`)
    .executeTakeFirst()) as Tentative<M> | undefined;

/** Those that were begun and not ended, the newest first. */
export const listOuvertes = async <M extends Mode>(db: Db, mode: M, acces_user_id: number) =>
  (await tentatives(db, mode)
    .selectAll()
    .where('acces_user_id', '=', acces_user_id)
    .where('dateFin', 'is', null)
    .orderBy('id', 'desc')
    .execute()) as Tentative<M>[];

/** The latest within these accesses, ended or not. */
export async function listTentatives<M extends Mode>(
  db: Db,
  mode: M,
  acces_user_ids: number[],
  most: number,
) {
  if (acces_user_ids.length === 0) return [];
  const rows = await tentatives(db, mode)
    .selectAll()
    .where('acces_user_id', 'in', acces_user_ids)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows as Tentative<M>[];
}

/** The questions of an attempt as they stood at its start, in its order. */
export async function versionsOf(
  db: Db,
  { versions }: Pick<Fixees, 'versions'>,
): Promise<QuestionVersion[]> {
  const ids = idsOf(versions);
  const found = await findVersions(db, ids);
  return ids.map((id) => found.get(id)!);
}

/** One question of an attempt as it stood at its start. */
export const versionAt = (db: Db, { versions }: Pick<Fixees, 'versions'>, key: number) =>
  findVersion(db, idsOf(versions)[key]!);

/** The id of an access's latest attempt at a series, for a query that goes over series. */
export const latestAt = (acces_user_id: number, theme_id: Expression<number>) =>
  sql<number>`(select max(id) from tentative
    where acces_user_id = ${acces_user_id} and theme_id = ${theme_id})`;

/** How many series were finished within an access since then. */
export async function countTerminees(
  db: Db,
  { acces_user_id, depuis }: { acces_user_id: number; depuis: string },
): Promise<number> {
  const { nombre } = await tentatives(db, 'serie')
    .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('nombre'))
    .where('acces_user_id', '=', acces_user_id)
    .where('dateFin', '>=', depuis)
    .executeTakeFirstOrThrow();
  return nombre;
}

/** Staff want to know whether there are any, and about how many. */
const LOOKED_AT = 1000;

/** Open attempts at a series whose access is valid, among the newest thousand. */
export async function countOuvertes(db: Db, theme_id: number, now: Date) {
  const { vues, ouvertes } = await db
    .with('ouverte', (last) =>
      last
        .selectFrom('tentative')
        .select(['id', 'acces_user_id'])
        .where('theme_id', '=', theme_id)
        .where('dateFin', 'is', null)
        .orderBy('id', 'desc')
        .limit(LOOKED_AT),
    )
    .selectFrom('ouverte')
    .innerJoin('accesUser', 'accesUser.id', 'ouverte.acces_user_id')
    .select((row) => {
      const fit = row.and([
        row('accesUser.actif', '=', 1),
        row('accesUser.datePerime', '>', now.toISOString()),
      ]);
      return [
        row.cast<number>(row.fn.countAll(), 'integer').as('vues'),
        row
          .cast<number>(row.fn.count(row.case().when(fit).then(1).end()), 'integer')
          .as('ouvertes'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { ouvertes, plafonne: vues === LOOKED_AT ? 1 : 0 } as const;
}
