import { tooMany } from '../securite/rateLimit.ts';

/**
 * Calls at once, after a pause: a lost connection's answers (50), each with what it makes the
 * screens read again, and a page or two opened meanwhile.
 */
const BURST = 300;
/** A second, for as long as one likes. Three answers a second, from the keyboard, make nine calls. */
const RATE = 15;

/** In seconds: a page and more fits into what has come back by then. */
const LATER = 5;

interface Bucket {
  /** What is left. */
  calls: number;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * At most so many calls by one account, however many sessions it has: more than a person makes,
 * and little enough for everybody else not to notice. Counted in this process alone, on purpose: a
 * count that all servers share would be a write a call, and what has to hold among them (tries,
 * attempts) is counted in the database. Another server knows nothing of it and misses nothing: it
 * has its own work to protect.
 */
export function createCallRate() {
  const buckets = new Map<string, Bucket>();
  let swept = 0;

  /** A bucket that is full again says no more than none. */
  function sweep(now: number): void {
    swept = now;
    for (const [caller, { calls, at }] of buckets) {
      if (calls + ((now - at) / 1000) * RATE >= BURST) buckets.delete(caller);
    }
  }

  /**
   * Counts one call, or one that is as dear as `weight` of them; 429, and when to go on, from those
   * that nobody could make by hand.
   */
  return function count(caller: string, date: Date, weight = 1): void {
    const now = date.getTime();
    if (now - swept > 60_000) sweep(now);
    let bucket = buckets.get(caller);
    if (!bucket) buckets.set(caller, (bucket = { calls: BURST, at: now }));
    bucket.calls = Math.min(BURST, bucket.calls + (Math.max(0, now - bucket.at) / 1000) * RATE);
    bucket.at = now;
    if (bucket.calls < weight) throw tooMany(LATER, 'Trop d’appels à la fois');
    bucket.calls -= weight;
  };
}
