import { useEffect, useState } from 'react';

/** In milliseconds: at the latest so long after the page was there, however busy it is. */
const TARD = 4000;
/** Where a browser does not say when it is idle: what it takes to draw the page, and no tunnel is nearer. */
const UN_PEU = 1000;

/** What can wait until the page itself has come and nothing is done on it; what is returned calls it off. */
export function onceIdle(run: () => void): () => void {
  let gone = false;
  const go = () => void (gone || run());
  const wait = () => {
    // Safari has no such thing.
    if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: TARD });
    else setTimeout(go, UN_PEU);
  };
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
