import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { listeOf, nombreOf, questionsIn } from '../../socle/db/listes.ts';
import { keptByProduit } from '../../socle/db/keptByProduit.ts';
import { prepared } from '../../socle/db/prepared.ts';
import { pasLeSien } from '../../socle/refus/refus.ts';
import {
  type Appel,
  entieres,
  latestAt,
  ownAccesQT,
  pourcentageOf,
  type Tentative,
  tentatives,
} from '../tentatives/index.ts';

/** Throws 401 for another's access, else as `ownAccesQT`. */
export const ownSerieAcces = (db: Db, appel: Appel, { lock = false } = {}) =>
  ownAccesQT(db, appel, { lock, absent: pasLeSien });

/** Locks the call's access, and finds the attempt; throws 401 when there is none. */
export async function holdSerie(trx: Db, appel: Appel & { input: TentativeVoulue }) {
  // One connection keeps their order: the attempt is read once the access is locked.
  const [{ acces_id }, tentative] = await Promise.all([
    ownSerieAcces(trx, appel, { lock: true }),
    findSerieTentative(trx, appel.input),
  ]);
  if (!tentative) throw pasLeSien();
  return { acces_id, tentative };
}

const offered = (db: Db, acces_id: number) =>
  db
    .selectFrom('accesTheme')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select(['theme.id', 'theme.libelle', listeOf('theme')])
    .where('accesTheme.acces_id', '=', acces_id)
    .where('theme.dateSuppression', 'is', null);

export const findTheme = (db: Db, acces_id: number, theme_id: number) =>
  offered(db, acces_id).where('accesTheme.theme_id', '=', theme_id).executeTakeFirst();

interface TentativeVoulue {
  acces_user_id: number;
  /** Optional when `questionnaire_id` names the attempt. */
  theme_id?: number;
  /** The latest attempt is found where it is missing. */
  questionnaire_id?: number | null | undefined;
  terminee?: boolean;
}

const latestTentative = prepared((db, acces_user_id: number, theme_id: number) =>
  entieres(db, 'serie')
    .where('acces_user_id', '=', acces_user_id)
    .where('theme_id', '=', theme_id)
    .orderBy('id', 'desc')
    .limit(1),
);

export async function findSerieTentative(
  db: Db,
  { acces_user_id, theme_id, questionnaire_id, terminee }: TentativeVoulue,
): Promise<Tentative<'serie'> | undefined> {
  if (theme_id && !questionnaire_id && !terminee)
    return (await latestTentative(db, acces_user_id, theme_id))[0];
  let query = entieres(db, 'serie').where('acces_user_id', '=', acces_user_id);
  if (theme_id) query = query.where('theme_id', '=', theme_id);
  if (questionnaire_id) query = query.where('id', '=', questionnaire_id);
  else query = query.orderBy('id', 'desc').limit(1);
  if (terminee) query = query.where('dateFin', 'is not', null);
  return query.executeTakeFirst();
}

/** Columns that lists show of an attempt. */
const RESUME = [
  'id',
  'theme_id',
  'libelle',
  'score',
  'fautesGraves',
  'reussi',
  'questions',
  'reponses',
  'dateDebut',
  'dateFin',
] as const;

export type Resume = Pick<Tentative<'serie'>, (typeof RESUME)[number]>;

const resumes = (db: Db) => tentatives(db, 'serie').select(RESUME).$castTo<Resume>();

/** Cached, so it reads committed data only. */
const themesOfAcces = keptByProduit((read, acces_id) =>
  offered(read, acces_id).orderBy('accesTheme.position').execute(),
);

const latestOfEach = prepared((db, acces_user_id: number, acces_id: number) =>
  resumes(db).where('id', 'in', (latestIds) =>
    latestIds
      .selectFrom('accesTheme')
      .select((serie) => latestAt(acces_user_id, serie.ref('accesTheme.theme_id')).as('id'))
      .where('accesTheme.acces_id', '=', acces_id),
  ),
);

/** Adds each series' latest attempt, at a cost independent of their number. */
export async function listThemes(db: Db, acces: { acces_id: number; acces_user_id: number }) {
  const [[themes], latest] = await Promise.all([
    themesOfAcces(db, [acces.acces_id]),
    latestOfEach(db, acces.acces_user_id, acces.acces_id),
  ]);
  return themes!.map((theme) => ({
    ...theme,
    questionnaires: latest.filter((row) => row.theme_id === theme.id),
  }));
}

export function avancementOfSerie(last: Resume | undefined) {
  if (!last) return { etat: 'nouvelle', pourcentage: 0 } as const;
  const etat = last.dateFin === null ? 'en cours' : last.reussi === 1 ? 'réussie' : 'ratée';
  return { etat, pourcentage: pourcentageOf(last) } as const;
}

/** No learner makes more within one access. */
const HISTORIQUE = 200;

/** Lists the newest first, including series no longer offered. */
export async function listHistorique(db: Db, acces: { acces_user_id: number }) {
  const rows = await resumes(db)
    .where('acces_user_id', '=', acces.acces_user_id)
    .where('dateFin', 'is not', null)
    .orderBy('id', 'desc')
    .limit(HISTORIQUE)
    .execute();
  const listes = await listListesById(db, [...new Set(rows.map(({ theme_id }) => theme_id))]);
  return [...Map.groupBy(rows, (row) => row.theme_id)].map(([id, questionnaires]) => ({
    id,
    libelle: questionnaires[0]!.libelle,
    listeQuestions: listes.get(id)!,
    questionnaires,
  }));
}

/** Includes deleted series. */
export async function listListesById(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('theme')
    .select(['id', listeOf('theme')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, listeQuestions }) => [id, listeQuestions]));
}

export async function listQuestionsOfAcces(db: Db, acces_id: number): Promise<number[]> {
  const [themes] = await themesOfAcces(db, [acces_id]);
  return [...new Set(themes!.flatMap(({ listeQuestions }) => idsOf(listeQuestions)))];
}

/** The `reference` of the series whose questions the home page asks. */
export const VEDETTES = 'vedettes';

/** Leaves out the home page's own series. */
export async function listQuestionsOfOthers(db: Db, among?: readonly number[]): Promise<number[]> {
  const rows = await questionsIn(db, 'theme', among)
    .where('theme.reference', 'is distinct from', VEDETTES)
    .execute();
  return rows.map(({ question_id }) => question_id);
}

export async function isOffered(db: Db, theme_id: number): Promise<boolean> {
  const offering = db.selectFrom('accesTheme').select('acces_id').where('theme_id', '=', theme_id);
  return (await offering.limit(1).executeTakeFirst()) !== undefined;
}

/** Lists all series without their questions, for staff. */
export const listSeries = (db: Db) =>
  db
    .selectFrom('theme')
    .select(['id', 'libelle', 'reference'])
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .execute();

/** Counts each series' questions; leaves out the home page's, which need not be fifty. */
export const listSeriesAVoir = (db: Db) =>
  db
    .selectFrom('theme')
    .select(['id', 'libelle', nombreOf('theme').as('questions')])
    .where('dateSuppression', 'is', null)
    .where('reference', 'is distinct from', VEDETTES)
    .orderBy('id')
    .execute();

/** The map leaves out products without series. */
export async function countSeriesByAcces(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('accesTheme')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select((row) => ['acces_id', row.cast<number>(row.fn.countAll(), 'integer').as('nombre')])
    .where('theme.dateSuppression', 'is', null)
    .groupBy('acces_id')
    .execute();
  return new Map(rows.map(({ acces_id, nombre }) => [acces_id, nombre]));
}
