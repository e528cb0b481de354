import { tooMany } from '../securite/rateLimit.ts';

/** Fifty answers of an offline queue, with the reads that each triggers, and a page or two. */
const BURST = 300;
/** Calls a second, sustained: three answers a second by keyboard make nine. */
const RATE = 15;

/** In seconds: enough for the calls of one page. */
const LATER = 5;

/** A token bucket per account; local, since a shared count would cost a write per call. */
export function createCallRate() {
  const buckets = new Map<string, { calls: number; at: number }>();
  let swept = 0;

  function sweep(now: number): void {
    swept = now;
    for (const [caller, { calls, at }] of buckets)
      if (calls + ((now - at) / 1000) * RATE >= BURST) buckets.delete(caller);
  }

  /** Throws 429 with a delay once the bucket is empty; `weight` is a call's cost. */
  return function count(caller: string, date: Date, weight = 1): void {
    const now = date.getTime();
    if (now - swept > 60_000) sweep(now);
    const bucket = buckets.getOrInsertComputed(caller, () => ({ calls: BURST, at: now }));
    bucket.calls = Math.min(BURST, bucket.calls + (Math.max(0, now - bucket.at) / 1000) * RATE);
    bucket.at = now;
    if (bucket.calls < weight) throw tooMany(LATER, 'Trop d’appels à la fois');
    bucket.calls -= weight;
  };
}
