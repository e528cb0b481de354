import { PRENDRE } from '../kernel/caches.ts';
import { createStore } from '../kernel/store.ts';

/** A worker of a newer build, installed and waiting; null: there is none. */
export const nouvelleVersion = createStore<ServiceWorker | null>(null);

/** It comes in, and this page with it. Others go on as they are. */
export function takeVersion(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  worker.postMessage(PRENDRE);
}
