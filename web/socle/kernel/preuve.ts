import type { SessionAudience } from './storage.ts';
import { createStore } from './store.ts';

export interface DemandeDePreuve {
  audience: SessionAudience;
  /** `code`: a second factor's code serves as well as the password. */
  par: 'motDePasse' | 'code';
  settle: (shown: boolean) => void;
  origin: Element | null;
}

export const demande = createStore<DemandeDePreuve | null>(null);
let asking: Promise<boolean> | null = null;

/** All waiting calls share one dialog; false: it was cancelled. */
export function askProof(audience: SessionAudience, par: DemandeDePreuve['par']): Promise<boolean> {
  asking ??= new Promise<boolean>((settle) => {
    demande.set({ audience, par, settle, origin: document.activeElement });
  }).finally(() => {
    asking = null;
    demande.set(null);
  });
  return asking;
}
