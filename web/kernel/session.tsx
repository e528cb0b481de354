import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useNavigate } from 'react-router';
import type { Output } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import { CallError, call, fetchCsrfCookie, onSessionEnded } from './call.ts';
import { callQuery } from './query.ts';
import { store } from './storage.ts';
import { type Toast, toast } from './toasts.ts';
import { forgetToken, useToken } from './token.ts';

type Acces = Output<Calls['getAccesUser']>;
export type User = Output<Calls['getUser']>['user'];
export type AccesUser = Acces['accesList'][number];

export interface Session extends Acces {
  loading: boolean;
  connected: boolean;
  /** `'Empty'`: nobody. null: not known yet, or could not be read. */
  user: User | 'Empty' | null;
  /** Why the session could not be read, when it is not that it ended. */
  error: Error | null;
  login: (email: string, password: string) => Promise<void>;
  logout: () => Promise<void>;
  /** Reads the accesses again, and the user if that failed. */
  reload: () => Promise<void>;
}

const NO_ACCES: Acces = { accesList: [], statutValide: 0, statutType: null, statutMessage: null };
const SESSION_TERMINEE: Toast = {
  kind: 'info',
  title: 'Ta session est terminée',
  message: 'Connecte-toi pour continuer.',
  duration: 6000,
};
const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside SessionProvider');
  return session;
}

/** The connected learner; inside EleveOnly there is one. */
export function useUser(): User {
  const { user } = useSession();
  if (user === null || user === 'Empty') throw new Error('useUser outside EleveOnly');
  return user;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const token = useToken();
  const enabled = Boolean(token);
  const user = useQuery({ ...userQuery, enabled });
  const acces = useQuery({ ...accesQuery, enabled });

  const refused = user.error instanceof CallError && user.error.status === 401;
  useEffect(() => {
    if (refused) forgetToken();
  }, [refused]);

  useEffect(
    () =>
      onSessionEnded((key) => {
        if (key !== 'auth_token') return;
        forgetToken();
        toast(SESSION_TERMINEE);
      }),
    [],
  );

  const before = useRef(token);
  useEffect(() => {
    // Somebody else logged in in another tab: nothing on this page is theirs.
    if (before.current && token && before.current !== token) location.reload();
    if (token === null) client.clear();
    before.current = token;
  }, [token, client]);

  const login = useCallback(
    async (email: string, password: string) => enter(await call('login', { email, password })),
    [],
  );

  const logout = useCallback(async () => {
    // Without an answer the person still leaves this device.
    await call('logout', { extranet: false }).catch(() => undefined);
    forgetToken();
    toast({ kind: 'success', title: 'A bientôt !', message: 'Tu es maintenant déconnecté.' });
    await navigate('/');
  }, [navigate]);

  const { refetch: refetchAcces } = acces;
  const { refetch: refetchUser, isError: userFailed } = user;
  const reload = useCallback(async () => {
    await Promise.all([refetchAcces(), userFailed && refetchUser()]);
  }, [refetchAcces, refetchUser, userFailed]);

  const loading = token === undefined || (enabled && (user.isPending || acces.isPending));
  const connected = enabled && user.data?.status === 200;
  const error = enabled && !refused ? (failure(user) ?? failure(acces)) : null;

  const session = useMemo<Session>(
    () => ({
      ...(connected && acces.data ? acces.data : NO_ACCES),
      loading,
      connected,
      user: token === null ? 'Empty' : connected ? user.data!.user : null,
      error,
      login,
      logout,
      reload,
    }),
    [acces.data, connected, error, loading, login, logout, reload, token, user.data],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Goes on as the learner whose session a call has just begun. */
export function enter({ user, token }: { user: User; token: string }): void {
  const { id, prenom, nom, email } = user;
  // Only what a screen may show: the national register number has no business in storage. It
  // comes before the token, so that no other tab sends somebody's answers with another's token.
  store('auth_user', JSON.stringify({ id, prenom, nom, email }));
  store('auth_token', token);
  location.assign('/mon-profil');
}

/** A failed refresh of what is already known is no reason to close the page. */
function failure(query: { data: unknown; error: Error | null }): Error | null {
  return query.data === undefined ? query.error : null;
}

let cookie: Promise<void> | null = null;

/** The first readings of the page wait for the cookie; later ones have it. */
async function afterCookie<T>(read: () => Promise<T>): Promise<T> {
  cookie ??= fetchCsrfCookie().catch((error: unknown) => {
    cookie = null;
    throw error;
  });
  await cookie;
  return read();
}

const userQuery = {
  ...callQuery('getUser', {}),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    afterCookie(() => call('getUser', {}, { signal })),
  staleTime: Infinity,
};

const accesQuery = {
  ...callQuery('getAccesUser', {}),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    afterCookie(() => call('getAccesUser', {}, { signal })),
  staleTime: Infinity,
};
