import type { FastifyBaseLogger } from 'fastify';
import { inSpan } from '../tracage/inSpan.ts';
import type { EtatDuServeur } from './etatDuServeur.ts';

/** A periodic job; several servers may run it at once. */
export interface Tache {
  nom: string;
  /** In milliseconds, from the end of a run to the next. */
  every: number;
  run: () => Promise<void>;
}

const LONGEST_PAUSE_MS = 60_000;

/** Tries each id once, then throws all failures together. */
export async function doEach(
  list: (after: number) => Promise<readonly number[]>,
  job: (id: number) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (let ids = await list(0); ids.length > 0; ids = await list(ids.at(-1)!))
    for (const id of ids) await job(id).catch((cause: unknown) => failures.push(cause));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed.`);
}

/** « fetch failed » says nothing: its cause does. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause ? `${error}: ${reasonOf(error.cause)}` : String(error);

/** `etats` is told how each goes. */
export function startTaches(
  taches: Tache[],
  log: FastifyBaseLogger,
  etats: EtatDuServeur['taches'] = new Map(),
) {
  const waiting = new Map<Tache, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  async function run(tache: Tache, failures: number): Promise<void> {
    const { nom, every } = tache;
    let inARow = 0;
    try {
      await inSpan(`job ${nom}`, {}, tache.run);
      etats.set(nom, { reussie: new Date(), echecs: 0, depuis: undefined });
    } catch (cause) {
      inARow = failures + 1;
      const avant = etats.get(nom);
      const depuis = avant?.depuis ?? new Date();
      etats.set(nom, { reussie: avant?.reussie, echecs: inARow, depuis });
      const causes = cause instanceof AggregateError ? cause.errors.map(reasonOf) : undefined;
      log.error({ err: cause, causes, tache: nom }, 'task failed');
    }
    if (stopped) return;
    const pause = Math.min(every * 2 ** inARow, Math.max(every, LONGEST_PAUSE_MS));
    waiting.set(
      tache,
      setTimeout(() => start(tache, inARow), pause),
    );
  }

  function start(tache: Tache, failures = 0): void {
    const one = run(tache, failures).finally(() => running.delete(one));
    running.add(one);
  }

  for (const tache of taches) {
    // One that never goes well is told too.
    if (!etats.has(tache.nom))
      etats.set(tache.nom, { reussie: undefined, echecs: 0, depuis: undefined });
    start(tache);
  }
  return {
    async stop(): Promise<void> {
      stopped = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
