import { useEffect } from 'react';
import { useSession } from './session.ts';
import { createStore, useStore } from '../kernel/store.ts';
import { toast } from '../kernel/toasts.ts';
import { useLate } from '../kernel/useLate.ts';
import type { AuthMode, AuthState } from './authMode.ts';

const state = createStore<AuthState>({ open: false, mode: 'login', origin: null, avis: null });

/** `avis`: what the person should read before the form. */
export function openAuth(mode: AuthMode = 'login', avis: string | null = null): void {
  state.set({ open: true, mode, avis, origin: document.activeElement });
}

function switchAuth(mode: AuthMode): void {
  state.set({ ...state.get(), mode, avis: null });
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
  const auth = useStore(state);
  const { connected } = useSession();
  const { Component, ready } = useLate(load, auth.open, giveUp);
  // Logged in from another tab: there is nothing left to ask.
  useEffect(() => {
    if (connected) closeAuth();
  }, [connected]);
  return (
    Component && (
      <Component {...auth} open={auth.open && ready} switchTo={switchAuth} close={closeAuth} />
    )
  );
}

function giveUp(): void {
  closeAuth();
  toast({
    kind: 'error',
    title: 'Erreur',
    message: 'Une erreur est survenue lors de la connexion.',
  });
}
