import { PRENDRE, QUI } from '../../socle/kernel/caches.ts';
import { createStore } from '../../socle/kernel/store.ts';

/** A worker of a newer build than this page, installed and waiting; null: there is none. */
export const nouvelleVersion = createStore<ServiceWorker | null>(null);

/**
 * What becomes of a worker that waits. A page that is of its build already has nothing to lose: it
 * comes in by itself, and pages of the build before keep their files. Any other page is asked.
 */
export async function settleVersion(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) === buildHere()) worker.postMessage(PRENDRE, []);
  else nouvelleVersion.set(worker);
}

/** It comes in, and this page with it. Others go on as they are. */
export function takeVersion(worker: ServiceWorker): void {
  const reload = () => location.reload();
  // Another page may have been quicker.
  if (worker.state !== 'installed') return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage(PRENDRE, []);
}

const buildOf = (worker: ServiceWorker) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    worker.postMessage(QUI, [port2]);
  });

/** As the router's manifest names it. */
const buildHere = () =>
  (window as never as { __reactRouterManifest?: { version: string } })['__reactRouterManifest']
    ?.version;
