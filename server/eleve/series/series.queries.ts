import { type AccesVoulu, ownAcces } from '../acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { prepared } from '../../socle/db/prepared.ts';
import { Refus, pasLeSien } from '../../socle/refus/refus.ts';
import { findVersion, findVersions, type QuestionVersion } from '../questions/index.ts';
import { type Fixees, type Questionnaire, pourcentageOf } from './tentative.ts';

export { mark } from '../../../droit/bareme.ts';
export { dureesOf } from './tentative.ts';

const QUESTIONNAIRE = [
  'questionnaire.id',
  'questionnaire.acces_user_id',
  'questionnaire.theme_id',
  'questionnaire.libelle',
  'questionnaire.questions',
  'questionnaire.versions',
  'questionnaire.reponses',
  'questionnaire.isTermine',
  'questionnaire.reussi',
  'questionnaire.score',
  'questionnaire.fautesGraves',
  'questionnaire.dateDebut',
  'questionnaire.dateFin',
] as const;

const TENTATIVE = [...QUESTIONNAIRE, 'questionnaire.durees'] as const;

export type Tentative = Questionnaire & { durees: string | null };

/** The learner's own QT access, started and valid; 401 where it is not his, or what `absent` throws. */
export async function ownSerieAcces(
  db: Db,
  voulu: Omit<AccesVoulu, 'type'>,
  now: Date,
  { lock = false, absent = pasLeSien } = {},
) {
  const acces = await ownAcces(db, { ...voulu, type: 'QT' }, now, { lock, absent });
  if (acces.dateActivation === null || acces.datePerime === null) {
    throw new Refus(409, 'Cet accès n’a pas encore commencé. Ouvre d’abord la liste des séries.');
  }
  return { ...acces, datePerime: acces.datePerime };
}

/** A series that is offered with this access. */
export async function findTheme(db: Db, acces_id: number, theme_id: number) {
  return db
    .selectFrom('accesTheme')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select(['theme.id', 'theme.libelle', 'theme.listeQuestions'])
    .where('accesTheme.acces_id', '=', acces_id)
    .where('accesTheme.theme_id', '=', theme_id)
    .where('theme.dateSuppression', 'is', null)
    .executeTakeFirst();
}

export interface TentativeVoulue {
  acces_user_id: number;
  /** Of which series; may be left out when `questionnaire_id` says which attempt. */
  theme_id?: number;
  /** Which one; without it the latest. */
  questionnaire_id?: number | null | undefined;
  /** Only a finished one will do. */
  terminee?: boolean;
}

const latestTentative = prepared((db, acces_user_id: number, theme_id: number) =>
  db
    .selectFrom('questionnaire')
    .select(TENTATIVE)
    .where('acces_user_id', '=', acces_user_id)
    .where('theme_id', '=', theme_id)
    .orderBy('id', 'desc')
    .limit(1),
);

/** One attempt within an access that was found to be the learner's. */
export async function findTentative(
  db: Db,
  { acces_user_id, theme_id, questionnaire_id, terminee }: TentativeVoulue,
): Promise<Tentative | undefined> {
  if (theme_id && !questionnaire_id && !terminee) {
    return (await latestTentative(db, acces_user_id, theme_id))[0];
  }
  let query = db
    .selectFrom('questionnaire')
    .select(TENTATIVE)
    .where('acces_user_id', '=', acces_user_id);
  if (theme_id) query = query.where('theme_id', '=', theme_id);
  if (questionnaire_id) query = query.where('id', '=', questionnaire_id);
  else query = query.orderBy('id', 'desc').limit(1);
  if (terminee) query = query.where('isTermine', '=', 1);
  return query.executeTakeFirst();
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

/** The series of an access, each with its latest attempt: as much work however many were made. */
export async function listThemes(db: Db, acces: { acces_id: number; acces_user_id: number }) {
  const themes = await db
    .selectFrom('accesTheme')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select(['theme.id', 'theme.libelle', 'theme.listeQuestions'])
    .where('accesTheme.acces_id', '=', acces.acces_id)
    .where('theme.dateSuppression', 'is', null)
    .orderBy('accesTheme.position')
    .execute();
  const latest = await db
    .selectFrom('questionnaire')
    .select(QUESTIONNAIRE)
    .where('id', 'in', (latestIds) =>
      latestIds
        .selectFrom('accesTheme')
        .select((serie) =>
          serie
            .selectFrom('questionnaire as last')
            .select((row) => row.fn.max('last.id').as('id'))
            .where('last.acces_user_id', '=', acces.acces_user_id)
            .whereRef('last.theme_id', '=', 'accesTheme.theme_id')
            .as('id'),
        )
        .where('accesTheme.acces_id', '=', acces.acces_id),
    )
    .execute();
  return themes.map((theme) => ({
    ...theme,
    questionnaires: latest.filter((row) => row.theme_id === theme.id),
  }));
}

/** Where a series stands, by its latest attempt. */
export function avancementOf(last: Questionnaire | undefined) {
  if (!last) return { etat: 'nouvelle', pourcentage: 0 } as const;
  const etat = last.isTermine === 0 ? 'en cours' : last.reussi === 1 ? 'réussie' : 'ratée';
  return { etat, pourcentage: pourcentageOf(last) } as const;
}

/** More than a learner makes in the life of an access; a script that makes more sees the newest. */
const HISTORIQUE = 200;

/** The finished attempts of an access by series, newest first; of series no longer offered too. */
export async function listHistorique(db: Db, acces: { acces_user_id: number }) {
  const rows = await db
    .selectFrom('questionnaire')
    .innerJoin('theme', 'theme.id', 'questionnaire.theme_id')
    .select([...QUESTIONNAIRE, 'theme.listeQuestions'])
    .where('acces_user_id', '=', acces.acces_user_id)
    .where('isTermine', '=', 1)
    .orderBy('questionnaire.id', 'desc')
    .limit(HISTORIQUE)
    .execute();
  return [...Map.groupBy(rows, (row) => row.theme_id)].map(([id, questionnaires]) => ({
    id,
    libelle: questionnaires[0]!.libelle,
    listeQuestions: questionnaires[0]!.listeQuestions,
    questionnaires,
  }));
}

/** The latest attempts within these accesses, finished or not. */
export async function listTentatives(
  db: Db,
  acces_user_ids: number[],
  most: number,
): Promise<Tentative[]> {
  if (acces_user_ids.length === 0) return [];
  return db
    .selectFrom('questionnaire')
    .select(TENTATIVE)
    .where('acces_user_id', 'in', acces_user_ids)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The ids of the questions in the series of a product, each once. */
export async function listQuestionsOfAcces(db: Db, acces_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('accesTheme')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select('theme.listeQuestions')
    .where('accesTheme.acces_id', '=', acces_id)
    .where('theme.dateSuppression', 'is', null)
    .execute();
  return [...new Set(rows.flatMap(({ listeQuestions }) => idsOf(listeQuestions)))];
}

/** The series of content/vedettes.yaml: the questions of the home page. Staff compose it as any other. */
export const VEDETTES = 'vedettes';

/** A series by its name in content/. */
export async function findSerie(db: Db, reference: string) {
  return db
    .selectFrom('theme')
    .select(['id', 'listeQuestions'])
    .where('reference', '=', reference)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();
}

/** The ids of the questions of every series but this one. Reads all series: not for each request. */
export async function listQuestionsOfOthers(db: Db, theme_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('theme')
    .select('listeQuestions')
    .where('id', '<>', theme_id)
    .where('dateSuppression', 'is', null)
    .execute();
  return rows.flatMap(({ listeQuestions }) => idsOf(listeQuestions));
}

/** Whether a product offers this series. */
export async function isOffered(db: Db, theme_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('accesTheme')
    .select('acces_id')
    .where('theme_id', '=', theme_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every series that there is. Reads all of them: for the staff. */
export async function listSeries(db: Db) {
  return db
    .selectFrom('theme')
    .select(['id', 'libelle', 'listeQuestions'])
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .execute();
}

/** The ids of a series' questions, in its order; undefined when there is none. */
export async function findQuestionsOfSerie(
  db: Db,
  theme_id: number,
): Promise<number[] | undefined> {
  const row = await db
    .selectFrom('theme')
    .select('listeQuestions')
    .where('id', '=', theme_id)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();
  return row && idsOf(row.listeQuestions);
}

/** How many series were finished within an access since then. */
export async function countTerminees(
  db: Db,
  { acces_user_id, depuis }: { acces_user_id: number; depuis: string },
): Promise<number> {
  const { nombre } = await db
    .selectFrom('questionnaire')
    .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('nombre'))
    .where('acces_user_id', '=', acces_user_id)
    .where('dateFin', '>=', depuis)
    .executeTakeFirstOrThrow();
  return nombre;
}
