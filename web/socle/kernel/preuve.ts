import type { SessionAudience } from './storage.ts';
import { createStore } from './store.ts';

/** A call was refused until its caller has shown again who they are. */
export interface Demande {
  audience: SessionAudience;
  /** `code`: a code of the second factor does as well as the password. */
  par: 'motDePasse' | 'code';
  settle: (shown: boolean) => void;
  /** Where the keyboard was, to bring it back there. */
  origin: Element | null;
}

export const demande = createStore<Demande | null>(null);
let asking: Promise<boolean> | null = null;

/** Asks once for all calls that wait for it; false when it was given up. */
export function askProof(audience: SessionAudience, par: Demande['par']): Promise<boolean> {
  asking ??= new Promise<boolean>((settle) => {
    demande.set({ audience, par, settle, origin: document.activeElement });
  }).finally(() => {
    asking = null;
    demande.set(null);
  });
  return asking;
}
