import { useEffect } from 'react';
import { preloadConfirm } from './confirm.tsx';
import { onceIdle } from './idle.ts';
import { preloadToasts } from './ToastHost.tsx';

/** Dialogs and toasts load early, because the network may fail later. */
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
