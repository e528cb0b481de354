import type { Insertable } from 'kysely';
import { slugOf } from '../../../regles/vente.ts';
import type { Db } from '../../socle/db/database.ts';
import type { AccesTable } from './acces.tables.ts';
import { DEMO } from './acces.queries.ts';
import { type ProduitEntier, findProduitEntier } from './produits.queries.ts';

/** What staff say of a product. */
export type Produit = Pick<
  Insertable<AccesTable>,
  | 'libelle'
  | 'prix'
  | 'prixRenouvellement'
  | 'taux'
  | 'codePermis'
  | 'type'
  | 'dureeValidite'
  | 'langue'
  | 'credits'
  | 'contenu'
  | 'description'
  | 'title'
  | 'text'
  | 'libelleImage'
  | 'actif'
>;

interface Auteur {
  admin_id: number;
  now: Date;
}

const savedBy = ({ admin_id, now }: Auteur) => ({
  admin_id,
  dateModification: now.toISOString(),
  // The staff's own from then on: content/ changes it no more.
  empreinte: null,
});

const isOnSale = ({ actif, codePermis }: Produit) => actif === 1 && codePermis !== DEMO;

/** A new product; its slug is given while nobody else can take it. */
export async function addProduit(trx: Db, produit: Produit, auteur: Auteur) {
  for (;;) {
    const slug = await freeSlug(trx, produit.libelle);
    const added = await trx
      .insertInto('acces')
      .values({
        ...produit,
        ...savedBy(auteur),
        slug,
        version: 1,
        dejaEnVente: isOnSale(produit) ? 1 : 0,
      })
      // On an empty table there is no row to wait for.
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning(['id', 'slug'])
      .executeTakeFirst();
    if (added) return added;
  }
}

/** Holds a product until the end of the transaction: nobody is given it, and nothing linked to it meanwhile. */
export async function holdProduit(trx: Db, id: number): Promise<ProduitEntier | undefined> {
  await trx.selectFrom('acces').select('id').where('id', '=', id).forUpdate().execute();
  return findProduitEntier(trx, id);
}

/** What a product is from now on; whoever calls holds it. */
export async function saveProduit(
  trx: Db,
  before: ProduitEntier,
  produit: Produit & { slug: string },
  auteur: Auteur,
): Promise<void> {
  await trx
    .updateTable('acces')
    .set({
      ...produit,
      ...savedBy(auteur),
      version: before.version + 1,
      dejaEnVente: before.dejaEnVente === 1 || isOnSale(produit) ? 1 : 0,
    })
    .where('id', '=', before.id)
    .execute();
}

/** What is linked to a product has changed: content/ links nothing else to it any more. */
export const claimProduit = (trx: Db, id: number) =>
  trx.updateTable('acces').set({ empreinte: null }).where('id', '=', id).execute();

/** Off sale and out of every list; who holds it keeps it, and its slug is nobody else's. */
export const removeProduit = (trx: Db, id: number, auteur: Auteur) =>
  trx
    .updateTable('acces')
    .set({ ...savedBy(auteur), actif: 0, dateSuppression: auteur.now.toISOString() })
    .where('id', '=', id)
    .execute();

/** A deletion taken back; false when it was not that one. */
export async function restoreProduit(
  trx: Db,
  { id, le, actif }: { id: number; le: string; actif: number },
  auteur: Auteur,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('acces')
    .set({ ...savedBy(auteur), actif, dateSuppression: null })
    .where('id', '=', id)
    .where('dateSuppression', '=', le)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The slug of a label that no product has or had: with a number where it is taken. Slugs are given one
 * transaction after the other.
 */
export async function freeSlug(trx: Db, libelle: string): Promise<string> {
  await trx.selectFrom('acces').select('id').orderBy('id').limit(1).forUpdate().execute();
  const wanted = slugOf(libelle);
  const rows = await trx
    .selectFrom('acces')
    .select('slug')
    .where((row) => row.or([row('slug', '=', wanted), row('slug', 'like', `${wanted}-%`)]))
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  for (let n = 2; ; n++) if (!taken.has(`${wanted}-${n}`)) return `${wanted}-${n}`;
}
