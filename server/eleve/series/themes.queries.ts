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

export type Theme = NonNullable<Awaited<ReturnType<typeof findThemeEntier>>>;

export const findThemeEntier = (db: Db, id: number) =>
  themesThere(db).where('id', '=', id).executeTakeFirst();

/** Finds a few series whose label has every word, with their number of questions. */
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

/** Locks a series until the transaction ends. */
export async function holdTheme(trx: Db, id: number) {
  await trx.selectFrom('theme').select('id').where('id', '=', id).forUpdate().execute();
  // The list may have changed before this lock was granted.
  return findThemeEntier(trx, id);
}

/** True for the series whose questions the home page asks. */
export const isAccueil = ({ reference }: Pick<Theme, 'reference'>): boolean =>
  reference === VEDETTES;

/** A fingerprint of label and questions detects stale edits. */
export const versionOf = ({ libelle, listeQuestions }: Pick<Theme, 'libelle' | 'listeQuestions'>) =>
  empreinteOf([libelle, listeQuestions]);

/** Leaves out deleted series. */
export async function listThemesThere(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await themesThere(db).clearSelect().select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export const findAccueil = (db: Db) =>
  themesThere(db).where('reference', '=', VEDETTES).executeTakeFirst();

export const listQuestionsAccueil = async (db: Db): Promise<number[]> =>
  idsOf((await findAccueil(db))?.listeQuestions ?? '');

export async function listQuestionsOfThemes(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await questionsIn(db, 'theme').where('theme_id', 'in', ids).execute();
  return rows.map(({ question_id }) => question_id);
}

export const listThemesOfQuestions = (db: Db, question_ids: readonly number[]) =>
  porteursOf(db, 'theme', question_ids);

/** Groups products by series, without deleted products. */
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
  /** 1: it is on sale. */
  actif: 0 | 1;
}
