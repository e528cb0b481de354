import { useEffect, useState } from 'react';

/** A loading page looks idle while it waits for its content. */
const UN_PEU_MS = 1000;
const TARD_MS = 3000;

/** Browsers without requestIdleCallback always wait the whole second. */
function leftOf(): number {
  if (!('requestIdleCallback' in window)) return UN_PEU_MS;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loaded = page?.loadEventStart || performance.now();
  return Math.max(0, loaded + UN_PEU_MS - performance.now());
}

export function onceIdle(run: () => void): () => void {
  let gone = false;
  const go = () => void (gone || run());
  const wait = () =>
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: TARD_MS });
      else go();
    }, leftOf());
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    gone = true;
    removeEventListener('load', wait);
  };
}

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => onceIdle(() => setIdle(true)), []);
  return idle;
}
