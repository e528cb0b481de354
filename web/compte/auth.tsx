import { createStore, useStore } from '../kernel/store.ts';
import { toast } from '../kernel/toasts.ts';
import { useLate } from '../kernel/useLate.ts';
import type { AuthState } from './AuthModal.tsx';

const state = createStore<AuthState>({ open: false, origin: null });

export function openAuth(): void {
  state.set({ open: true, origin: document.activeElement });
}

function closeAuth(): void {
  state.set({ ...state.get(), open: false });
}

const load = () => import('./AuthModal.tsx').then((module) => module.AuthModal);

/** For the moment when somebody is about to click. */
export function preloadAuth(): void {
  void load().catch(() => undefined);
}

export function AuthHost() {
  const { open, origin } = useStore(state);
  const { Component, ready } = useLate(load, open, giveUp);
  return Component && <Component open={open && ready} origin={origin} close={closeAuth} />;
}

function giveUp(): void {
  closeAuth();
  toast({
    kind: 'error',
    title: 'Erreur',
    message: 'Une erreur est survenue lors de la connexion.',
  });
}
