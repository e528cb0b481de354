import { sql } from 'kysely';
import type { CoursEcrit, ProduitEcrit } from '../../../content/content.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Db } from '../../socle/db/database.ts';
import { empreinteOf } from '../../socle/texte/empreinte.ts';
import { keepDessins } from '../../eleve/questions/index.ts';
import { idsByReference } from './loadSeries.ts';

const centsOf = (euros: string) => Math.round(Number(euros) * 100);

export async function loadProduits(
  trx: Db,
  entries: ProduitEcrit[],
  cours: CoursEcrit[],
): Promise<void> {
  const themes = await idsByReference(trx, 'theme');
  const modules = await idsByReference(trx, 'module');
  const dessins = entries.map(({ image }) => image);
  const images = await keepDessins(trx, dessins, 'acces');
  for (const entry of entries) {
    const { ref, series, cours: suivi, image, prix, taux, contenu, vente, ...rest } = entry;
    const { prixRenouvellement, ...words } = rest;
    const parts = (cours.find((c) => c.ref === suivi)?.modules ?? []).map((m) =>
      modules.get(m.ref)!,
    );
    const values = {
      ...words,
      prix: centsOf(prix),
      prixRenouvellement: prixRenouvellement === undefined ? null : centsOf(prixRenouvellement),
      taux: Math.round(taux * 100),
      contenu: contenu.join(';'),
      actif: flagOf(vente),
      libelleImage: images.get(image.svg)!,
      empreinte: empreinteOf([entry, parts]),
    };
    const taken = await trx
      .selectFrom('acces')
      .select('reference')
      .where('slug', '=', entry.slug)
      .executeTakeFirst();
    // A product of staff keeps that slug.
    if (taken && taken.reference !== ref) continue;
    const row = await trx
      .insertInto('acces')
      .values({ reference: ref, ...values, dejaEnVente: values.actif })
      .onConflict((conflict) =>
        conflict
          .column('reference')
          .doUpdateSet((row) => ({
            ...values,
            version: sql`${row.ref('acces.version')} + 1`,
            ...(vente && { dejaEnVente: 1 }),
          }))
          .where('acces.empreinte', 'is not', null)
          .where('acces.empreinte', '<>', values.empreinte),
      )
      .returning('id')
      .executeTakeFirst();
    // Undefined when unchanged, or when staff have edited it.
    if (!row) continue;
    const acces_id = row.id;
    await trx.deleteFrom('accesModule').where('acces_id', '=', acces_id).execute();
    for (const [position, module_id] of parts.entries())
      await trx.insertInto('accesModule').values({ acces_id, module_id, position }).execute();
    await trx.deleteFrom('accesTheme').where('acces_id', '=', acces_id).execute();
    for (const [position, serie] of series.entries()) {
      const theme_id = themes.get(serie)!;
      await trx.insertInto('accesTheme').values({ acces_id, theme_id, position }).execute();
    }
  }
}
