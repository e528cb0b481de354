import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageOfRows } from './Listing.tsx';
import { inFigures } from './numbers.ts';

/** Browsers lay out more rows than this too slowly. */
const MOST_ROWS = 3000;

export function usePrint<R>(
  shown: PageOfRows<R> | undefined,
  readPage: ((page: number) => Promise<PageOfRows<R> | undefined>) | undefined,
) {
  const [printed, setPrinted] = useState<R[] | null>(null);
  const [reading, setReading] = useState<number | null>(null);
  const [refused, setRefused] = useState<string>();

  async function printWhole(): Promise<void> {
    if (!shown || !readPage || reading !== null) return;
    if (shown.total > MOST_ROWS)
      return setRefused(`Plus de ${inFigures(MOST_ROWS)} lignes\u00a0: un filtre en laisse moins.`);
    setRefused(undefined);
    try {
      const rows: R[] = [];
      for (let page = 1; page <= shown.last_page; page++) {
        setReading(page);
        rows.push(...((await readPage(page))?.data ?? []));
      }
      flushSync(() => setPrinted(rows));
      globalThis.print();
    } catch {
      setRefused('La liste n’a pas pu être lue en entier\u00a0: rien n’a été imprimé.');
    } finally {
      setPrinted(null);
      setReading(null);
    }
  }
  return { printed, reading, refused, print: () => void printWhole() };
}
