import { useEffect } from 'react';
import { preloadConfirm } from './confirm.tsx';
import { onceIdle } from './idle.ts';
import { preloadToasts } from './ToastHost.tsx';

/** Questions and messages are fetched before the network may go. */
export function usePreloads(): void {
  useEffect(
    () =>
      onceIdle(() => {
        preloadConfirm();
        preloadToasts();
      }),
    [],
  );
}
