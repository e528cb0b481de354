import { MON_PROFIL } from '../../../regles/adresses.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NetworkError } from '../../socle/kernel/errors.ts';
import { fitsDocument } from '../../socle/kernel/ownDocument.ts';
import { useSession } from './session.ts';
import { createStore, useStore } from '../../socle/kernel/store.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { preload, useLate } from '../../socle/kernel/useLate.ts';
import type { AuthMode, AuthState } from './authMode.ts';
import { readSuite } from './suite.ts';

const AVIS = 'Connecte-toi pour choisir un accès : tu arrives ensuite là où tu allais.';

const FERME = { open: false, mode: 'login', origin: null, avis: null, suite: null } as const;
const state = createStore<AuthState>(FERME);

export function openAuth(mode: AuthMode = 'login'): void {
  state.set({ ...FERME, open: true, mode, origin: document.activeElement });
}

function switchAuth(mode: AuthMode): void {
  state.set({ ...state.get(), mode, avis: null });
}

function closeAuth(): void {
  state.set({ ...state.get(), open: false });
}

const load = () => import('./AuthModal.tsx').then((module) => module.AuthModal);

export function preloadAuth(): void {
  preload(load);
}

export function AuthHost() {
  const auth = useStore(state);
  const { connected } = useSession();
  const { Component, ready } = useLate(load, auth.open, giveUp);
  const navigate = useNavigate();
  useSuite();
  useConnexion();
  useEffect(() => {
    const { open, suite } = state.get();
    if (!connected || !open) return;
    closeAuth();
    if (suite !== null) void navigate(suite);
  }, [connected, navigate]);
  return (
    Component && (
      <Component {...auth} open={auth.open && ready} switchTo={switchAuth} close={closeAuth} />
    )
  );
}

/** A guarded page redirects visitors here, and they return after logging in. */
function useSuite(): void {
  const { loading, connected } = useSession();
  const { state: passed, pathname, search } = useLocation();
  const navigate = useNavigate();
  const suite = readSuite(passed);
  useEffect(() => {
    if (suite === null || loading || !fitsDocument(pathname)) return;
    if (!connected)
      state.set({ ...FERME, open: true, avis: AVIS, suite, origin: document.activeElement });
    void navigate(connected ? suite : pathname + search, { replace: true, state: null });
  }, [suite, loading, connected, pathname, search, navigate]);
}

/** Mails link to `/?connexion`, also for people logged in already. */
function useConnexion(): void {
  const { loading, connected } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = pathname === '/' && new URLSearchParams(search).has('connexion');
  useEffect(() => {
    if (!wanted || loading) return;
    if (!connected) openAuth();
    void navigate(connected ? MON_PROFIL : '/', { replace: true });
  }, [wanted, loading, connected, navigate]);
}

function giveUp(cause: unknown): void {
  closeAuth();
  toast({
    kind: 'error',
    title: 'Erreur',
    message:
      cause instanceof NetworkError
        ? cause.message
        : 'Une erreur est survenue lors de la connexion.',
    sujet: 'session',
  });
}
