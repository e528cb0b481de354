import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Gapless by year: attestations, invoices (F) and credit notes (NC). */
export type Suite = 'attestation' | 'F' | 'NC';

/** The row lock lasts until commit; a rollback gives the number back. */
export async function nextNumero(trx: Db, suite: Suite, annee: number): Promise<number> {
  const { dernier } = await trx
    .insertInto('numerotation')
    .values({ suite, annee, dernier: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['suite', 'annee'])
        .doUpdateSet({ dernier: sql<number>`${sql.table('numerotation')}.dernier + 1` }),
    )
    .returning('dernier')
    .executeTakeFirstOrThrow();
  return dernier;
}

/** Locks the row early, for a transaction that will number two suites. */
export async function holdNumeros(trx: Db, suite: Suite, annee: number): Promise<void> {
  await trx
    .insertInto('numerotation')
    .values({ suite, annee, dernier: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['suite', 'annee'])
        .doUpdateSet({ dernier: sql<number>`${sql.table('numerotation')}.dernier` }),
    )
    .execute();
}

export const numeroDansLAnnee = ({ annee, numero }: { annee: number; numero: number }) =>
  `${annee}-${String(numero).padStart(5, '0')}`;
