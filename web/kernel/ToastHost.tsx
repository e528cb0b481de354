import type { SessionAudience } from './storage.ts';
import { useStore } from './store.ts';
import { waitingToasts } from './toasts.ts';
import { useLate } from './useLate.ts';

const load = () => import('./ToastStack.tsx').then((module) => module.ToastStack);

export function preloadToasts(): void {
  void load().catch(() => undefined);
}

/**
 * The region stands in the page from the start, since screen readers announce only what is added
 * to a region that they already know; the stack in it is loaded with the first toast.
 */
export function ToastHost({ audience }: { audience: SessionAudience }) {
  const waiting = useStore(waitingToasts);
  const { Component } = useLate(load, waiting.length > 0, () => waitingToasts.set([]));
  return <output>{Component && <Component audience={audience} />}</output>;
}
