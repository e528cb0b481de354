import { setTimeout as pause } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs what holds the thread for tenths of a second when nothing of its kind runs, and leaves the
 * thread to others for as long as it took: however many are asked at once, nobody waits for more than
 * one, and a request that asks a database several times is answered before the next.
 */
export async function betweenRequests<T>(job: () => T): Promise<T> {
  const turn = last;
  const { promise, resolve: over } = Promise.withResolvers<void>();
  last = promise;
  await turn;
  const begun = performance.now();
  try {
    return job();
  } finally {
    void pause(performance.now() - begun).then(over);
  }
}
