import type { AccesVoulu } from '../acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { listeOf, questionsIn } from '../../socle/db/listes.ts';
import { keptByOffre } from '../../socle/db/offre.ts';
import { prepared } from '../../socle/db/prepared.ts';
import { pasLeSien } from '../../socle/refus/refus.ts';
import {
  latestAt,
  ownAccesQT,
  pourcentageOf,
  type Tentative,
  tentatives,
} from '../tentatives/index.ts';

const attempts = (db: Db) => tentatives(db, 'serie').selectAll().$castTo<Tentative<'serie'>>();

/** The learner's own QT access, started and valid; 401 where it is not hers. */
export const ownSerieAcces = (
  db: Db,
  voulu: Omit<AccesVoulu, 'type'>,
  now: Date,
  { lock = false } = {},
) => ownAccesQT(db, voulu, now, { lock, absent: pasLeSien });

/** A series that is offered with this access. */
export async function findTheme(db: Db, acces_id: number, theme_id: number) {
  return db
    .selectFrom('accesTheme')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select(['theme.id', 'theme.libelle', listeOf('theme')])
    .where('accesTheme.acces_id', '=', acces_id)
    .where('accesTheme.theme_id', '=', theme_id)
    .where('theme.dateSuppression', 'is', null)
    .executeTakeFirst();
}

export interface TentativeVoulue {
  acces_user_id: number;
  /** It may be left out when `questionnaire_id` says which attempt. */
  theme_id?: number;
  /** Which one; without it the latest. */
  questionnaire_id?: number | null | undefined;
  /** Only a finished one will do. */
  terminee?: boolean;
}

const latestTentative = prepared((db, acces_user_id: number, theme_id: number) =>
  attempts(db)
    .where('acces_user_id', '=', acces_user_id)
    .where('theme_id', '=', theme_id)
    .orderBy('id', 'desc')
    .limit(1),
);

/** One attempt within an access that was found to be the learner's. */
export async function findSerieTentative(
  db: Db,
  { acces_user_id, theme_id, questionnaire_id, terminee }: TentativeVoulue,
): Promise<Tentative<'serie'> | undefined> {
  if (theme_id && !questionnaire_id && !terminee) {
    return (await latestTentative(db, acces_user_id, theme_id))[0];
  }
  let query = attempts(db).where('acces_user_id', '=', acces_user_id);
  if (theme_id) query = query.where('theme_id', '=', theme_id);
  if (questionnaire_id) query = query.where('id', '=', questionnaire_id);
  else query = query.orderBy('id', 'desc').limit(1);
  if (terminee) query = query.where('dateFin', 'is not', null);
  return query.executeTakeFirst();
}

/** Reads committed data. */
const themesOfAcces = keptByOffre((read, acces_id) =>
  read
    .selectFrom('accesTheme')
    .innerJoin('theme', 'theme.id', 'accesTheme.theme_id')
    .select(['theme.id', 'theme.libelle', listeOf('theme')])
    .where('accesTheme.acces_id', '=', acces_id)
    .where('theme.dateSuppression', 'is', null)
    .orderBy('accesTheme.position')
    .execute(),
);

/** The series of an access, each with its latest attempt: as much work however many were made. */
export async function listThemes(db: Db, acces: { acces_id: number; acces_user_id: number }) {
  const [themes] = await themesOfAcces(db, [acces.acces_id]);
  const latest = await attempts(db)
    .where('id', 'in', (latestIds) =>
      latestIds
        .selectFrom('accesTheme')
        .select((serie) => latestAt(acces.acces_user_id, serie.ref('accesTheme.theme_id')).as('id'))
        .where('accesTheme.acces_id', '=', acces.acces_id),
    )
    .execute();
  return themes!.map((theme) => ({
    ...theme,
    questionnaires: latest.filter((row) => row.theme_id === theme.id),
  }));
}

/** Where a series stands, by its latest attempt. */
export function avancementOf(last: Tentative<'serie'> | undefined) {
  if (!last) return { etat: 'nouvelle', pourcentage: 0 } as const;
  const etat = last.dateFin === null ? 'en cours' : last.reussi === 1 ? 'réussie' : 'ratée';
  return { etat, pourcentage: pourcentageOf(last) } as const;
}

/** More than a learner makes in the life of an access; a script that makes more sees the newest. */
const HISTORIQUE = 200;

/** The finished attempts of an access by series, newest first; of series no longer offered too. */
export async function listHistorique(db: Db, acces: { acces_user_id: number }) {
  const rows = await attempts(db)
    .where('acces_user_id', '=', acces.acces_user_id)
    .where('dateFin', 'is not', null)
    .orderBy('id', 'desc')
    .limit(HISTORIQUE)
    .execute();
  const listes = await findListes(db, [...new Set(rows.map(({ theme_id }) => theme_id))]);
  return [...Map.groupBy(rows, (row) => row.theme_id)].map(([id, questionnaires]) => ({
    id,
    libelle: questionnaires[0]!.libelle,
    listeQuestions: listes.get(id)!,
    questionnaires,
  }));
}

/** The list of each of these series, deleted ones too. */
export async function findListes(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('theme')
    .select(['id', listeOf('theme')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, listeQuestions }) => [id, listeQuestions]));
}

/** The ids of the questions in the series of a product, each once. */
export async function listQuestionsOfAcces(db: Db, acces_id: number): Promise<number[]> {
  const [themes] = await themesOfAcces(db, [acces_id]);
  return [...new Set(themes!.flatMap(({ listeQuestions }) => idsOf(listeQuestions)))];
}

/** The series of content/vedettes.yaml: the questions of the home page. Staff compose it as any other. */
export const VEDETTES = 'vedettes';

/** The home page's own series does not count. */
export async function listQuestionsOfOthers(db: Db, among?: readonly number[]): Promise<number[]> {
  const rows = await questionsIn(db, 'theme', among)
    .where('theme.reference', 'is distinct from', VEDETTES)
    .execute();
  return rows.map(({ question_id }) => question_id);
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

/** Every series that there is, without its list. Reads all of them: for the staff. */
export async function listSeries(db: Db) {
  return db
    .selectFrom('theme')
    .select(['id', 'libelle', 'reference'])
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .execute();
}
