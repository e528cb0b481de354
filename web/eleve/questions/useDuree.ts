import { useEffect, useRef } from 'react';

/** In milliseconds, without time in the background. */
export function useDuree(): () => number {
  const vue = useRef({ avant: 0, depuis: null as number | null });
  useEffect(() => {
    const mark = () => {
      const { avant, depuis } = vue.current;
      const now = performance.now();
      vue.current = {
        avant: depuis === null ? avant : avant + now - depuis,
        depuis: document.visibilityState === 'visible' ? now : null,
      };
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, []);
  return () => {
    const { avant, depuis } = vue.current;
    return Math.round(depuis === null ? avant : avant + performance.now() - depuis);
  };
}
