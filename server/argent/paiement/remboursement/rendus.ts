import { type SqlBool, sql } from 'kysely';
import { ETATS_REMBOURSEMENT, type EtatRemboursement } from '../../../../regles/achat.ts';

/**
 * Literals, not parameters: PostgreSQL's generic plan can't use the partial indexes. SQLite uses
 * none for `in`.
 */
export const rendusThat = (is: (etat: EtatRemboursement) => boolean) =>
  sql<SqlBool>`(${sql.join(
    ETATS_REMBOURSEMENT.filter(is).map((etat) => sql`remboursement.etat = ${sql.lit(etat)}`),
    sql` or `,
  )})`;
