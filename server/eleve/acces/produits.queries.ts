import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { bestByLabel } from '../../socle/texte/libelles.ts';
import type { AccesTable } from './acces.tables.ts';

export type ProduitEntier = Selectable<AccesTable>;

export const findProduitEntier = (db: Db, id: number): Promise<ProduitEntier | undefined> =>
  db
    .selectFrom('acces')
    .selectAll()
    .where('id', '=', id)
    .where('dateSuppression', 'is', null)
    .executeTakeFirst();

export const produitsAvec = (db: Db) => db.selectFrom('acces').where('dateSuppression', 'is', null);

/** Reads all products: they are few. */
export const listReperesDeProduits = (db: Db) =>
  produitsAvec(db).select(['id', 'libelle', 'slug', 'codePermis']).orderBy('id').execute();

export const listTarifs = (db: Db) =>
  produitsAvec(db)
    .select(['id', 'type', 'codePermis', 'prix', 'prixRenouvellement', 'dureeValidite', 'actif'])
    .orderBy('id')
    .execute();

export async function findProduitsByMots(db: Db, recherche: string) {
  const found = bestByLabel(await listReperesDeProduits(db), recherche);
  return found.map(({ id, libelle, slug }) => ({ id, libelle, detail: slug }));
}

export async function countDetenteurs(db: Db, acces_id: number, most: number): Promise<number> {
  const { nombre } = await db
    .selectFrom(
      db
        .selectFrom('accesUser')
        .select('id')
        .where('acces_id', '=', acces_id)
        .where('dateRetrait', 'is', null)
        .limit(most)
        .as('some'),
    )
    .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('nombre'))
    .executeTakeFirstOrThrow();
  return nombre;
}

/** Former holders count: what was learnt comes back with the product. */
export async function wasGiven(db: Db, acces_id: number): Promise<boolean> {
  const one = await db
    .selectFrom('accesUser')
    .select('id')
    .where('acces_id', '=', acces_id)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

export async function listAccesThere(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await produitsAvec(db).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
