import { holdToutAccesUser } from '../acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { fillMemoire, findMemoire, type Memoire } from '../memoire/index.ts';
import { readTentatives } from './entrainement.queries.ts';

/** All accesses are locked, so that each attempt is counted exactly once. */
export async function openMemoire(trx: Db, eleve_id: number): Promise<Memoire> {
  const known = await findMemoire(trx, eleve_id);
  if (known) return known;
  await holdToutAccesUser(trx, eleve_id);
  const meanwhile = await findMemoire(trx, eleve_id);
  if (meanwhile) return meanwhile;
  const memoire = await readTentatives(trx, eleve_id);
  await fillMemoire(trx, eleve_id, memoire);
  return memoire;
}
