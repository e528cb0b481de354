import { type Readable, Transform, finished } from 'node:stream';
import type { Call } from '../../../contract/call.ts';

type Headers = Readonly<Record<string, unknown>>;

/** In bytes: up to here a body is read at once. */
const SHORT = 40_000;
/** Whose length nobody tells may be, too. */
export const isLong = (headers: Headers) => !(Number(headers['content-length']) <= SHORT);

/** As how many calls one counts whose body has yet to come. */
export function weightOf({ counted, bodyLimit = 0 }: Call, headers: Headers): number {
  if (typeof counted !== 'object') return 1;
  const { appels = 1, octets } = counted;
  // What is longer than it may be is refused for that.
  const told = Math.min(Number(headers['content-length'] ?? 0), bodyLimit);
  return appels + Math.floor(told / octets);
}

/** The same body, of which each so many bytes are counted as they come; `count` may refuse. */
export function countedBody(body: Readable, octets: number, count: () => void): Readable {
  let left = octets;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        for (left -= chunk.length; left <= 0; left += octets) count();
        done(null, chunk);
      } catch (refus) {
        // Whoever is still sending gets our answer only once it has all gone by.
        body.unpipe(counted).resume();
        done(refus as Error);
      }
    },
  });
  finished(body, (cause) => void (cause && counted.destroy(cause)));
  return body.pipe(counted);
}
