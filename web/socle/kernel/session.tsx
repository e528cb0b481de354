import {
  type QueryClient,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router';
import type { CallName, InputOf, OutputOf } from '../../../contract/index.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import { alertBox } from './confirm.tsx';
import { CallError, call, fetchCsrfCookie, onSessionEnded } from './call.ts';
import { type Garde, forgetPrivate } from './garde.ts';
import { hasGardees } from './gardees.ts';
import { callQuery, forgetQueries } from './query.ts';
import { forgetRegard, leaveRegard, readRegard } from './regard.ts';
import {
  forget,
  readStored,
  type SessionAudience,
  writeStored,
  type TokenKey,
  TOKENS,
} from './storage.ts';
import { type Toast, toast } from './toasts.ts';
import { listen } from '../ui/listen.ts';

type WhoCall = 'getUser' | 'getUserExtranet';
type Who<N extends WhoCall> = OutputOf<N>['user'];

interface Opening<N extends WhoCall> {
  audience: SessionAudience;
  who: N;
  beside?: readonly string[];
  exit: string;
  owner?: () => number | null;
  garde?: Garde;
  /** `gardees`: unsent entries of this person stay on the device. */
  goodbye: (gardees: boolean) => Toast;
  ended: (gardees: boolean) => Toast;
}

export interface Session<U> {
  hasToken: boolean;
  loading: boolean;
  connected: boolean;
  user: U | 'Empty' | null;
  /** Null, too, when the session merely ended. */
  error: Error | null;
  logout: () => Promise<void>;
  reload: () => Promise<void>;
  /** The server is out of reach: the user comes from storage, incomplete. */
  partial: boolean;
}

/** Audiences are independent: both may be logged in at once. */
export function openSession<N extends WhoCall>(opening: Opening<N>) {
  const { audience, who, beside, exit, owner, garde, goodbye, ended } = opening;
  const { useToken, forgetToken } = followToken(TOKENS[audience], beside);
  const SessionContext = createContext<Session<Who<N>> | null>(null);
  const whoQuery = {
    ...firstQuery(who, {} as InputOf<N>),
    staleTime: Infinity,
    ...(garde && { meta: { garde } }),
  };
  /** The token whose data this page shows; never set on the server. */
  let shown: string | null = null;
  let left = false;
  const keptHere = () => hasGardees(owner?.() ?? null);
  const regardHere = () => (audience === 'eleve' ? readRegard() : null);

  function SessionProvider({ children }: { children: ReactNode }) {
    const navigate = useNavigate();
    const client = useQueryClient();
    const token = useToken();
    const hasToken = Boolean(token);
    // TypeScript cannot tell the calls of this union apart.
    const read = useQuery({ ...whoQuery, enabled: hasToken } as never) as UseQueryResult<{
      status: number;
      user: Who<N>;
    }>;

    const refused = read.error instanceof CallError && read.error.status === 401;
    useEffect(() => {
      // A supervisor's look must not end the browser's own session.
      if (refused && !regardHere()) forgetToken();
    }, [refused]);

    useEffect(
      () =>
        onSessionEnded((over, { message, body: { raison } }) => {
          if (over !== audience) return;
          if (regardHere()) return void tellRegardEnded();
          const said = ended(keptHere());
          forgetToken();
          if (raison === undefined) toast(said);
          else if (raison === 'ailleurs') toast({ ...said, message });
          // An expelled user needs an alert that stays, unlike a toast.
          else void alertBox({ title: said.title, message, button: 'J’ai compris' });
        }),
      [],
    );

    useEffect(() => {
      // Another account logged in in another tab: nothing of this page is theirs.
      if (shown && token && shown !== token) return location.reload();
      if (token === null) {
        forgetQueries(client, audience);
        // Each tab has its own sessionStorage.
        forget(...(beside ?? []));
      }
      if (token !== undefined) shown = token;
      if (!owner) return;
      if (token === null) return void forgetPrivate().catch(() => undefined);
      return followOwner(client, token ? owner() : null);
    }, [token, client]);

    const logout = useCallback(async () => {
      // A logout works offline, too.
      await call('logout', { extranet: audience === 'admin' }).catch(() => undefined);
      const regard = regardHere();
      if (regard) return leaveRegard(regard);
      left = true;
      const said = goodbye(keptHere());
      forgetToken();
      toast(said);
      await navigate(exit);
    }, [navigate]);

    const { refetch, isError } = read;
    const reload = useCallback(async () => {
      if (isError) await refetch();
    }, [refetch, isError]);

    const loading = token === undefined || (hasToken && read.isPending);
    const connected = hasToken && read.data?.status === 200;
    // A failed refresh keeps the page open.
    const error = hasToken && !refused && read.data === undefined ? read.error : null;
    const partial = (read.data as { partial?: true } | undefined)?.partial === true;

    const session = useMemo<Session<Who<N>>>(
      () => ({
        hasToken,
        loading,
        connected,
        user: token === null ? 'Empty' : connected ? read.data!.user : null,
        error,
        logout,
        reload,
        partial,
      }),
      [connected, error, hasToken, loading, logout, reload, partial, token, read.data],
    );
    return <SessionContext value={session}>{children}</SessionContext>;
  }

  function useSession(): Session<Who<N>> {
    const session = useContext(SessionContext);
    if (!session) throw new Error(`no session of ${audience} around this`);
    return session;
  }

  return {
    SessionProvider,
    useSession,
    useUser: (): Who<N> => {
      const { user } = useSession();
      if (user === null || user === 'Empty') throw new Error(`nobody of ${audience} is connected`);
      return user;
    },
    /** After a logout nobody returns to the page. */
    hasLeft: (): boolean => left,
    /** A full page load begins the session. */
    enter: (token: string, to: string): void => {
      if (audience === 'eleve') forgetRegard();
      writeStored(TOKENS[audience], token);
      location.assign(to);
    },
  };
}

/** The service worker shows these readings offline. */
function followOwner(client: QueryClient, user_id: number | null): (() => void) | undefined {
  if (!import.meta.env.PROD || user_id === null || readRegard()) return;
  if (!navigator.serviceWorker) return;
  let gone = false;
  let stop: (() => void) | undefined;
  void import('./lectures.ts')
    .then(({ followLectures }) => followLectures(client, user_id))
    .then((end) => {
      if (gone) end();
      else stop = end;
    })
    .catch(() => undefined);
  return () => {
    gone = true;
    stop?.();
  };
}

let regardOver = false;

/** The look expired, or its supervisor lost the right. */
async function tellRegardEnded(): Promise<void> {
  const regard = readRegard();
  if (!regard || regardOver) return;
  regardOver = true;
  await alertBox({
    title: 'La vue de l’élève est terminée',
    message: `Elle dure ${PERIODES.regard.mots} au plus, et autant que votre session de l’extranet.`,
    button: 'Revenir à la fiche',
  });
  leaveRegard(regard);
}

let cookie: Promise<void> | null = null;

async function afterCookie<T>(read: () => Promise<T>): Promise<T> {
  cookie ??= fetchCsrfCookie().catch((error: unknown) => {
    cookie = null;
    throw error;
  });
  await cookie;
  return read();
}

export function firstQuery<N extends CallName>(name: N, input: InputOf<N>) {
  return {
    ...callQuery(name, input),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      afterCookie(() => call(name, input, { signal })),
  };
}

/** Follows the token across tabs; `beside` keys are deleted with it. */
function followToken(key: TokenKey, beside: readonly string[] = []) {
  const here = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    here.add(listener);
    // A page from the back-forward cache missed the storage events.
    const stop = listen(window, { storage: listener, pageshow: listener });
    return () => {
      here.delete(listener);
      stop();
    };
  };
  return {
    useToken: (): string | null | undefined =>
      useSyncExternalStore(
        subscribe,
        () => readStored(key),
        () => undefined,
      ),
    forgetToken: (): void => {
      forget(key, ...beside);
      for (const listener of here) listener();
    },
  };
}
