import { createHash, type Hash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { Environment } from '../config/environment.ts';
import { Erreur } from '../db/failures.ts';
import { diskStore } from '../fichiers/disk.ts';
import { openStore } from '../fichiers/openStore.ts';
import type { Store } from '../fichiers/store.ts';
import { refuseAutreSecret } from '../securite/sceau.ts';
import { type Controle, refuseFautes } from './controle.ts';
import { readPaquet } from './paquet.ts';
import { fillPlace } from './place.ts';
import { type Insert, fill } from './remplir.ts';
import {
  DES_IMAGES,
  DES_TABLES,
  ENTETE,
  type Entete,
  MANIFESTE,
  type Manifeste,
  sha256,
} from './sauvegarde.ts';

const decompress = promisify(zstdDecompress);

interface Wanted {
  env: Environment;
  file: string;
  /** The secret key, as age writes it. */
  cle: string;
  controle: Omit<Controle, 'store' | 'connues'>;
  dire: (phrase: string) => void;
}

/** Into an empty place; nothing is there before all of it was checked. Throws sentences. */
export async function restoreSauvegarde(wanted: Wanted): Promise<Manifeste | undefined> {
  const { env, file, cle, controle, dire } = wanted;
  const pieces = readPaquet(file, cle);
  try {
    const entete = await readEntete(pieces);
    if (controle.secret) refuseAutreSecret(entete.temoin ?? undefined, controle.secret);
    dire(
      `Sauvegarde du ${entete.date}, version ${entete.version}, ${entete.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}.`,
    );
    let manifeste: Manifeste | undefined;
    await fillPlace(env, { withImages: !env.STORAGE_URL }, async ({ base, fichiers }) => {
      const store = env.STORAGE_URL ? openStore(env) : diskStore(fichiers);
      const feed = async (insert: Insert) => {
        manifeste = await readAll(pieces, { insert, store, dire });
        return manifeste.tables;
      };
      await fill(base, { migrations: entete.migrations, feed, dire });
      await refuseFautes(base, { ...controle, store, connues: manifeste!.absentes, dire });
    });
    return manifeste;
  } finally {
    await pieces.return(undefined);
  }
}

type Pieces = ReturnType<typeof readPaquet>;

async function readEntete(pieces: Pieces): Promise<Entete> {
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    if (next.value.nom !== ENTETE) continue;
    const entete = JSON.parse(next.value.bytes.toString()) as Entete;
    if (entete.format === 1) return entete;
  }
  throw new Erreur('Ce fichier n’est pas une sauvegarde de Priorité.');
}

interface Reading {
  insert: Insert;
  store: Store;
  dire: (phrase: string) => void;
}

const IMAGE = /^[\da-f]{2}\/[\da-f]{32}-[\w.]+$/;

/** Compares all that went by with the manifest at the end. */
async function readAll(pieces: Pieces, { insert, store, dire }: Reading): Promise<Manifeste> {
  const tables = new Map<string, Hash>();
  const images = new Map<string, string>();
  let manifeste: Manifeste | undefined;
  for await (const { nom, bytes } of pieces) {
    if (nom === MANIFESTE) manifeste = JSON.parse(bytes.toString()) as Manifeste;
    else if (nom.startsWith(DES_IMAGES)) {
      const image = nom.slice(DES_IMAGES.length);
      // Whoever has the public key can write an archive.
      if (!IMAGE.test(image)) throw pasEntiere(`${image} n’est pas une image`);
      images.set(image, sha256(bytes));
      await store.put(image, bytes);
    } else if (nom.startsWith(DES_TABLES)) {
      const table = nom.split('/')[1]!;
      if (!tables.has(table)) dire(`Table «\u00a0${table}\u00a0»…`);
      const lignes = await decompress(bytes);
      tables.getOrInsertComputed(table, () => createHash('sha256')).update(lignes);
      await insert(table, lignes);
    }
  }
  if (!manifeste) throw pasEntiere('son manifeste manque');
  for (const { nom, rangees, empreinte } of manifeste.tables) {
    const read = tables.get(nom)?.digest('hex');
    if (read !== empreinte && (read !== undefined || rangees > 0))
      throw pasEntiere(`la table «\u00a0${nom}\u00a0» n’est pas celle du manifeste`);
  }
  const wrong = manifeste.images.find(({ nom, empreinte }) => images.get(nom) !== empreinte);
  if (wrong) throw pasEntiere(`l’image ${wrong.nom} n’est pas celle du manifeste`);
  return manifeste;
}

const pasEntiere = (why: string) =>
  new Erreur(`Cette sauvegarde n’est pas entière\u00a0: ${why}. Rien n’a changé.`);
