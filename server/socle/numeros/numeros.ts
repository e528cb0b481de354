import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** What is numbered by year without gaps: attestations, invoices (F) and credit notes (NC). */
export type Suite = 'attestation' | 'F' | 'NC';

/** The next number of a year. Held until the transaction ends, so that one which fails gives it back. */
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

/** Nobody else numbers there until the transaction ends: for who will take numbers of two, before the first. */
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

/** « 2026-00012 ». */
export const numeroDansLAnnee = ({ annee, numero }: { annee: number; numero: number }) =>
  `${annee}-${String(numero).padStart(5, '0')}`;
