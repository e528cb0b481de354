import { useEffect, useState } from 'react';

/** In milliseconds: a loading page looks idle while it waits for its content. */
const UN_PEU = 1000;
const TARD = 3000;

/** Browsers without requestIdleCallback always wait the whole second. */
function leftOf(): number {
  if (!('requestIdleCallback' in window)) return UN_PEU;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loaded = page?.loadEventStart || performance.now();
  return Math.max(0, loaded + UN_PEU - performance.now());
}

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

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => onceIdle(() => setIdle(true)), []);
  return idle;
}
