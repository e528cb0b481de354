import { createStore } from './store.ts';

/** True once the browser promises to evict nothing; null before it was asked. */
export const persistance = createStore<boolean | null>(null);

/** Firefox alone asks its reader (navigateurs.md#asking). */
const asksItsReader = () => navigator.userAgent.includes('Firefox/');

let asked = false;

/** Never for a visitor. `reponses`: an unsent answer waits here, which is worth a question. */
export async function askToPersist({ reponses }: { reponses: boolean }): Promise<void> {
  if (asked || persistance.get()) return;
  const { storage } = navigator;
  try {
    if (await storage.persisted()) return persistance.set(true);
    if (asked || (!reponses && asksItsReader())) return;
    asked = true;
    persistance.set(await storage.persist());
  } catch {
    persistance.set(false);
  }
}

/** True in every browser of an iPhone: WebKit evicts what is not visited. */
export const isSurApple = (): boolean => navigator.vendor.startsWith('Apple');

/** True in a tab of Safari; false once opened from the home screen, and in other browsers. */
export const isSurOnglet = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === false;
