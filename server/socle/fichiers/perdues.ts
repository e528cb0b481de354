import type { Database } from '../db/database.ts';
import { nameOf } from './keepImage.ts';
import { versionsKept } from './sortes.ts';
import type { Store } from './store.ts';

/** Checks the newest: a restore without the folder lacks them too. */
const LOOKED_AT = 10;

export async function countPerdues({ read }: Database, store: Store) {
  const rows = await read
    .selectFrom('fichier')
    .select(['cle', 'sorte', 'largeur'])
    .where('empreinte', 'is not', null)
    .orderBy('dateCreation', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const found = await Promise.all(
    rows.map(async ({ cle, sorte, largeur }) => {
      const file = await store.get(nameOf(cle, versionsKept(sorte, largeur)[0]!));
      file?.flux.destroy();
      return file !== undefined;
    }),
  );
  return { vues: rows.length, perdues: found.filter((there) => !there).length };
}
