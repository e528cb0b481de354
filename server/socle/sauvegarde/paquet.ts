import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { Erreur } from '../db/failures.ts';

/** Adds a file to a backup; resolves once the disk has kept up. */
export type Add = (nom: string, bytes: Buffer) => Promise<void>;

/** In bytes: a server's own commits would wait for all that a disk still has to write. */
const SYNCED = 8_000_000;

/** A tar, encrypted as it streams to a new file. Returns size and SHA-256 of that file. */
export async function writePaquet(
  file: string,
  cles: string[],
  job: (add: Add) => Promise<void>,
): Promise<{ taille: number; empreinte: string }> {
  const encrypter = new Encrypter();
  for (const cle of cles) typed('SAUVEGARDE_CLE', () => encrypter.addRecipient(cle));
  const { readable, controller } = createTarPacker();
  const mtime = new Date();
  const packing = job(async (name, bytes) => {
    const entry = controller.add({ name, size: bytes.length, mode: 0o600, mtime }).getWriter();
    await entry.write(bytes);
    await entry.close();
  }).then(
    () => controller.finalize(),
    (cause: unknown) => {
      controller.error(cause);
      throw cause;
    },
  );
  // It may fail before anybody waits for it.
  packing.catch(() => {});
  const hash = createHash('sha256');
  let taille = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of await encrypter.encrypt(readable)) {
      hash.update(chunk);
      await handle.writeFile(chunk);
      const before = Math.floor(taille / SYNCED);
      taille += chunk.length;
      if (Math.floor(taille / SYNCED) > before) await handle.datasync();
    }
    await handle.sync();
  } finally {
    await handle.close();
    // Its transaction ends before this process goes on.
    await packing.catch(() => {});
  }
  await packing;
  return { taille, empreinte: hash.digest('hex') };
}

/** Every byte is authenticated: throws a sentence for a file that is not whole, or not for this key. */
export async function* readPaquet(
  file: string,
  cle: string,
): AsyncGenerator<{ nom: string; bytes: Buffer }> {
  const decrypter = new Decrypter();
  typed('La clé secrète de sauvegarde', () => decrypter.addIdentity(cle));
  const source = createReadStream(file, { highWaterMark: 1 << 20 });
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>);
    for await (const { header, body } of plain.pipeThrough(createTarDecoder({ strict: true })))
      yield { nom: header.name, bytes: Buffer.from(await new Response(body).arrayBuffer()) };
  } catch (cause) {
    throw sentenceOf(file, cause as NodeJS.ErrnoException);
  } finally {
    source.destroy();
  }
}

/** Keys end with a check sum. */
function typed(what: string, take: () => void): void {
  try {
    take();
  } catch (cause) {
    throw new Erreur(`${what} a une faute de frappe\u00a0: copie-la de nouveau.`, { cause });
  }
}

function sentenceOf(file: string, cause: NodeJS.ErrnoException): Error {
  if (cause.code === 'ENOENT') return new Erreur(`${file} n’existe pas.`);
  if (cause.code) return cause;
  if (/no identity matched/.test(cause.message))
    return new Erreur(
      `${file} n’a pas été chiffré pour cette clé\u00a0: il faut la clé secrète qui va avec SAUVEGARDE_CLE de ce jour-là.`,
    );
  if (/version line/.test(cause.message))
    return new Erreur(`${file} n’est pas une sauvegarde de Priorité.`);
  return new Erreur(`${file} est coupé ou abîmé\u00a0: prends une autre copie.`, { cause });
}
