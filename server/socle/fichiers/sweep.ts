import { adresseOf, largeursOf } from '../../../regles/images.ts';
import type { Database, Db } from '../db/database.ts';
import { inAWeek, nameOf } from './keepImage.ts';
import type { Store } from './store.ts';

/** `usedOf` answers which of these addresses the room uses. */
export interface Use {
  dossier: string;
  usedOf: (db: Db, adresses: string[]) => Promise<string[]>;
}

const AT_ONCE = 100;

interface Sweeping {
  database: Database;
  store: Store;
  uses: Use[];
}

/** Runs hourly, on any number of servers: a picture unused at two weekly looks goes. */
export async function sweep({ database, store, uses }: Sweeping, now: Date): Promise<void> {
  let seen: number;
  do seen = await database.write((trx) => look(trx, uses, now));
  while (seen === AT_ONCE);
  await removeWithdrawn(database, store);
  await store.clean(now);
}

/** Row locks keep an upload from reusing a picture that is being withdrawn. */
async function look(trx: Db, uses: Use[], now: Date): Promise<number> {
  const instant = now.toISOString();
  const rows = await trx
    .selectFrom('fichier')
    .select(['cle', 'empreinte', 'largeur', 'dateInutile'])
    .where('dateControle', '<=', instant)
    .where('empreinte', 'is not', null)
    .orderBy('dateControle')
    .limit(AT_ONCE)
    .forUpdate()
    .execute();
  if (rows.length === 0) return 0;
  const images = rows.map(({ empreinte, largeur }) => ({ empreinte: empreinte!, largeur }));
  const used = new Set<string>();
  for (const { dossier, usedOf } of uses) {
    const named = new Map(images.map((image) => [adresseOf(dossier, image), image.empreinte]));
    for (const adresse of await usedOf(trx, [...named.keys()])) used.add(named.get(adresse)!);
  }
  const set = async (which: typeof rows, values: object) => {
    const cles = which.map(({ cle }) => cle);
    if (cles.length > 0)
      await trx.updateTable('fichier').set(values).where('cle', 'in', cles).execute();
  };
  const isUsed = ({ empreinte }: (typeof rows)[number]) => used.has(empreinte!);
  const unused = rows.filter((row) => !isUsed(row));
  const dateControle = inAWeek(now);
  await set(rows.filter(isUsed), { dateControle, dateInutile: null });
  await set(
    unused.filter(({ dateInutile }) => dateInutile === null),
    { dateControle, dateInutile: instant },
  );
  // A later upload of the same picture gets a new row and files.
  await set(
    unused.filter(({ dateInutile }) => dateInutile !== null),
    { empreinte: null },
  );
  return rows.length;
}

/** Files go first: a crash leaves a row that names what is left. */
async function removeWithdrawn({ read, write }: Database, store: Store): Promise<void> {
  const rows = await read
    .selectFrom('fichier')
    .select(['cle', 'largeur'])
    .where('empreinte', 'is', null)
    .execute();
  for (const { cle, largeur } of rows) {
    await store.remove(largeursOf(largeur).map((each) => nameOf(cle, each)));
    await write((trx) => trx.deleteFrom('fichier').where('cle', '=', cle).execute());
  }
}
