import { useState } from 'react';

export function useDialog() {
  const [{ opened, origin }, set] = useState({ opened: false, origin: null as Element | null });
  return {
    opened,
    origin,
    open: () => set({ opened: true, origin: document.activeElement }),
    close: () => set((state) => ({ ...state, opened: false })),
  };
}
