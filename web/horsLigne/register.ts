import { nouvelleVersion } from './version.ts';

/** In milliseconds: a page that stays open asks so often whether there is a newer build. */
const HEURE = 3_600_000;

/** Has the worker installed. A browser that refuses it, as some do in private windows, goes on as before. */
export async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;

  // Of the first there is nothing newer to say.
  const offer = () => {
    if (serviceWorker.controller) nouvelleVersion.set(registration.waiting);
  };
  offer();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );

  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HEURE) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}
