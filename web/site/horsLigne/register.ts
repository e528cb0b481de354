import { settleVersion } from './version.ts';

/** In milliseconds: a page that stays open asks so often whether there is a newer build. */
const HEURE = 3_600_000;

/** Has the worker installed. A browser that refuses it, as some do in private windows, goes on as before. */
export async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;

  const { installing, waiting } = registration;
  if (waiting) void settleVersion(waiting);
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // The first comes in at once.
      if (worker.state === 'installed' && serviceWorker.controller) void settleVersion(worker);
    });
  // The browser looks for one with each page: it may be on its way already.
  follow(installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));

  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HEURE) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}
