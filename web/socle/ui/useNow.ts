import { useEffect, useState } from 'react';

/** In milliseconds; refreshed when the page comes back into view. */
export function useNow(period: number, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const tick = () => setNow(clock());
    const timer = setInterval(tick, period);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [period, clock]);
  return now;
}
