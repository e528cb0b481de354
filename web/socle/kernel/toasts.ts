import type { SessionAudience } from './storage.ts';
import { createStore } from './store.ts';

export interface Toast {
  kind: 'success' | 'error' | 'info' | 'warning';
  title: string;
  message?: string;
  /** A path: a later toast about the same, its part or its whole replaces it. */
  sujet: string;
  /** In milliseconds; toasts for staff stay 4,000. */
  duration?: number;
  action?: { libelle: string; run: () => void };
  annuler?: { run: () => void; delai: number };
}

export const waitingToasts = createStore<readonly Toast[]>([]);

const RECENT_MS = 2000;
let latest: { said: Toast; at: number }[] = [];
const unread = () => latest.filter(({ at }) => Date.now() - at < RECENT_MS);

/** Recent toasts without buttons can move to the next document. */
export const recentToasts = (): Toast[] =>
  unread().flatMap(({ said }) => (said.annuler || said.action ? [] : said));

export function toast(said: Toast): void {
  latest = [...unread(), { said, at: Date.now() }];
  waitingToasts.set([...waitingToasts.get(), said]);
}

export const isSameSujet = (one: string, other: string): boolean =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/** In milliseconds. */
export const staysFor = (audience: SessionAudience, { annuler, duration = 2000 }: Toast): number =>
  annuler?.delai ?? (audience === 'admin' ? 4000 : duration);
