import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isPagePaiement } from '../../../regles/achat.ts';
import { type Toast, recentToasts, toast } from './toasts.ts';

const CLE = 'suite';

/** Where this document was loaded: its policies are that page's, whatever it has shown since. */
const loadedAt = typeof location === 'undefined' ? null : location.pathname;

/** And under which key, as the router has it. */
const loadedAs = typeof history === 'undefined' ? null : keyOf(history.state);

function keyOf(state: unknown): string {
  return (state as { key?: string } | null)?.key ?? 'default';
}

/** Whether a page was come to by a link, and not with its document. */
export const isByLink = ({ key }: { key: string }): boolean => key !== loadedAs;

/** What the document that this one takes the place of was about to say and to show; null: it takes none of ours. */
interface Passed {
  toasts: Toast[];
  /** What one page told the next: a browser does not always keep it when it loads the page anew. */
  state: unknown;
}

const passed = readPassed();
// Before the router reads it.
if (passed) history.replaceState({ ...history.state, usr: passed.state }, '');

/** This document was loaded anew by itself: for its reader that was a step like any other. */
export const isContinued = (): boolean => passed !== null;

/** Whether the page at this path can do in this document what it is for, and no more. */
export const fitsDocument = (path: string): boolean =>
  loadedAt === null || isPagePaiement(path) === isPagePaiement(loadedAt);

/**
 * A page on which one pays has a policy of its own, and a provider's script may run in it. However
 * the router comes to such a page, or goes on from it, the document is loaded anew. Without a
 * network that would show nothing at all: then it waits for the next step.
 */
export function useOwnDocument(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const each of passed?.toasts.splice(0) ?? []) toast(each);
  }, []);
  useEffect(() => {
    if (fitsDocument(pathname) || !navigator.onLine) return;
    keepPassed();
    location.reload();
  }, [pathname]);
}

function keepPassed(): void {
  const { usr: state = null } = (history.state ?? {}) as { usr?: unknown };
  try {
    sessionStorage.setItem(CLE, JSON.stringify({ toasts: recentToasts(), state } satisfies Passed));
  } catch {
    // It is said no more.
  }
}

function readPassed(): Passed | null {
  if (loadedAt === null) return null;
  try {
    const kept = sessionStorage.getItem(CLE);
    sessionStorage.removeItem(CLE);
    return JSON.parse(kept ?? 'null') as Passed | null;
  } catch {
    return null;
  }
}
