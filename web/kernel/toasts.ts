import type { SessionAudience } from './storage.ts';
import { createStore } from './store.ts';

export interface Toast {
  kind: 'success' | 'error' | 'info' | 'warning';
  title: string;
  message?: string;
  /** In milliseconds, for learners: what takes longer to read stays longer. */
  duration?: number;
  /** Takes back what the toast tells of; so long, in milliseconds, it can be. */
  annuler?: { run: () => void; delai: number };
}

/** What has been said but not yet shown; ToastHost empties it. */
export const waitingToasts = createStore<readonly Toast[]>([]);

export function toast(said: Toast): void {
  waitingToasts.set([...waitingToasts.get(), said]);
}

/** How long a toast stays, in milliseconds, by whom it is said to. */
export const staysFor = (audience: SessionAudience, { annuler, duration = 2000 }: Toast): number =>
  annuler?.delai ?? (audience === 'admin' ? 4000 : duration);
