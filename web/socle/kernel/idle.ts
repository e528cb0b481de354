import { useEffect, useState } from 'react';

/** In milliseconds, after a page was loaded: it is idle while it waits for what it shows; no tunnel is nearer. */
const UN_PEU = 1000;
/** And at the latest so long after that, however busy it is. */
const TARD = 3000;

/** What is left of that second; where a browser does not say when it is idle, all of it each time. */
function leftOf(): number {
  if (!('requestIdleCallback' in window)) return UN_PEU;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loaded = page?.loadEventStart || performance.now();
  return Math.max(0, loaded + UN_PEU - performance.now());
}

/** What can wait until the page itself has come and nothing is done on it; what is returned calls it off. */
export function onceIdle(run: () => void): () => void {
  let gone = false;
  const go = () => void (gone || run());
  const wait = () =>
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: TARD });
      else go();
    }, leftOf());
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    gone = true;
    removeEventListener('load', wait);
  };
}

/** Whether that moment has come. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => onceIdle(() => setIdle(true)), []);
  return idle;
}
