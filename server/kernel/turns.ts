import { tooMany } from './rateLimit.ts';

interface Waiting {
  caller: string;
  start: () => void;
  refuse: () => void;
}

/** In seconds: by then a queue that was full has gone by more than once. */
const LATER = 5;

/**
 * Lets `atOnce` jobs run, and `waiting` more wait for their turn; who comes then is told to come
 * again (429). Callers take turns, whatever the number of jobs that each has brought, and when
 * the queue is full the caller with the most jobs in it gives up its last one to who has fewer.
 * So one caller can use all of it, and take it from nobody.
 */
export function createTurns({ atOnce, waiting: most }: { atOnce: number; waiting: number }) {
  let running = 0;
  /** By caller, in the order in which callers are served; none is empty. */
  const queues = new Map<string, Waiting[]>();
  let size = 0;

  function next(): void {
    const [first] = queues;
    if (running >= atOnce || !first) return;
    const [caller, queue] = first;
    const job = queue.shift()!;
    size--;
    queues.delete(caller);
    if (queue.length > 0) queues.set(caller, queue);
    running++;
    job.start();
  }

  function enqueue(job: Waiting): void {
    const mine = queues.get(job.caller) ?? [];
    if (size >= most) {
      const [greatest] = [...queues.values()].toSorted((a, b) => b.length - a.length);
      if (!greatest || greatest.length <= mine.length + 1) return job.refuse();
      greatest.pop()!.refuse();
      size--;
    }
    queues.set(job.caller, [...mine, job]);
    size++;
  }

  /** Runs `job` in its turn. */
  return async function inTurn<T>(caller: string, job: () => Promise<T>): Promise<T> {
    await new Promise<void>((start, reject) => {
      enqueue({
        caller,
        start,
        refuse: () => reject(tooMany(LATER, 'Trop de monde en même temps')),
      });
      next();
    });
    try {
      return await job();
    } finally {
      running--;
      next();
    }
  };
}
