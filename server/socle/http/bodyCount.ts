import { type Readable, Transform, finished } from 'node:stream';
import type { Call } from '../../../contract/call.ts';

type Headers = Readonly<Record<string, unknown>>;

/** In bytes. */
const SHORT = 40_000;
/** A body without a length may be long. */
export const isLong = (headers: Headers) => !(Number(headers['content-length']) <= SHORT);

export function weightOf({ counted, bodyLimit = 0 }: Call, headers: Headers): number {
  if (typeof counted !== 'object') return 1;
  const { appels = 1, octets } = counted;
  const declared = Math.min(Number(headers['content-length'] ?? 0), bodyLimit);
  return appels + Math.floor(declared / octets);
}

/** Counts each `octets` bytes as they come; `count` may throw. */
export function countedBody(body: Readable, octets: number, count: () => void): Readable {
  let left = octets;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        for (left -= chunk.length; left <= 0; left += octets) count();
        done(null, chunk);
      } catch (refus) {
        // A client reads the response only after it has sent everything.
        body.unpipe(counted).resume();
        done(refus as Error);
      }
    },
  });
  finished(body, (cause) => void (cause && counted.destroy(cause)));
  return body.pipe(counted);
}
