import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { bestByLabel } from '../../socle/texte/libelles.ts';
import { empreinteOf } from '../../socle/texte/empreinte.ts';
import { VEDETTES } from './series.queries.ts';

const THEME = [
  'id',
  'libelle',
  'listeQuestions',
  'reference',
  'admin_id',
  'dateModification',
] as const;

const themesThere = (db: Db) =>
  db.selectFrom('theme').select(THEME).where('dateSuppression', 'is', null);

/** A series as it is composed today. */
export type Theme = NonNullable<Awaited<ReturnType<typeof findThemeEntier>>>;

export const findThemeEntier = (db: Db, id: number) =>
  themesThere(db).where('id', '=', id).executeTakeFirst();

/** Every series as it is composed. Reads all of them: for the staff. */
export const listThemesEntiers = (db: Db) => themesThere(db).orderBy('id').execute();

/** A few series that have each of the words, with how many questions they have: the lists are read of those alone. */
export async function findThemesByMots(db: Db, recherche: string) {
  const labels = await themesThere(db)
    .clearSelect()
    .select(['id', 'libelle'])
    .orderBy('id')
    .execute();
  const found = bestByLabel(labels, recherche).map(({ id }) => id);
  if (found.length === 0) return [];
  const rows = await themesThere(db).where('id', 'in', found).execute();
  const parId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap((id) => {
    const row = parId.get(id);
    if (!row) return [];
    const nombre = idsOf(row.listeQuestions).length;
    const detail = nombre === 1 ? '1 question' : `${nombre} questions`;
    return { id, libelle: row.libelle, detail };
  });
}

/** A series, held until the end of the transaction. */
export const holdTheme = (trx: Db, id: number) =>
  themesThere(trx).where('id', '=', id).forUpdate().executeTakeFirst();

/** The series of which the home page asks a question a day. */
export const isAccueil = ({ reference }: Pick<Theme, 'reference'>): boolean =>
  reference === VEDETTES;

/** Tells whether a series still says what it said: whoever changes it changes this. */
export const versionOf = ({ libelle, listeQuestions }: Pick<Theme, 'libelle' | 'listeQuestions'>) =>
  empreinteOf([libelle, listeQuestions]);

/** Of these series those that are there; a deleted one is not. */
export async function listThemesThere(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await themesThere(db).where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The questions of the home page. */
export async function listQuestionsAccueil(db: Db): Promise<number[]> {
  const row = await themesThere(db).where('reference', '=', VEDETTES).executeTakeFirst();
  return idsOf(row?.listeQuestions ?? '');
}

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
