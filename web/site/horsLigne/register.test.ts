import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QUI } from '../../socle/kernel/caches.ts';
import { register } from './register.ts';
import { nouvelleVersion } from './version.ts';

class Autre extends EventTarget {
  state = 'installing';
  postMessage(said: unknown, [port]: MessagePort[]) {
    if (said === QUI) port!.postMessage('autre', []);
  }
  becomes(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class Inscription extends EventTarget {
  installing: Autre | null = null;
  waiting: Autre | null = null;
}

let inscription: Inscription;
beforeEach(() => {
  inscription = new Inscription();
  const serviceWorker = { controller: {}, register: async () => inscription };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'celle-ci' } });
});
afterEach(() => {
  nouvelleVersion.set(null);
  vi.unstubAllGlobals();
});
const offered = (worker: Autre) => vi.waitFor(() => expect(nouvelleVersion.get()).toBe(worker));

test('a newer worker is offered that waits, or comes', async () => {
  const autre = new Autre();
  inscription.waiting = autre;
  await register();
  await offered(autre);
  expect(nouvelleVersion.get()).toBe(autre);

  inscription.installing = new Autre();
  inscription.dispatchEvent(new Event('updatefound'));
  inscription.installing.becomes('installed');
  await offered(inscription.installing);
});

test('and that was on its way before the page, being idle, asked', async () => {
  inscription.installing = new Autre();
  await register();
  expect(nouvelleVersion.get()).toBeNull();
  inscription.installing.becomes('installed');
  await offered(inscription.installing);
});
