import type { Db } from '../../socle/db/database.ts';
import { DEMO } from './acces.queries.ts';

const produits = (db: Db) =>
  db
    .selectFrom('acces')
    .selectAll()
    .where('dateSuppression', 'is', null)
    .where('codePermis', '<>', DEMO);

export const listOffres = (db: Db) =>
  produits(db)
    .where((row) => row.or([row('actif', '=', 1), row('dejaEnVente', '=', 0)]))
    .orderBy('id')
    .execute();

export const findOffre = (db: Db, acces_id: number) =>
  produits(db).where('id', '=', acces_id).executeTakeFirst();

export async function siensOf(db: Db, eleve_id: number) {
  const rows = await db
    .selectFrom('accesUser')
    .select(['id', 'acces_id', 'actif', 'datePerime', 'suspenduDepuis'])
    .where('eleve_id', '=', eleve_id)
    .where('dateRetrait', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.acces_id, row]));
}
