import { Worker, isMainThread, workerData } from 'node:worker_threads';
import { appelant, flood } from './client.ts';

interface Foule {
  origin: string;
  /** With `#` where each request has a number of its own. */
  url: string;
  connexions: number;
  secondes: number;
}

/** So many connections that ask as fast as they are answered, beside the thread that measures. */
export function foule(demande: Foule): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: demande });
    worker.once('error', reject).once('exit', () => resolve());
  });
}

if (!isMainThread) {
  const { origin, url, connexions, secondes } = workerData as Foule;
  const callers = Array.from({ length: connexions }, () => appelant(origin));
  let n = 0;
  const ask = () => callers[n % connexions]!.get(url.replaceAll('#', String(n++)));
  await flood(ask, { aLaFois: connexions, secondes });
}
