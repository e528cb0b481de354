import { PRENDRE, QUI } from '../../socle/kernel/caches.ts';
import { createStore } from '../../socle/kernel/store.ts';

export const nouvelleVersion = createStore<ServiceWorker | null>(null);

/** A page of the worker's own build activates it; any other page asks its reader. */
export async function offerVersion(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) === buildHere()) worker.postMessage(PRENDRE, []);
  else nouvelleVersion.set(worker);
}

/** Activates the worker and reloads this page; other pages go on. */
export function activateVersion(worker: ServiceWorker): void {
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

/** The router's manifest names the build. */
const buildHere = () =>
  (window as never as { __reactRouterManifest?: { version: string } })['__reactRouterManifest']
    ?.version;
