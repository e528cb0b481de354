import { sql } from 'kysely';
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

/** Attempts of one mode, to be narrowed. */
export const tentatives = (db: Db, mode: Mode) =>
  db.selectFrom('tentative').selectAll().where('mode', '=', mode);

/** The attempt of this number on the wire, within an access that was found to be the learner's. */
export const findNumbered = async <M extends Mode>(
  db: Db,
  mode: M,
  acces_user_id: number,
  numero: number,
) =>
  (await tentatives(db, mode)
    .where('acces_user_id', '=', acces_user_id)
    .where(sql<boolean>`(id = ${numero} and ancien is null or ancien = ${numero})`)
    .executeTakeFirst()) as Tentative<M> | undefined;

/** Those that were begun and not ended, the newest first. */
export const listOuvertes = async <M extends Mode>(db: Db, mode: M, acces_user_id: number) =>
  (await tentatives(db, mode)
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
