import type { Where } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { Erreur } from '../db/failures.ts';
import { listGardees, readGardees } from '../fichiers/gardees.ts';
import type { Store } from '../fichiers/store.ts';
import { fileOf, readMoment } from './base.ts';
import { type Controle, refuseFautes } from './controle.ts';
import { fillPlace } from './place.ts';
import { type Insert, fill } from './remplir.ts';
import { type CompteDeTable, listMigrations, listTables, readTable } from './tables.ts';

interface Demenagement {
  de: Where;
  vers: Where;
  /** Pictures are copied to `vers`; undefined: they stay. */
  images: { de: Store; vers: ((fichiers: string) => Store) | undefined };
  controle: Omit<Controle, 'store' | 'connues'>;
  dire: (phrase: string) => void;
}

/** The source is only read, and nobody writes to it meanwhile. Undefined: it only had to be finished. */
export async function moveSchool(wanted: Demenagement): Promise<CompteDeTable[] | undefined> {
  const { de, vers, images, controle, dire } = wanted;
  if ((de.DATABASE_URL ?? fileOf(de)) === (vers.DATABASE_URL ?? fileOf(vers)))
    throw new Erreur('--de et --vers nomment la même base. Rien n’a changé.');
  return readMoment(de, { alone: true }, async (source) => {
    let comptes: CompteDeTable[] | undefined;
    const withImages = images.vers !== undefined;
    await fillPlace(vers, { withImages }, async ({ base, fichiers }) => {
      const feed = async (insert: Insert) => {
        comptes = [];
        for (const table of await listTables(source))
          comptes.push(await copyTable(source, { table, insert, dire }));
        return comptes;
      };
      await fill(base, { migrations: await listMigrations(source), feed, dire });
      const store = images.vers?.(fichiers) ?? images.de;
      const connues: string[] = [];
      if (withImages)
        for await (const { nom, bytes } of readGardees(await listGardees(source.read), images.de))
          if (bytes) await store.put(nom, bytes);
          else connues.push(nom);
      await refuseFautes(base, { ...controle, store, connues, dire });
    });
    return comptes;
  });
}

type Copying = Pick<Demenagement, 'dire'> & {
  table: Parameters<typeof readTable>[1];
  insert: Insert;
};

async function copyTable(source: Database, { table, insert, dire }: Copying) {
  const compte = await readTable(source, table, async (lignes, rangees) => {
    await insert(table.nom, lignes);
    dire(`${table.nom}\u00a0: ${rangees} rangées`);
  });
  return compte;
}
