import type { FastifyBaseLogger } from 'fastify';

/** Work that comes back. It may run in several servers at the same moment. */
export interface Tache {
  nom: string;
  /** Milliseconds from the end of a run to the next. */
  every: number;
  run: () => Promise<void>;
}

const LONGEST_PAUSE_AFTER_FAILURE = 60_000;

/** Runs each task at once and then again and again; one that fails is logged and waits longer. */
export function startTaches(taches: Tache[], log: FastifyBaseLogger) {
  const waiting = new Map<Tache, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  /** One run, after `failures` in a row. */
  async function run(tache: Tache, failures: number): Promise<void> {
    const { nom, every } = tache;
    let inARow = 0;
    try {
      await tache.run();
    } catch (cause) {
      inARow = failures + 1;
      log.error({ err: cause, tache: nom }, 'task failed');
    }
    if (stopped) return;
    const pause = Math.min(every * 2 ** inARow, Math.max(every, LONGEST_PAUSE_AFTER_FAILURE));
    waiting.set(
      tache,
      setTimeout(() => start(tache, inARow), pause),
    );
  }

  function start(tache: Tache, failures = 0): void {
    const one = run(tache, failures).finally(() => running.delete(one));
    running.add(one);
  }

  for (const tache of taches) start(tache);
  return {
    /** Resolves when none is running any more. */
    async stop(): Promise<void> {
      stopped = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
