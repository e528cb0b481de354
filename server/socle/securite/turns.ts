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
 * Where several run, one is always somebody else's: however slow the jobs of one caller are, the
 * next one does not wait for them to end.
 */
export function createTurns({ atOnce, waiting: most }: { atOnce: number; waiting: number }) {
  const ofOne = Math.max(1, atOnce - 1);
  let running = 0;
  const runningOf = new Map<string, number>();
  /** By caller, in the order in which callers are served; none is empty. */
  const queues = new Map<string, Waiting[]>();
  let size = 0;

  const mayRun = (caller: string) => running < atOnce && (runningOf.get(caller) ?? 0) < ofOne;

  function start(job: Waiting): void {
    running++;
    runningOf.set(job.caller, (runningOf.get(job.caller) ?? 0) + 1);
    job.start();
  }

  function end(caller: string): void {
    running--;
    const left = runningOf.get(caller)! - 1;
    if (left > 0) runningOf.set(caller, left);
    else runningOf.delete(caller);
  }

  function next(): void {
    const found = [...queues].find(([caller]) => mayRun(caller));
    if (!found) return;
    const [caller, queue] = found;
    const job = queue.shift()!;
    size--;
    queues.delete(caller);
    if (queue.length > 0) queues.set(caller, queue);
    start(job);
  }

  /** Nobody waits who may run: who may, when he comes, passes nobody. */
  function come(job: Waiting): void {
    if (mayRun(job.caller)) return start(job);
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
    await new Promise<void>((resolve, reject) => {
      come({
        caller,
        start: resolve,
        refuse: () => reject(tooMany(LATER, 'Trop de monde en même temps')),
      });
    });
    try {
      return await job();
    } finally {
      end(caller);
      next();
    }
  };
}
