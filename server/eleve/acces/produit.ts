import type { PRODUIT } from '../../../regles/produit.ts';
import { DEMO, slugOf } from '../../../regles/vente.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Auteur } from '../../socle/journal/auteur.ts';
import type { Deletion } from '../../socle/journal/geste.ts';
import type { AccesTable } from './acces.tables.ts';
import { type ProduitEntier, findProduitEntier } from './produits.queries.ts';

export type Produit = Omit<Pick<AccesTable, keyof typeof PRODUIT.champs>, 'slug'>;

const savedBy = ({ admin_id, now }: Auteur) => ({
  admin_id,
  dateModification: now.toISOString(),
  // The loader of content/ skips rows without a hash.
  empreinte: null,
});

const isOnSale = ({ actif, codePermis }: Produit) => actif === 1 && codePermis !== DEMO;

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
      // An empty table has no row to lock: a unique slug decides.
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning(['id', 'slug'])
      .executeTakeFirst();
    if (added) return added;
  }
}

/** The row lock stops others from giving the product or linking to it. */
export async function holdProduit(trx: Db, id: number): Promise<ProduitEntier | undefined> {
  await trx.selectFrom('acces').select('id').where('id', '=', id).forUpdate().execute();
  return findProduitEntier(trx, id);
}

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

export const claimProduit = (trx: Db, id: number) =>
  trx.updateTable('acces').set({ empreinte: null }).where('id', '=', id).execute();

/** Its holders keep it, and its slug is never reused. */
export const removeProduit = (trx: Db, id: number, auteur: Auteur) =>
  trx
    .updateTable('acces')
    .set({ ...savedBy(auteur), actif: 0, dateSuppression: auteur.now.toISOString() })
    .where('id', '=', id)
    .execute();

export async function restoreProduit(
  trx: Db,
  { id, faitLe, actif }: Deletion & { actif: 0 | 1 },
  auteur: Auteur,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('acces')
    .set({ ...savedBy(auteur), actif, dateSuppression: null })
    .where('id', '=', id)
    .where('dateSuppression', '=', faitLe)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds a number to a slug ever used; the row lock serializes callers. */
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
