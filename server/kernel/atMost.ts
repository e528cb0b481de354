import { Refus } from './refus.ts';

/**
 * Runs no more than `running` jobs at once, in the order in which they came; while `waiting` others
 * wait, whoever comes is told to try again: 503.
 */
export function atMost(running: number, waiting: number) {
  const queue: (() => void)[] = [];
  let busy = 0;
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (busy >= running) {
      if (queue.length >= waiting) {
        throw new Refus(503, 'Il y a trop de monde. Réessaie dans un instant.', { retryAfter: 1 });
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      busy++;
    }
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy--;
    }
  };
}
