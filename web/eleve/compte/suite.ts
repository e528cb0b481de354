import type { Location } from 'react-router';
import { isPagePaiement } from '../../../regles/achat.ts';
import { forget, readStored, writeStored } from '../../socle/kernel/storage.ts';

/** Null: not a page to return to. */
export const passedSuite = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  isPagePaiement(pathname) ? { suite: pathname + search + hash } : null;

export function readSuite(passed: unknown): string | null {
  const { suite } = (passed ?? {}) as { suite?: unknown };
  if (typeof suite !== 'string') return null;
  return isPagePaiement(suite.split(/[?#]/, 1)[0]!) ? suite : null;
}

const CLE = 'priorite.suite';

/** Stored: the confirmation mail opens another tab. */
export function keepSuite(suite: string | null): void {
  if (suite === null) forget(CLE);
  else writeStored(CLE, suite);
}

export function takeSuite(): string | null {
  const suite = readSuite({ suite: readStored(CLE) });
  forget(CLE);
  return suite;
}
