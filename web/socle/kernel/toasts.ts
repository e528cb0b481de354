import type { SessionAudience } from './storage.ts';
import { createStore } from './store.ts';

export interface Toast {
  kind: 'success' | 'error' | 'info' | 'warning';
  title: string;
  message?: string;
  /** What it is about, as a path: a later toast about the same, a part of it or all of it takes its place. */
  sujet: string;
  /** In milliseconds, for learners: what takes longer to read stays longer. */
  duration?: number;
  /** What it offers to do, once. */
  action?: { libelle: string; run: () => void };
  /** Takes back what the toast tells of; so long, in milliseconds, it can be. */
  annuler?: { run: () => void; delai: number };
}

/** What has been said but not yet shown; ToastHost empties it. */
export const waitingToasts = createStore<readonly Toast[]>([]);

/** In milliseconds: what was said so long ago has not been read yet. */
const RECENT = 2000;
let latest: { said: Toast; at: number }[] = [];
const unread = () => latest.filter(({ at }) => Date.now() - at < RECENT);

/** What somebody may still be about to read, and can take nothing back. */
export const recentToasts = (): Toast[] =>
  unread().flatMap(({ said }) => (said.annuler || said.action ? [] : said));

export function toast(said: Toast): void {
  latest = [...unread(), { said, at: Date.now() }];
  waitingToasts.set([...waitingToasts.get(), said]);
}

/** Whether two toasts are about the same: what is said of a whole is said of its parts. */
export const isSameSujet = (one: string, other: string): boolean =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/** How long a toast stays, in milliseconds, by whom it is said to. */
export const staysFor = (audience: SessionAudience, { annuler, duration = 2000 }: Toast): number =>
  annuler?.delai ?? (audience === 'admin' ? 4000 : duration);
