import { holdProduit } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { liensOf } from './fiche.ts';
import { MODULES, THEMES } from './liens.ts';

interface Revert {
  acces_id: number;
  from: readonly { id: number }[];
  to: readonly { id: number }[];
}

const SORTES = { modules: MODULES, themes: THEMES };
const inWords = (liens: readonly { id: number }[]) => liens.map(({ id }) => id).join();

/** False means that links or type have changed since, or the product is gone. */
export async function revertLiens(
  trx: Db,
  quoi: keyof typeof SORTES,
  { acces_id, from, to }: Revert,
): Promise<boolean> {
  const sorte = SORTES[quoi];
  if ((await holdProduit(trx, acces_id))?.type !== sorte.type) return false;
  const today = (await liensOf(trx, [acces_id])).get(acces_id)![quoi];
  if (inWords(today) !== inWords(to)) return false;
  const wanted = from.map(({ id }) => id);
  for (const { id } of today) if (!wanted.includes(id)) await sorte.remove(trx, acces_id, id);
  return wanted.length === 0 || (await sorte.set(trx, acces_id, wanted)).length === 0;
}
