import { setTimeout as pause } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/** Runs heavy synchronous jobs singly, with equal pauses for short requests. */
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
