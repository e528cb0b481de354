import type { Selectable } from 'kysely';
import { countRows } from '../../socle/db/countRows.ts';
import { DEMO } from '../../../regles/vente.ts';
import type { Db } from '../../socle/db/database.ts';
import { bestByLabel } from '../../socle/texte/libelles.ts';
import type { AccesTable } from './acces.tables.ts';

export type ProduitEntier = Selectable<AccesTable>;

export const selectProduits = (db: Db) =>
  db.selectFrom('acces').where('dateSuppression', 'is', null);

export const findProduitEntier = (db: Db, id: number): Promise<ProduitEntier | undefined> =>
  selectProduits(db).selectAll().where('id', '=', id).executeTakeFirst();

export const listReperesDeProduits = (db: Db) =>
  selectProduits(db).select(['id', 'libelle', 'slug', 'codePermis']).orderBy('id').execute();

export const listTarifs = (db: Db) =>
  selectProduits(db)
    .select(['id', 'type', 'codePermis', 'prix', 'prixRenouvellement', 'dureeValidite', 'actif'])
    .orderBy('id')
    .execute();

export async function listProduitsByMots(db: Db, recherche: string) {
  const found = bestByLabel(await listReperesDeProduits(db), recherche);
  return found.map(({ id, libelle, slug }) => ({ id, libelle, detail: slug }));
}

export const countDetenteurs = (db: Db, acces_id: number, most: number) =>
  countRows(
    db.selectFrom(
      db
        .selectFrom('accesUser')
        .select('id')
        .where('acces_id', '=', acces_id)
        .where('dateRetrait', 'is', null)
        .limit(most)
        .as('some'),
    ),
  );

/** Former holders count, because their progress returns with the product. */
export async function wasGiven(db: Db, acces_id: number): Promise<boolean> {
  const given = db.selectFrom('accesUser').select('id').where('acces_id', '=', acces_id);
  return (await given.limit(1).executeTakeFirst()) !== undefined;
}

export async function listAccesThere(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await selectProduits(db).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

const enVente = (db: Db) =>
  selectProduits(db)
    .select([
      'id',
      'slug',
      'type',
      'libelle',
      'description',
      'libelleImage',
      'title',
      'text',
      'contenu',
      'codePermis',
      'prix',
      'prixRenouvellement',
      'dureeValidite',
    ])
    .where('actif', '=', 1)
    .where('codePermis', '<>', DEMO)
    .orderBy('id');

export const listProduits = (db: Db) => enVente(db).execute();

export const findProduit = (db: Db, slug: string) =>
  enVente(db).where('slug', '=', slug).executeTakeFirst();

export const listProduitsADonner = (db: Db) =>
  selectProduits(db).select(['id', 'libelle', 'type']).orderBy('libelle').orderBy('id').execute();

export const listProduitsAVoir = (db: Db) =>
  selectProduits(db)
    .select(['id', 'libelle', 'type', 'codePermis', 'actif', 'prix', 'contenu'])
    .select(['description', 'title', 'text', 'libelleImage'])
    .orderBy('id')
    .execute();

const offres = (db: Db) => selectProduits(db).selectAll().where('codePermis', '<>', DEMO);

export const listOffres = (db: Db) =>
  offres(db)
    .where((row) => row.or([row('actif', '=', 1), row('dejaEnVente', '=', 0)]))
    .orderBy('id')
    .execute();

export const findOffre = (db: Db, acces_id: number) =>
  offres(db).where('id', '=', acces_id).executeTakeFirst();

export async function siensOf(db: Db, eleve_id: number) {
  const rows = await db
    .selectFrom('accesUser')
    .select(['id', 'acces_id', 'actif', 'datePerime', 'suspenduDepuis'])
    .where('eleve_id', '=', eleve_id)
    .where('dateRetrait', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.acces_id, row]));
}

/** Buyers still see a withdrawn product's picture. */
export async function imagesDesAcces(db: Db, adresses: string[]) {
  const images = db
    .selectFrom('acces')
    .select('libelleImage')
    .where('libelleImage', 'in', adresses);
  return (await images.execute()).map(({ libelleImage }) => libelleImage!);
}
