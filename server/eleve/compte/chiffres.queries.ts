import type { Db } from '../../socle/db/database.ts';

export async function countEleves(db: Db): Promise<number> {
  const { nombre } = await db
    .selectFrom('compteur')
    .select((row) => row.cast<number>(row.fn.sum('nombre'), 'integer').as('nombre'))
    .where('nom', '=', 'eleves')
    .executeTakeFirstOrThrow();
  return nombre;
}
