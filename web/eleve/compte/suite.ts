import type { Location } from 'react-router';
import { isPagePaiement } from '../../../regles/achat.ts';
import { forget, readStored, store } from '../../socle/kernel/storage.ts';

/** To be passed to the page that asks for a log-in: from a page that one comes back to; null from others. */
export const passedSuite = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  isPagePaiement(pathname) ? { suite: pathname + search + hash } : null;

/** What was passed so, or null. */
export function suiteOf(passed: unknown): string | null {
  const { suite } = (passed ?? {}) as { suite?: unknown };
  if (typeof suite !== 'string') return null;
  return isPagePaiement(suite.split(/[?#]/, 1)[0]!) ? suite : null;
}

const CLE = 'priorite.suite';

/** Until the account that is asked for is open: the mail that confirms it opens in another tab. */
export function keepSuite(suite: string | null): void {
  if (suite === null) forget(CLE);
  else store(CLE, suite);
}

/** What was kept so, once. */
export function takeSuite(): string | null {
  const suite = suiteOf({ suite: readStored(CLE) });
  forget(CLE);
  return suite;
}
