import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type FauteDeFichier, FautesDeFichier } from '../../../../content/readYaml.ts';
import { personne } from '../../../socle/refus/refus.ts';
import { ArchiveRefusee } from './unpack.ts';
import type { Reader } from './reader.ts';

export interface DemandeDeLecture {
  nom: string;
  args: unknown[];
}

export type Reponse =
  | { lu: unknown }
  | { fautes: FauteDeFichier[] }
  | { refus: string }
  | { panne: string };

const MEMORY_MB = 512;

/** A started thread is reused, because its start takes seconds. */
const IDLE_MS = 60_000;

const TROP_LONG =
  'Un fichier de l’archive prend trop de temps à lire\u00a0: coupez-le en plusieurs, et ses longs paragraphes aussi.';
const TROP_GRAND = 'Un fichier de l’archive est trop grand pour être lu : coupez-le en plusieurs.';

let idle: { worker: Worker; timer: NodeJS.Timeout } | undefined;

function takeWorker(): Worker {
  if (idle) {
    const { worker, timer } = idle;
    clearTimeout(timer);
    idle = undefined;
    return worker;
  }
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // An idle thread must not keep the process alive; a failed one is dropped.
  worker.unref();
  worker.on('error', () => {});
  worker.on('exit', () => {
    if (idle?.worker !== worker) return;
    clearTimeout(idle.timer);
    idle = undefined;
  });
  return worker;
}

async function giveBackWorker(worker: Worker, broken: boolean): Promise<void> {
  if (broken || idle) {
    await worker.terminate();
    return;
  }
  const timer = setTimeout(() => void worker.terminate(), IDLE_MS);
  timer.unref();
  idle = { worker, timer };
}

/** One request may take this long; a batch of drawings takes two seconds. */
const PATIENCE_MS = 30_000;

interface Bounds {
  gone?: AbortSignal;
  patienceMs?: number;
}

/** Sends each method call to reader.worker.ts, one at a time; `patienceMs` limits slow parsers. */
export function startReader({ gone, patienceMs = PATIENCE_MS }: Bounds = {}): Reader & {
  end: () => Promise<void>;
} {
  const worker = takeWorker();
  let asking = 0;
  const ask = async (nom: string, args: unknown[]) => {
    asking++;
    const settled = new AbortController();
    const late = AbortSignal.timeout(patienceMs);
    const signal = AbortSignal.any([late, settled.signal, ...(gone ? [gone] : [])]);
    try {
      const answer = once(worker, 'message', { signal }) as Promise<[Reponse]>;
      const exit = once(worker, 'exit', { signal }).then(() => {
        throw new Error('the reader of archives has ended');
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ nom, args } satisfies DemandeDeLecture);
      const [reponse] = await Promise.race([answer, exit]);
      asking--;
      return luOf(reponse);
    } catch (cause) {
      if (late.aborted || gone?.aborted) {
        void worker.terminate();
        throw gone?.aborted ? personne() : new ArchiveRefusee(TROP_LONG);
      }
      if ((cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new ArchiveRefusee(TROP_GRAND);
      throw cause;
    } finally {
      settled.abort();
    }
  };
  const asks = new Proxy({} as Reader, {
    get: (_, nom: string) => (nom === 'then' ? undefined : (...args: unknown[]) => ask(nom, args)),
  });
  return Object.assign(Object.create(asks) as Reader, {
    end: () => giveBackWorker(worker, asking > 0),
  });
}

function luOf(reponse: Reponse): unknown {
  if ('fautes' in reponse) throw new FautesDeFichier(reponse.fautes);
  if ('refus' in reponse) throw new ArchiveRefusee(reponse.refus);
  if ('panne' in reponse) throw new Error(reponse.panne);
  return reponse.lu;
}
