import type { Schema } from '../schema.ts';

/** The oldest supervisor owns the school: until now nobody was told apart. */
export async function fonctions({ add, run }: Schema): Promise<void> {
  await add('admin', 'fonction', 'text');
  await add('admin', 'plafond', 'integer');
  await run`update "admin" set "fonction" = 'proprietaire' where "id" = (
    select min("id") from "admin" where "level" = 10 and "dateSuppression" is null)`;
}
