import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type FauteDeFichier, FautesDeFichier } from '../../../../content/readYaml.ts';
import { personne } from '../../../socle/refus/refus.ts';
import { ArchiveRefusee } from './unpack.ts';
import type { Lecteur } from './lire.ts';

export interface Demande {
  nom: string;
  args: unknown[];
}

export type Reponse =
  | { lu: unknown }
  | { fautes: FauteDeFichier[] }
  | { refus: string }
  | { panne: string };

/** Megabytes that reading may need. */
const MEMORY = 512;

/** Milliseconds; a thread that draws takes seconds to start, and staff look again. */
const IDLE = 60_000;

const TROP_LONG =
  'Un fichier de l’archive prend trop de temps à lire\u00a0: coupez-le en plusieurs, et ses longs paragraphes aussi.';
const TROP_GRAND = 'Un fichier de l’archive est trop grand pour être lu : coupez-le en plusieurs.';

let idle: { worker: Worker; timer: NodeJS.Timeout } | undefined;

function taken(): Worker {
  if (idle) {
    const { worker, timer } = idle;
    clearTimeout(timer);
    idle = undefined;
    return worker;
  }
  const worker = new Worker(new URL('./lire.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  // An idle thread lets the process end; one that failed is not used again.
  worker.unref();
  worker.on('error', () => {});
  worker.on('exit', () => {
    if (idle?.worker !== worker) return;
    clearTimeout(idle.timer);
    idle = undefined;
  });
  return worker;
}

async function given(worker: Worker, broken: boolean): Promise<void> {
  if (broken || idle) {
    await worker.terminate();
    return;
  }
  const timer = setTimeout(() => void worker.terminate(), IDLE);
  timer.unref();
  idle = { worker, timer };
}

/** Milliseconds a request; a batch of drawings takes two seconds. */
const PATIENCE_MS = 30_000;

interface Bounds {
  gone?: AbortSignal;
  patience?: number;
}

/** Reads in a thread, one request at a time; `patience` ends texts that take a parser their length squared. */
export function lecteurACote({ gone, patience = PATIENCE_MS }: Bounds = {}): Lecteur & {
  end: () => Promise<void>;
} {
  const worker = taken();
  let asking = 0;
  const ask = async (nom: string, args: unknown[]) => {
    asking++;
    const settled = new AbortController();
    const late = AbortSignal.timeout(patience);
    const signal = AbortSignal.any([late, settled.signal, ...(gone ? [gone] : [])]);
    try {
      const answer = once(worker, 'message', { signal }) as Promise<[Reponse]>;
      const exit = once(worker, 'exit', { signal }).then(() => {
        throw new Error('the reader of archives has ended');
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ nom, args } satisfies Demande);
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
  const asks = new Proxy({} as Lecteur, {
    get: (_, nom: string) => (nom === 'then' ? undefined : (...args: unknown[]) => ask(nom, args)),
  });
  return Object.assign(Object.create(asks) as Lecteur, { end: () => given(worker, asking > 0) });
}

function luOf(reponse: Reponse): unknown {
  if ('fautes' in reponse) throw new FautesDeFichier(reponse.fautes);
  if ('refus' in reponse) throw new ArchiveRefusee(reponse.refus);
  if ('panne' in reponse) throw new Error(reponse.panne);
  return reponse.lu;
}
