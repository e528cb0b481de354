import { IMAGE_OCTETS } from '../../../../regles/images.ts';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, type ZipFile, open } from 'yauzl';
import { withoutEmpiles } from '../../../socle/texte/empiles.ts';
import { Refus, personne } from '../../../socle/refus/refus.ts';

/** `fichiers` counts files; the others are unpacked bytes. */
const LIMITES = {
  fichiers: 10_000,
  octets: 1024 ** 3,
  texte: 5 * 1024 ** 2,
  image: IMAGE_OCTETS,
};

export interface Unpacked {
  /** Paths on disk by name in the archive, without a common top folder. */
  fichiers: Map<string, string>;
  ecartes: string[];
}

export class ArchiveRefusee extends Refus {
  constructor(message: string) {
    super(422, message);
  }
}

const REF = '[a-z0-9]+(?:-[a-z0-9]+)*';
const TEXTES = new RegExp(
  `^(?:questions/${REF}/[^/]+\\.yaml|series/${REF}\\.yaml|vedettes\\.yaml|cours/${REF}/(?:cours\\.yaml|${REF}\\.(?:md|yaml|html))|images/[0-9a-f]{32}\\.yaml)$`,
);
const IMAGES = /^images\/[\p{L}\p{N}][\p{L}\p{N}._ -]*\.(?:webp|jpe?g|png|avif)$/iu;
/** Files of content/ that an import ignores. */
const ECARTES = /^(?:(?:produits|faits|faq|demo)\.yaml|pages\/[^/]+\.md|banque\/[^/]+|[^/]+\.ts)$/;
/** Files that operating systems add. */
const BRUIT = /(?:^|\/)(?:__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;
const RACINES = new Set(['questions', 'series', 'cours', 'images', 'pages', 'banque']);

/** Unpacks under generated names; refuses files that content/ does not have. */
export async function unpack(
  chemin: string,
  dossier: string,
  gone: AbortSignal,
): Promise<Unpacked> {
  const zip = await opened(chemin);
  try {
    const entries = await entriesOf(zip);
    await mkdir(dossier, { recursive: true, mode: 0o700 });
    const sans = commonFolder(entries);
    const fichiers = new Map<string, string>();
    const ecartes: string[] = [];
    const vus = new Set<string>();
    for (const entry of entries) {
      if (gone.aborted) throw personne();
      const nom = entry.fileName.slice(sans.length);
      const plain = withoutEmpiles(nom).normalize('NFC').toLowerCase();
      if (vus.has(plain))
        throw new ArchiveRefusee(`L’archive a deux fichiers du nom de «\u00a0${nom}\u00a0».`);
      vus.add(plain);
      const image = IMAGES.test(nom);
      if (ECARTES.test(nom)) ecartes.push(nom);
      else if (!image && !TEXTES.test(nom))
        throw new ArchiveRefusee(
          `«\u00a0${nom.slice(0, 120)}\u00a0» n’est pas un fichier du contenu : regardez les noms d’une archive téléchargée ici.`,
        );
      else {
        const most = image ? LIMITES.image : LIMITES.texte;
        if (entry.uncompressedSize > most)
          throw new ArchiveRefusee(
            `«\u00a0${nom}\u00a0» est trop volumineux : ${most / 1024 ** 2} Mo au plus.`,
          );
        // An export writes an empty file for a missing picture.
        if (image && entry.uncompressedSize === 0) continue;
        const where = join(dossier, `f${fichiers.size}`);
        await writeEntry(zip, entry, where);
        fichiers.set(nom, where);
      }
    }
    return { fichiers, ecartes };
  } finally {
    zip.close();
  }
}

const PAS_UN_ZIP = 'Ce fichier n’est pas une archive ZIP, ou il est abîmé.';

function opened(chemin: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(chemin, { lazyEntries: true, autoClose: false, strictFileNames: true }, (cause, zip) =>
      zip ? resolve(zip) : reject(refused(cause)),
    );
  });
}

/** Validates all entries before anything is unpacked. */
function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    let octets = 0;
    let packed = 0;
    let all = 0;
    const refuse = (phrase: string) => reject(new ArchiveRefusee(phrase));
    zip.on('error', (cause: Error) => reject(refused(cause)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      const { fileName } = entry;
      if (++all > LIMITES.fichiers)
        return refuse(`L’archive a plus de ${LIMITES.fichiers.toLocaleString('fr')} fichiers.`);
      const wrong = wrongEntry(entry);
      if (wrong) return refuse(wrong);
      octets += entry.uncompressedSize;
      packed += entry.compressedSize;
      if (octets > SOME && octets > MOST_PACKED * packed)
        return refuse(
          'Les fichiers de l’archive sont comprimés comme aucun texte ne l’est\u00a0: elle est refusée.',
        );
      if (octets > LIMITES.octets)
        return refuse('L’archive est trop volumineuse une fois ouverte : 1 Go au plus.');
      if (!fileName.endsWith('/') && !BRUIT.test(fileName)) entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

const LIEN = 0o120000;
const KIND = 0o170000;
/** Compression ratio; text stays below it, a zip bomb reaches a thousand. */
const MOST_PACKED = 200;
const FEW = 100_000;
/** Total bytes; many small files make a zip bomb, too. */
const SOME = 20 * FEW;

function wrongEntry(entry: Entry): string | undefined {
  const { fileName, uncompressedSize, compressedSize } = entry;
  const kind = (entry.externalFileAttributes >>> 16) & KIND;
  if (kind === LIEN) return `«\u00a0${fileName}\u00a0» est un lien, et pas un fichier.`;
  if (entry.isEncrypted()) return 'L’archive est protégée par un mot de passe.';
  if (![0, 8].includes(entry.compressionMethod))
    return `«\u00a0${fileName}\u00a0» est comprimé d’une façon qui n’est pas lue ici.`;
  if (uncompressedSize > FEW && uncompressedSize > MOST_PACKED * Math.max(1, compressedSize))
    return `«\u00a0${fileName}\u00a0» est comprimé comme aucun texte ne l’est : l’archive est refusée.`;
  return undefined;
}

/** Zipping a folder puts its name before every path. */
function commonFolder(entries: readonly Entry[]): string {
  const [first] = entries;
  const folder = /^([^/]+)\//.exec(first?.fileName ?? '')?.[1];
  if (folder === undefined || RACINES.has(folder)) return '';
  return entries.every(({ fileName }) => fileName.startsWith(`${folder}/`)) ? `${folder}/` : '';
}

async function writeEntry(zip: ZipFile, entry: Entry, where: string): Promise<void> {
  try {
    const flux = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
      zip.openReadStream(entry, (cause, stream) => (stream ? resolve(stream) : reject(cause!)));
    });
    await pipeline(
      flux,
      (chunks: AsyncIterable<Buffer>) => checked(chunks, entry),
      createWriteStream(where, { flags: 'wx', mode: 0o600 }),
    );
  } catch (cause) {
    throw cause instanceof ArchiveRefusee ? cause : refused(cause as Error);
  }
}

/** The library verifies no CRC, and one flipped bit could change a right answer. */
async function* checked(
  chunks: AsyncIterable<Buffer>,
  { fileName, crc32: expected }: Entry,
): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const chunk of chunks) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== expected)
    throw new ArchiveRefusee(
      `«\u00a0${fileName.slice(0, 120)}\u00a0» est abîmé dans l’archive\u00a0: téléchargez ou préparez-la de nouveau.`,
    );
}

function refused(cause: Error | null): Error {
  const { message = '' } = cause ?? {};
  if (cause && 'code' in cause && cause.code === 'ENOSPC') return cause;
  if (/relative path|absolute path|invalid characters/.test(message))
    return new ArchiveRefusee(
      'L’archive a un fichier dont le nom sort de son dossier : elle est refusée.',
    );
  return new ArchiveRefusee(PAS_UN_ZIP);
}

export async function readTexte(nom: string, where: string): Promise<string> {
  const bytes = await readFile(where);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new ArchiveRefusee(
      `«\u00a0${nom}\u00a0» n’est pas écrit en UTF-8 : enregistrez-le dans cet encodage.`,
    );
  }
}
