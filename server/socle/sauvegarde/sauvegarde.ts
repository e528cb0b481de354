import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { Environment } from '../config/environment.ts';
import { version } from '../config/version.ts';
import type { Database } from '../db/database.ts';
import { Erreur } from '../db/failures.ts';
import { type FichierGarde, listGardees, readGardees } from '../fichiers/gardees.ts';
import type { Store } from '../fichiers/store.ts';
import { temoinOf } from '../securite/sceau.ts';
import { readMoment } from './base.ts';
import { type Add, writePaquet } from './paquet.ts';
import { sync } from './place.ts';
import { type CompteDeTable, listMigrations, listTables, readTable } from './tables.ts';

/** First in the archive: enough to refuse it before anything is written. */
export interface Entete {
  format: 1;
  version: string;
  date: string;
  kind: Database['kind'];
  migrations: string[];
  /** Sealed with APP_SECRET (securite/sceau.ts): tells whether that is the same. */
  temoin: string | null;
}

/** Last in the archive: without it the archive is not whole. */
export interface Manifeste extends Entete {
  tables: CompteDeTable[];
  images: { nom: string; taille: number; empreinte: string }[];
  /** The store had none of these. */
  absentes: string[];
}

export const ENTETE = 'entete.json';
export const MANIFESTE = 'manifeste.json';
export const DES_TABLES = 'tables/';
export const DES_IMAGES = 'fichiers/';

const LISEZ_MOI = [
  'Une école de Priorité, telle qu’elle était à la date de entete.json.',
  'tables/NOM/*.ndjson.zst\u00a0: les rangées, une par ligne, en JSON\u202f; les PDF y sont en hexadécimal.',
  'fichiers/\u00a0: les images.',
  'manifeste.json\u00a0: combien il y en a, et leurs empreintes (SHA-256).',
  '«\u00a0npm run restaure\u00a0» en refait une école. Sans Priorité\u00a0: age, tar et zstd ouvrent tout.',
  'APP_SECRET n’y est pas\u00a0: sans lui, ce qui est scellé reste fermé.',
].join('\n');

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const compress = promisify(zstdCompress);
const QUICK = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

interface Wanted {
  env: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL' | 'SAUVEGARDE_CLE'>;
  store: Store;
  now: Date;
  vers: string;
  garde: number;
}

export interface Faite {
  file: string;
  tables: number;
  rangees: number;
  images: number;
  absentes: number;
  taille: number;
  retirees: number;
}

/** While the school runs: its database at one moment, then its pictures. Throws sentences. */
export async function keepSauvegarde({ env, store, now, vers, garde }: Wanted): Promise<Faite> {
  if (!env.SAUVEGARDE_CLE)
    throw new Erreur(
      'SAUVEGARDE_CLE manque\u00a0: «\u00a0npm run sauvegarde:cle\u00a0» en fait une, une fois.',
    );
  await prepareFolder(vers, now);
  const mine = join(vers, `${minuteOf(now)}.${process.pid}${EN_ECRITURE}`);
  let manifeste: Manifeste | undefined;
  try {
    const { taille, empreinte } = await writePaquet(mine, env.SAUVEGARDE_CLE, async (add) => {
      manifeste = await packSchool(env, { store, now, add });
    });
    // Two of one minute are two files: neither hash is written beside the other's backup.
    const nom = `${minuteOf(now)}-${empreinte.slice(0, 8)}.age`;
    const file = join(vers, nom);
    await writeFile(`${file}.sha256`, `${empreinte}  ${nom}\n`, { mode: 0o600, flush: true });
    await rename(mine, file);
    await sync(vers);
    const { tables, images, absentes } = manifeste!;
    return {
      file,
      tables: tables.length,
      rangees: tables.reduce((sum, { rangees }) => sum + rangees, 0),
      images: images.length,
      absentes: absentes.length,
      taille,
      retirees: await removeOld(vers, garde),
    };
  } catch (cause) {
    await rm(mine, { force: true });
    throw (cause as NodeJS.ErrnoException).code === 'ENOSPC' ? sansPlace(vers, cause) : cause;
  }
}

const sansPlace = (vers: string, cause: unknown) =>
  new Erreur(
    `La place manque dans ${vers}\u00a0: libère-la, ou donne un autre dossier avec --vers. Les sauvegardes d’avant sont toujours là.`,
    { cause },
  );

async function packSchool(
  env: Wanted['env'],
  { store, now, add }: { store: Store; now: Date; add: Add },
): Promise<Manifeste> {
  const tables: CompteDeTable[] = [];
  const images: Manifeste['images'] = [];
  const absentes: string[] = [];
  let gardees: FichierGarde[] = [];
  const entete = await readMoment(env, { alone: false }, async (base) => {
    const entete: Entete = {
      format: 1,
      version,
      date: now.toISOString(),
      kind: base.kind,
      migrations: await listMigrations(base),
      temoin: (await temoinOf(base.read)) ?? null,
    };
    await add('LISEZ-MOI.txt', Buffer.from(LISEZ_MOI));
    await add(ENTETE, Buffer.from(JSON.stringify(entete, null, 2)));
    for (const table of await listTables(base)) {
      let part = 0;
      tables.push(
        await readTable(base, table, async (lignes) => {
          const number = String((part += 1)).padStart(5, '0');
          await add(
            `${DES_TABLES}${table.nom}/${number}.ndjson.zst`,
            await compress(lignes, QUICK),
          );
        }),
      );
    }
    gardees = await listGardees(base.read);
    return entete;
  });
  // After the database: a picture that it names stays for a week.
  for await (const { nom, bytes } of readGardees(gardees, store)) {
    if (!bytes) absentes.push(nom);
    else {
      await add(DES_IMAGES + nom, bytes);
      images.push({ nom, taille: bytes.length, empreinte: sha256(bytes) });
    }
  }
  const manifeste = { ...entete, tables, images, absentes };
  await add(MANIFESTE, Buffer.from(JSON.stringify(manifeste, null, 2)));
  return manifeste;
}

const EN_ECRITURE = '.en-cours';
/** Version 1.0.0 gave them no hash. */
const OURS = /^priorite-\d{4}-\d{2}-\d{2}T\d{4}(-[\da-f]{8})?\.age$/;
const AN_HOUR_MS = 3_600_000;

const minuteOf = (now: Date) => `priorite-${now.toISOString().slice(0, 16).replace(':', '')}`;

/** Removes what a killed backup left, once nobody can be writing it. */
async function prepareFolder(vers: string, now: Date): Promise<void> {
  try {
    await mkdir(vers, { recursive: true, mode: 0o700 });
    for (const nom of await readdir(vers)) {
      if (!nom.endsWith(EN_ECRITURE)) continue;
      const { mtimeMs } = await stat(join(vers, nom));
      if (now.getTime() - mtimeMs > AN_HOUR_MS) await rm(join(vers, nom), { force: true });
    }
  } catch (cause) {
    throw new Erreur(
      `${vers} ne convient pas\u00a0: il faut un dossier où écrire (--vers) (${(cause as NodeJS.ErrnoException).code}).`,
      { cause },
    );
  }
}

async function removeOld(vers: string, garde: number): Promise<number> {
  const all = (await readdir(vers)).filter((nom) => OURS.test(nom)).toSorted();
  const old = all.slice(0, Math.max(0, all.length - garde));
  for (const nom of old)
    for (const end of ['', '.sha256']) await rm(join(vers, nom + end), { force: true });
  return old.length;
}
