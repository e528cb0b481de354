import type { Database, Db } from '../../socle/db/database.ts';
import { anneeOf } from '../../socle/texte/jours.ts';

const A_BATCH = 200;
/** Full years in which what concerns VAT is kept, from the 1st of January that follows (law of 20 November 2022). */
const YEARS_KEPT = 10;

/** Invoices of the last year that nothing has to be kept of any more, or older; not those that a younger credit note corrects. */
const tooOld = (db: Db, annee: number) =>
  db
    .selectFrom('facture')
    .select('paiement_id')
    .where('serie', '=', 'F')
    .where('annee', '<=', annee)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('facture as avoir')
            .select('avoir.id')
            .whereRef('avoir.paiement_id', '=', 'facture.paiement_id')
            .where('avoir.annee', '>', annee),
        ),
      ),
    )
    .limit(A_BATCH)
    .execute();

/** An invoice goes with its credit notes once ten years are over: names and addresses are kept no longer than the law wants. */
export async function removeOldFactures(database: Database, now: Date): Promise<void> {
  const annee = anneeOf(now) - YEARS_KEPT - 1;
  for (;;) {
    const old = await tooOld(database.read, annee);
    if (old.length === 0) return;
    const paiements = old.map(({ paiement_id }) => paiement_id);
    await database.write(async (trx) => {
      const ids = (db: Db) =>
        db.selectFrom('facture').select('id').where('paiement_id', 'in', paiements);
      await trx.deleteFrom('facturePdf').where('facture_id', 'in', ids(trx)).execute();
      // What corrects before what it corrects.
      for (const serie of ['NC', 'F'] as const)
        await trx
          .deleteFrom('facture')
          .where('paiement_id', 'in', paiements)
          .where('serie', '=', serie)
          .execute();
    });
  }
}
