import { createStore } from './store.ts';

export interface Toast {
  kind: 'success' | 'error' | 'info' | 'warning';
  title: string;
  message?: string;
  /** In milliseconds; 2000 for learners. */
  duration?: number;
}

/** What has been said but not yet shown; ToastHost empties it. */
export const waitingToasts = createStore<readonly Toast[]>([]);

export function toast(said: Toast): void {
  waitingToasts.set([...waitingToasts.get(), said]);
}
