import { keptPdfs, scelle } from '../../socle/pdf/keptPdfs.ts';
import { openContenu } from './contenu.ts';
import { findFacture, numeroOf } from './facture.queries.ts';
import type { Facture } from './facture.tables.ts';

/** The PDFs stay when an account ends. */
export const { pdfOf, drawWaiting } = keptPdfs({
  purpose: 'pdf facture',
  findKept: (db, id) =>
    db.selectFrom('facturePdf').select('pdf').where('facture_id', '=', id).executeTakeFirst(),
  draw: async (db, id, env) => {
    const facture = await findFacture(db, id);
    if (!facture) return undefined;
    const contenu = openContenu(env, facture.contenu);
    if (!contenu) throw scelle();
    // The PDF library is loaded lazily, as for attestations.
    const { drawFacture } = await import('./drawFacture.ts');
    return drawFacture({
      ...facture,
      numero: numeroOf(facture),
      contenu,
      adresse: env.APP_URL,
    });
  },
  keep: async (trx, id, sealed) => {
    await trx
      .insertInto('facturePdf')
      .values({ facture_id: id, pdf: sealed })
      .onConflict((conflict) => conflict.column('facture_id').doNothing())
      .execute();
    await trx.updateTable('facture').set({ aDessiner: 0 }).where('id', '=', id).execute();
    return true;
  },
  listWaiting: (db, after, most) =>
    db
      .selectFrom('facture')
      .select('id')
      .where('aDessiner', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute(),
});

type PdfStore = Parameters<typeof pdfOf>[0];

export const pieceOf = (id: number) => `facture:${id}` as const;

export async function fichierOf(store: PdfStore, facture: Facture) {
  const numero = numeroOf(facture);
  const sorte = facture.serie === 'NC' ? 'note-de-credit' : 'facture';
  const nom = `${sorte}-${numero.replace(/^NC /, '')}.pdf`;
  const contenu = (await pdfOf(store, facture.id))!;
  return { numero, fichier: { nom, type: 'application/pdf' as const, contenu } };
}

export async function openFacture(store: PdfStore, id: string) {
  const facture = await findFacture(store.db, Number(id));
  return facture && (await fichierOf(store, facture)).fichier;
}
