import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isPagePaiement } from '../../../regles/achat.ts';
import { keepIn, readKept } from './jsonStorage.ts';
import { type Toast, recentToasts, toast } from './toasts.ts';

const CLE = 'suite';

/** A document keeps the policies of the page at which it was loaded. */
const loadedAt = typeof location === 'undefined' ? null : location.pathname;

const loadedAs = typeof history === 'undefined' ? null : (history.state?.key ?? 'default');

export const isByLink = ({ key }: { key: string }): boolean => key !== loadedAs;

interface Passed {
  toasts: Toast[];
  /** Browsers may drop history state on reload. */
  state: unknown;
}

const passed = (loadedAt === null ? null : readKept('sessionStorage', CLE)) as Passed | null;
if (loadedAt !== null) keepIn('sessionStorage', CLE, null);
if (passed) history.replaceState({ ...history.state, usr: passed.state }, '');

/** True when this load replaced a navigation, which its reader must not notice. */
export const isContinued = (): boolean => passed !== null;

/** A payment page works only in a document of its own, and others only outside it. */
export const fitsDocument = (path: string): boolean =>
  loadedAt === null || isPagePaiement(path) === isPagePaiement(loadedAt);

/** A payment page has its own policy, so entering or leaving it reloads; offline it waits. */
export function useOwnDocument(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const each of passed?.toasts.splice(0) ?? []) toast(each);
  }, []);
  useEffect(() => {
    if (fitsDocument(pathname) || !navigator.onLine) return;
    const state = history.state?.usr ?? null;
    keepIn('sessionStorage', CLE, { toasts: recentToasts(), state } satisfies Passed);
    location.reload();
  }, [pathname]);
}
