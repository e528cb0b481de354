import type { Produit } from '../../content/content.ts';
import type { Db } from '../db/database.ts';
import { empreinteOf } from './empreinte.ts';
import { idsByReference } from './loadSeries.ts';

export async function loadProduits(trx: Db, entries: Produit[]): Promise<void> {
  const themes = await idsByReference(trx, 'theme');
  for (const entry of entries) {
    const { ref, series, prix, contenu, ...rest } = entry;
    const values = {
      ...rest,
      prix: Math.round(Number(prix) * 100),
      contenu: contenu.join(';'),
      actif: 1,
      empreinte: empreinteOf(entry),
    };
    const taken = await trx
      .selectFrom('acces')
      .select('reference')
      .where('slug', '=', entry.slug)
      .executeTakeFirst();
    // Staff have a product of their own at that address, and theirs stays.
    if (taken && taken.reference !== ref) continue;
    const row = await trx
      .insertInto('acces')
      .values({ reference: ref, ...values })
      .onConflict((conflict) =>
        conflict
          .column('reference')
          .doUpdateSet(values)
          .where('acces.empreinte', 'is not', null)
          .where('acces.empreinte', '<>', values.empreinte),
      )
      .returning('id')
      .executeTakeFirst();
    // No row: it is as it was loaded, or staff have made it theirs.
    if (!row) continue;
    await trx.deleteFrom('accesTheme').where('acces_id', '=', row.id).execute();
    for (const [position, serie] of series.entries()) {
      await trx
        .insertInto('accesTheme')
        .values({ acces_id: row.id, theme_id: themes.get(serie)!, position })
        .execute();
    }
  }
}
