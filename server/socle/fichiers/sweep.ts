import { type Dossier, adresseOf } from '../../../regles/images.ts';
import type { Database, Db } from '../db/database.ts';
import { inAWeek, nameOf } from './keepImage.ts';
import { versionsKept } from './sortes.ts';
import type { Store } from './store.ts';

export interface Use {
  dossier: Dossier;
  usedOf: (db: Db, adresses: string[], now: Date) => Promise<string[]>;
}

const AT_ONCE = 100;

interface Sweeping {
  database: Database;
  store: Store;
  uses: Use[];
}

/** Hourly, on any number of servers: deletes pictures unused at two weekly checks. */
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
    for (const adresse of await usedOf(trx, [...named.keys()], now)) used.add(named.get(adresse)!);
  }
  const dateControle = inAWeek(now);
  const fates = {
    used: { dateControle, dateInutile: null },
    unused: { dateControle, dateInutile: instant },
    // A later upload of the same picture gets a new row and files.
    again: { empreinte: null },
  };
  const groups = Map.groupBy(rows, ({ empreinte, dateInutile }) => {
    if (used.has(empreinte!)) return fates.used;
    return dateInutile === null ? fates.unused : fates.again;
  });
  for (const [values, group] of groups) {
    const cles = group.map(({ cle }) => cle);
    await trx.updateTable('fichier').set(values).where('cle', 'in', cles).execute();
  }
  return rows.length;
}

/** Deletes files first: after a crash, the row still names what is left. */
async function removeWithdrawn({ read, write }: Database, store: Store): Promise<void> {
  const rows = await read
    .selectFrom('fichier')
    .select(['cle', 'sorte', 'largeur'])
    .where('empreinte', 'is', null)
    .execute();
  for (const { cle, sorte, largeur } of rows) {
    await store.remove(versionsKept(sorte, largeur).map((version) => nameOf(cle, version)));
    await write((trx) => trx.deleteFrom('fichier').where('cle', '=', cle).execute());
  }
}
