import type { SelectQueryBuilder } from 'kysely';

/** PostgreSQL counts in 64 bits, which its driver returns as text. */
export async function countRows<DB, TB extends keyof DB>(
  found: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const { nombre } = await found
    .select(({ fn }) => fn.countAll<number | string>().as('nombre'))
    .$castTo<{ nombre: number | string }>()
    .executeTakeFirstOrThrow();
  return Number(nombre);
}
