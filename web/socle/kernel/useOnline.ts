import { useSyncExternalStore } from 'react';
import { listen } from '../ui/listen.ts';

export const useOnline = (): boolean =>
  useSyncExternalStore(
    (changed) => listen(window, { online: changed, offline: changed }),
    () => navigator.onLine,
    () => true,
  );
