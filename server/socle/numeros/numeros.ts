import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Gapless by year: attestations, invoices (F) and credit notes (NC). */
export type SuiteDeNumeros = 'attestation' | 'F' | 'NC';

async function raise(trx: Db, suite: SuiteDeNumeros, annee: number, by: 0 | 1): Promise<number> {
  const dernier = sql<number>`${sql.table('numerotation')}.dernier + ${sql.lit(by)}`;
  const row = await trx
    .insertInto('numerotation')
    .values({ suite, annee, dernier: by })
    .onConflict((conflict) => conflict.columns(['suite', 'annee']).doUpdateSet({ dernier }))
    .returning('dernier')
    .executeTakeFirstOrThrow();
  return row.dernier;
}

/** Holds the row lock until commit; a rollback frees the number. */
export const nextNumero = (trx: Db, suite: SuiteDeNumeros, annee: number) =>
  raise(trx, suite, annee, 1);

/** Locks the row early, for a transaction that will number two suites. */
export const holdNumeros = (trx: Db, suite: SuiteDeNumeros, annee: number) =>
  raise(trx, suite, annee, 0);

export const numeroDansLAnnee = ({ annee, numero }: { annee: number; numero: number }) =>
  `${annee}-${String(numero).padStart(5, '0')}`;
