import { type Expression, sql } from 'kysely';
import { type AccesVoulu, ownAcces } from '../acces/index.ts';
import type { Mode } from '../../../regles/mode.ts';
import { countRows } from '../../socle/db/countRows.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import type { Eleve } from '../../socle/securite/session.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import { findVersion, listVersionsById } from '../questions/index.ts';
import type { Fixees, LigneDeTentative, Tentative } from './tentative.ts';

export interface Appel {
  eleve: Pick<Eleve, 'id' | 'examenLe'>;
  input: Pick<AccesVoulu, 'acces_user_id' | 'acces_id'>;
  now: Date;
}

/** Throws `absent()` for another's access, 409 before its start, else as `ownAcces`. */
export async function ownAccesQT(
  db: Db,
  { eleve, input: { acces_user_id, acces_id }, now }: Appel,
  { lock = false, absent = () => introuvable('Cet accès n’existe pas.') } = {},
) {
  const voulu = { eleve_id: eleve.id, acces_user_id, acces_id, type: 'QT' } as const;
  const acces = await ownAcces(db, voulu, now, { lock, absent });
  if (acces.dateActivation === null || acces.datePerime === null) {
    throw conflict('Cet accès n’a pas encore commencé. Ouvre d’abord la liste des séries.');
  }
  return { ...acces, datePerime: acces.datePerime };
}

export const tentatives = (db: Db, mode: Mode) =>
  db.selectFrom('tentative').where('mode', '=', mode);

/** By name: PostgreSQL keeps no plan for `*` (postgres.ts). */
export const COLONNES = [
  'id',
  'mode',
  'ancien',
  'acces_user_id',
  'questions',
  'versions',
  'reponses',
  'durees',
  'reussi',
  'score',
  'dateDebut',
  'dateFin',
  'theme_id',
  'libelle',
  'fautesGraves',
  'cible',
  'departs',
  'passees',
  'chrono',
  'voix',
  'arret',
  'regle',
  'retenues',
] as const;

export const entieres = <M extends Mode>(db: Db, mode: M) =>
  tentatives(db, mode).select(COLONNES).$assertType<LigneDeTentative>().$castTo<Tentative<M>>();

/** Throws 404 when the learner has no attempt of this wire number; `quoi`: « Cet examen ». */
export async function ownNumbered<M extends Mode>(
  db: Db,
  appel: Appel,
  { mode, numero, quoi }: { mode: M; numero: number; quoi: string },
  options?: { lock?: boolean },
) {
  const { acces_user_id } = await ownAccesQT(db, appel, options);
  const tentative = await entieres(db, mode)
    .where('acces_user_id', '=', acces_user_id)
    .where(sql<boolean>`(id = ${numero} and ancien is null or ancien = ${numero})`)
    .executeTakeFirst();
  if (!tentative) throw introuvable(`${quoi} n’existe pas.`);
  return tentative;
}

export const listOuvertes = <M extends Mode>(db: Db, mode: M, acces_user_id: number) =>
  entieres(db, mode)
    .where('acces_user_id', '=', acces_user_id)
    .where('dateFin', 'is', null)
    .orderBy('id', 'desc')
    .execute();

export async function listTentatives<M extends Mode>(
  db: Db,
  mode: M,
  acces_user_ids: number[],
  most: number,
) {
  if (acces_user_ids.length === 0) return [];
  return entieres(db, mode)
    .where('acces_user_id', 'in', acces_user_ids)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Returns the versions that were fixed at the attempt's start. */
export async function versionsOf(db: Db, { versions }: Pick<Fixees, 'versions'>) {
  const ids = idsOf(versions);
  const found = await listVersionsById(db, ids);
  return ids.map((id) => found.get(id)!);
}

export const versionAt = (db: Db, { versions }: Pick<Fixees, 'versions'>, key: number) =>
  findVersion(db, idsOf(versions)[key]!);

/** Subquery: the id of an access's latest attempt at a series. */
export const latestAt = (acces_user_id: number, theme_id: Expression<number>) =>
  sql<number>`(select max(id) from tentative
    where acces_user_id = ${acces_user_id} and theme_id = ${theme_id})`;

interface Depuis {
  acces_user_id: number;
  depuis: string;
}

export const countTerminees = (db: Db, { acces_user_id, depuis }: Depuis) =>
  countRows(
    tentatives(db, 'serie')
      .where('acces_user_id', '=', acces_user_id)
      .where('dateFin', '>=', depuis),
  );

/** Staff need only an order of magnitude, so the count has a bound. */
const LOOKED_AT = 1000;

/** Counts open attempts at a series whose access is valid, among the newest thousand. */
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
      const valid = row.and([
        row('accesUser.actif', '=', 1),
        row('accesUser.datePerime', '>', now.toISOString()),
      ]);
      const opened = row.fn.countAll().filterWhere(valid);
      return [
        row.cast<number>(row.fn.countAll(), 'integer').as('vues'),
        row.cast<number>(opened, 'integer').as('ouvertes'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { ouvertes, plafonne: vues === LOOKED_AT ? 1 : 0 } as const;
}

const finies = (db: Db) =>
  db
    .selectFrom('tentative')
    .innerJoin('accesUser', 'accesUser.id', 'tentative.acces_user_id')
    .select([
      'tentative.id',
      'accesUser.eleve_id',
      'tentative.mode',
      'tentative.theme_id',
      'tentative.questions',
      'tentative.versions',
      'tentative.reponses',
      'tentative.durees',
      'tentative.reussi',
      'tentative.score',
    ]);

/** Milliseconds after which no answer can change a finished exam (chrono.ts allows a day). */
const EXAMEN_CLOS = 25 * 3_600_000;

/** Locks attempts that have ended for good and that no statistics have counted, oldest first. */
export const holdACompter = (trx: Db, most: number, now: Date) =>
  finies(trx)
    .where('tentative.dateFin', 'is not', null)
    .where('tentative.premieres', 'is', null)
    .where((row) =>
      row.or([
        row('tentative.mode', '<>', 'examen'),
        row('tentative.dateFin', '<', new Date(now.getTime() - EXAMEN_CLOS).toISOString()),
      ]),
    )
    .orderBy('tentative.id')
    .limit(most)
    .forUpdate('tentative')
    .execute();

const comptees = (db: Db) =>
  finies(db)
    .select('tentative.premieres')
    .where('tentative.premieres', 'is not', null)
    .$narrowType<{ premieres: string }>();

/** All that statistics have counted of these learners. */
export const listComptees = (db: Db, eleve_ids: readonly number[]) =>
  comptees(db).where('accesUser.eleve_id', 'in', eleve_ids).orderBy('tentative.id').execute();

/** Locks those that an erasure deletes; the caller takes them out of the statistics. */
export async function holdCompteesAEffacer(trx: Db, acces_user_ids: readonly number[]) {
  // Also what is not counted yet: the job may be counting it, and the lock waits for it.
  const all = await finies(trx)
    .select('tentative.premieres')
    .where('tentative.acces_user_id', 'in', acces_user_ids)
    .where('tentative.mode', '<>', 'serie')
    .orderBy('tentative.id')
    .forUpdate('tentative')
    .execute();
  return all.flatMap(({ premieres, ...rest }) =>
    premieres === null ? [] : [{ ...rest, premieres }],
  );
}
