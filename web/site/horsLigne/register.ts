import { askToPersist } from '../../socle/kernel/persist.ts';
import { offerVersion } from './version.ts';

const HEURE_MS = 3_600_000;

/** Some browsers refuse workers in private windows. */
export async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;
  void askToPersist({ reponses: false });

  const { installing, waiting } = registration;
  if (waiting) void offerVersion(waiting);
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // The first worker activates at once.
      if (worker.state === 'installed' && serviceWorker.controller) void offerVersion(worker);
    });
  follow(installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));

  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HEURE_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}
