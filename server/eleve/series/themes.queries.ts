import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { listeOf, nombreOf, porteursOf, questionsIn } from '../../socle/db/listes.ts';
import { bestByLabel } from '../../socle/texte/libelles.ts';
import { empreinteOf } from '../../socle/texte/empreinte.ts';
import { listSeries, VEDETTES } from './series.queries.ts';

const themesThere = (db: Db) =>
  db
    .selectFrom('theme')
    .select(['id', 'libelle', listeOf('theme'), 'reference', 'admin_id', 'dateModification'])
    .where('dateSuppression', 'is', null);

/** A series as it is composed today. */
export type Theme = NonNullable<Awaited<ReturnType<typeof findThemeEntier>>>;

export const findThemeEntier = (db: Db, id: number) =>
  themesThere(db).where('id', '=', id).executeTakeFirst();

/** A few series that have each of the words, with how many questions they have. */
export async function listThemesByMots(db: Db, recherche: string) {
  const found = bestByLabel(await listSeries(db), recherche);
  const counted = await db
    .selectFrom('theme')
    .select(['id', nombreOf('theme').as('nombre')])
    .where('id', 'in', [0, ...found.map(({ id }) => id)])
    .execute();
  const nombres = new Map(counted.map(({ id, nombre }) => [id, nombre]));
  return found.map(({ id, libelle }) => {
    const nombre = nombres.get(id);
    return { id, libelle, detail: nombre === 1 ? '1 question' : `${nombre} questions` };
  });
}

/** A series, held until the end of the transaction. */
export async function holdTheme(trx: Db, id: number) {
  await trx.selectFrom('theme').select('id').where('id', '=', id).forUpdate().execute();
  // The list may have changed while its lock was waited for.
  return findThemeEntier(trx, id);
}

/** The series of which the home page asks a question a day. */
export const isAccueil = ({ reference }: Pick<Theme, 'reference'>): boolean =>
  reference === VEDETTES;

/** Tells whether a series still says what it said: whoever changes it changes this. */
export const versionOf = ({ libelle, listeQuestions }: Pick<Theme, 'libelle' | 'listeQuestions'>) =>
  empreinteOf([libelle, listeQuestions]);

/** A deleted series is not there. */
export async function listThemesThere(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await themesThere(db).clearSelect().select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export const findAccueil = (db: Db) =>
  themesThere(db).where('reference', '=', VEDETTES).executeTakeFirst();

/** The questions of the home page. */
export const listQuestionsAccueil = async (db: Db): Promise<number[]> =>
  idsOf((await findAccueil(db))?.listeQuestions ?? '');

/** The questions of these series, each once. */
export async function listQuestionsOfThemes(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await questionsIn(db, 'theme').where('theme_id', 'in', ids).execute();
  return rows.map(({ question_id }) => question_id);
}

/** In which series each of these questions stands. */
export const listThemesOfQuestions = (db: Db, question_ids: readonly number[]) =>
  porteursOf(db, 'theme', question_ids);

/** The products that hold these series, by series; deleted ones are none. */
export async function listAccesOfThemes(db: Db, theme_ids: number[]) {
  if (theme_ids.length === 0) return new Map<number, AccesTenant[]>();
  const rows = await db
    .selectFrom('accesTheme')
    .innerJoin('acces', 'acces.id', 'accesTheme.acces_id')
    .select(['accesTheme.theme_id', 'acces.id', 'acces.libelle', 'acces.actif'])
    .where('accesTheme.theme_id', 'in', theme_ids)
    .where('acces.dateSuppression', 'is', null)
    .orderBy('acces.id')
    .execute();
  const parTheme = new Map<number, AccesTenant[]>();
  for (const { theme_id, actif, ...acces } of rows) {
    const known = parTheme.get(theme_id) ?? [];
    parTheme.set(theme_id, [...known, { ...acces, actif: actif ? 1 : 0 }]);
  }
  return parTheme;
}

export interface AccesTenant {
  id: number;
  libelle: string;
  /** On sale. */
  actif: 0 | 1;
}
