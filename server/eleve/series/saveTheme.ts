import type { Db } from '../../socle/db/database.ts';
import { setListe, takeOut } from '../../socle/db/listes.ts';
import type { Auteur } from '../../socle/journal/auteur.ts';

interface ContenuDeTheme {
  libelle: string;
  questions: number[];
}

export const signed = ({ admin_id, now }: Auteur) => ({
  admin_id,
  dateModification: now.toISOString(),
});

/** The loader of content/ skips series that staff have changed. */
const columnsOf = ({ libelle }: ContenuDeTheme, auteur: Auteur) => ({
  libelle,
  empreinte: null,
  ...signed(auteur),
});

export async function addThemeRow(
  trx: Db,
  contenu: ContenuDeTheme,
  auteur: Auteur,
): Promise<number> {
  const { id } = await trx
    .insertInto('theme')
    .values(columnsOf(contenu, auteur))
    .returning('id')
    .executeTakeFirstOrThrow();
  await setListe(trx, 'theme', id, contenu.questions);
  return id;
}

/** Open attempts keep their own list. The caller locks the series. */
export async function saveTheme(trx: Db, id: number, contenu: ContenuDeTheme, auteur: Auteur) {
  await trx.updateTable('theme').set(columnsOf(contenu, auteur)).where('id', '=', id).execute();
  await setListe(trx, 'theme', id, contenu.questions);
}

/** Attempts stay. The caller locks the series. Returns its products, with its position in each. */
export async function removeTheme(
  trx: Db,
  id: number,
  auteur: Auteur,
): Promise<[number, number][]> {
  await trx
    .updateTable('theme')
    .set({ ...signed(auteur), dateSuppression: auteur.now.toISOString(), empreinte: null })
    .where('id', '=', id)
    .execute();
  const rows = await trx
    .deleteFrom('accesTheme')
    .where('theme_id', '=', id)
    .returning(['acces_id', 'position'])
    .execute();
  return rows.map(({ acces_id, position }) => [acces_id, position]);
}

/** Deleted series lose it too. All still follow content/, whose loader skips deleted questions. */
export const removeFromSeries = (trx: Db, question_id: number, auteur: Auteur) =>
  takeOut(trx, 'theme', question_id, signed(auteur));
