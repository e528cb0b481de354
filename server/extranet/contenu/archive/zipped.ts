import { Readable } from 'node:stream';
import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import type { Stored } from '../../../socle/http/context.ts';
import { wholeOf } from '../../../socle/http/wholeOf.ts';

/** Fixed, so that the same content is the same archive. */
const SANS_DATE = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

type Open = () => Promise<Stored | undefined>;

export interface Zip {
  add: (nom: string, texte: string) => void;
  /** Opened in its turn; empty where the picture is lost. */
  addLater: (nom: string, open: Open) => void;
  /** Lets requests be read; throws once nobody takes the archive. */
  taken: () => Promise<void>;
}

class Abandoned extends Error {}

/** Streams bytes as it is filled. An error fails it whole; a caller who leaves stops it. */
export async function* zipped(fill: (zip: Zip) => Promise<void>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // An unheard error of the library would end the process.
  const failed = (cause: unknown) => void output.destroy(cause as Error);
  zip.on('error', failed);
  let inHand: Readable | undefined;
  // The library leaves a file open where its own output has ended.
  output.once('close', () => inHand?.destroy());
  async function passOn(open: Open, done: (cause: null, file: Readable) => void): Promise<void> {
    try {
      const stored = await open();
      inHand = stored ? wholeOf(stored, failed) : Readable.from([]);
      if (output.destroyed) inHand.destroy();
      else done(null, inHand);
    } catch (cause) {
      failed(cause);
    }
  }
  const filled = fill({
    add: (nom, texte) => zip.addBuffer(Buffer.from(texte), nom, SANS_DATE),
    addLater: (nom, open) =>
      zip.addReadStreamLazy(nom, { ...SANS_DATE, compress: false }, (done) => {
        void passOn(open, done);
      }),
    async taken() {
      await untilRequestsAreRead();
      if (output.destroyed) throw new Abandoned();
    },
  }).then(() => zip.end(), failed);
  try {
    yield* output;
  } finally {
    output.destroy();
    await filled;
  }
}
