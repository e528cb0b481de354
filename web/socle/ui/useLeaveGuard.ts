import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { listen } from './listen.ts';

/** Asks before links, Back or closing lose typing. Another query of the same path is no leaving. */
export function useLeaveGuard(dirty: boolean, ask: () => Promise<boolean>): void {
  const onBlocked = useEffectEvent(ask);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void onBlocked().then((yes) => (yes ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    if (dirty) return listen(window, { beforeunload: (event) => event.preventDefault() });
  }, [dirty]);
}
