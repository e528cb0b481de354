import { Readable } from 'node:stream';
import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import type { Stored } from '../../../socle/http/context.ts';
import { wholeOf } from '../../../socle/http/wholeOf.ts';

/** A fixed date makes archives of equal content identical. */
const SANS_DATE = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

type Open = () => Promise<Stored | undefined>;

export interface Zip {
  add: (nom: string, texte: string) => void;
  /** Opened when its turn comes; an empty file if `open` returns undefined. */
  addLater: (nom: string, open: Open) => void;
  /** Yields to other requests; throws once the download is aborted. */
  taken: () => Promise<void>;
}

class Abandoned extends Error {}

/** Streams while `fill` runs. An error fails the stream; a disconnect stops it. */
export async function* zipped(fill: (zip: Zip) => Promise<void>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // An unhandled error of the library would end the process.
  const failed = (cause: unknown) => void output.destroy(cause as Error);
  zip.on('error', failed);
  let inHand: Readable | undefined;
  // The library does not close the current file when its output closes.
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
