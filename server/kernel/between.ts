import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs what holds the thread for tenths of a second when nothing of its kind runs, and after the
 * requests that have come meanwhile: however many are asked at once, nobody waits for more than one.
 */
export function betweenRequests<T>(job: () => T): Promise<T> {
  const run = last.then(async () => {
    await untilRequestsAreRead();
    return job();
  });
  last = run.catch(() => {});
  return run;
}
