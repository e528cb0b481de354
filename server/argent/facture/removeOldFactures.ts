import { PERIODES } from '../../../regles/periodes.ts';
import type { Database, Db } from '../../socle/db/database.ts';
import { anneeOf } from '../../socle/texte/jours.ts';

const A_BATCH = 200;

export const firstYearKept = (now: Date): number => anneeOf(now) - PERIODES.factures.annees;

/** An invoice stays as long as a younger credit note corrects it. */
const tooOld = (db: Db, annee: number) =>
  db
    .selectFrom('facture')
    .select('paiement_id')
    .where('serie', '=', 'F')
    .where('annee', '<', annee)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('facture as avoir')
            .select('avoir.id')
            .whereRef('avoir.paiement_id', '=', 'facture.paiement_id')
            .where('avoir.annee', '>=', annee),
        ),
      ),
    )
    .limit(A_BATCH)
    .execute();

/** Names and addresses are kept no longer than the law requires. */
export async function removeOldFactures(database: Database, now: Date): Promise<void> {
  for (;;) {
    const old = await tooOld(database.read, firstYearKept(now));
    if (old.length === 0) return;
    const paiements = old.map(({ paiement_id }) => paiement_id);
    await database.write(async (trx) => {
      const ids = (db: Db) =>
        db.selectFrom('facture').select('id').where('paiement_id', 'in', paiements);
      await trx.deleteFrom('facturePdf').where('facture_id', 'in', ids(trx)).execute();
      // The foreign key requires that credit notes are deleted before their invoice.
      for (const serie of ['NC', 'F'] as const)
        await trx
          .deleteFrom('facture')
          .where('paiement_id', 'in', paiements)
          .where('serie', '=', serie)
          .execute();
    });
  }
}
