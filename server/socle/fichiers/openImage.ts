import type { Database } from '../db/database.ts';
import { nameOf } from './keepImage.ts';
import type { Stored } from '../http/mount.ts';
import type { Store } from './store.ts';

/** Undefined where no row names it, or its file is gone. */
export async function openImage(
  { read }: Database,
  store: Store,
  adresse: string,
): Promise<Stored | undefined> {
  const [, empreinte, largeur] = /\/([0-9a-f]{32})-([1-9]\d{0,3})\.webp$/.exec(adresse) ?? [];
  if (!empreinte) return undefined;
  const row = await read
    .selectFrom('fichier')
    .select('cle')
    .where('empreinte', '=', empreinte)
    .executeTakeFirst();
  return row && store.get(nameOf(row.cle, Number(largeur)));
}
