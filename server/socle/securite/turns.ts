import { tooMany } from './rateLimit.ts';

interface Waiting {
  caller: string;
  start: () => void;
  refuse: () => void;
}

/** In seconds; a full queue drains sooner. */
const LATER = 5;

/** Round robin by caller; when full, the busiest loses its last job, else 429. */
export function createTurns({ atOnce, waiting: most }: { atOnce: number; waiting: number }) {
  const ofOne = Math.max(1, atOnce - 1);
  let running = 0;
  const runningOf = new Map<string, number>();
  /** Callers in serving order; no queue is empty. */
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
