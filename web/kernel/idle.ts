import { useEffect, useState } from 'react';

/** In milliseconds: what it takes to have what the page shows, which waits idly for it, and to draw it; no tunnel is nearer. */
const UN_PEU = 1000;
/** And at the latest so long after that, however busy it is. */
const TARD = 3000;

/** What can wait until the page itself has come and nothing is done on it; what is returned calls it off. */
export function onceIdle(run: () => void): () => void {
  let gone = false;
  const go = () => void (gone || run());
  const wait = () =>
    setTimeout(() => {
      // Safari does not say.
      if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: TARD });
      else go();
    }, UN_PEU);
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
