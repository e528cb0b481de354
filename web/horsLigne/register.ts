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

  const { waiting } = registration;
  if (waiting) void settleVersion(waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The first comes in at once.
      if (worker.state === 'installed' && serviceWorker.controller) void settleVersion(worker);
    });
  });

  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HEURE) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}
