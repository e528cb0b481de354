import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Asks before links, Back or closing lose typing. Another query of the same path is no leaving. */
export function useLeaveGuard(dirty: boolean, ask: () => Promise<boolean>): void {
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void asking.current().then((yes) => (yes ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    if (!dirty) return;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', keep);
    return () => removeEventListener('beforeunload', keep);
  }, [dirty]);
}
