import type { TypeAcces } from '../../../contract/fields.ts';
import { holdProduit } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Place } from '../../socle/journal/geste.ts';

/** Lock order: products before what they hold. False: one has another type since. */
export async function holdProduits(
  trx: Db,
  places: readonly Place[],
  type: TypeAcces,
): Promise<boolean> {
  const ids = places.map(([id]) => id).toSorted((one, other) => one - other);
  const held = [];
  for (const id of ids) held.push(await holdProduit(trx, id));
  return held.every((produit) => produit === undefined || produit.type === type);
}
