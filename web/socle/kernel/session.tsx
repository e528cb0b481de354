import {
  type QueryClient,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, createContext, useCallback, useContext, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Input, Output } from '../../../contract/call.ts';
import type { CallName, Calls } from '../../../contract/index.ts';
import { alertBox } from './confirm.tsx';
import { CallError, call, fetchCsrfCookie, onSessionEnded } from './call.ts';
import { type Garde, forgetPrivate } from './garde.ts';
import { callQuery, forgetQueries } from './query.ts';
import { forgetRegard, leaveRegard, readRegard } from './regard.ts';
import { type SessionAudience, TOKENS, forget, store } from './storage.ts';
import { type Toast, toast } from './toasts.ts';
import { followToken } from './token.ts';

/** The call that says who is connected. */
type WhoCall = 'getUser' | 'getUserExtranet';
type Who<N extends WhoCall> = Output<Calls[N]>['user'];

interface Opening<N extends WhoCall> {
  audience: SessionAudience;
  who: N;
  /** What is kept beside the token, and forgotten with it. */
  beside?: readonly string[];
  /** Where who has logged out goes on. */
  exit: string;
  /** Who is connected as this browser knows it, without asking; who has one goes on without a network. */
  owner?: () => number | null;
  /** What of who is connected is kept for that. */
  garde?: Garde;
  /** Said after a log-out, and when the server says that the session is over. */
  goodbye: Toast;
  ended: Toast;
}

export interface Session<U> {
  /** There is a token: calls of this audience can be made. */
  hasToken: boolean;
  loading: boolean;
  connected: boolean;
  /** `'Empty'`: nobody. null: not known yet, or could not be read. */
  user: U | 'Empty' | null;
  /** Why the session could not be read, when it is not that it ended. */
  error: Error | null;
  logout: () => Promise<void>;
  /** Reads who is connected again, if that failed. */
  reload: () => Promise<void>;
  /** Who is connected is known from before, and in part: the server could not be asked. */
  partial: boolean;
}

/** The session of one audience in this browser. Several may be open at once: none knows of another. */
export function openSession<N extends WhoCall>(opening: Opening<N>) {
  const { audience, who, beside, exit, owner, garde, goodbye, ended } = opening;
  const { useToken, forgetToken } = followToken(TOKENS[audience], beside);
  const SessionContext = createContext<Session<Who<N>> | null>(null);
  const whoQuery = {
    ...firstQuery(who, {} as Input<Calls[N]>),
    staleTime: Infinity,
    ...(garde && { meta: { garde } }),
  };
  /** Whose token filled the query cache of this page; the server never sets it. */
  let shown: string | null = null;
  let left = false;
  const regardHere = () => (audience === 'eleve' ? readRegard() : null);

  function SessionProvider({ children }: { children: ReactNode }) {
    const navigate = useNavigate();
    const client = useQueryClient();
    const token = useToken();
    const hasToken = Boolean(token);
    // One of a union of calls, whose types TypeScript does not tell apart here.
    const read = useQuery({ ...whoQuery, enabled: hasToken } as never) as UseQueryResult<{
      status: number;
      user: Who<N>;
    }>;

    const refused = read.error instanceof CallError && read.error.status === 401;
    useEffect(() => {
      // The session that this browser may have of its own has nothing to do with it.
      if (refused && !regardHere()) forgetToken();
    }, [refused]);

    useEffect(
      () =>
        onSessionEnded((over, { message, body: { raison } }) => {
          if (over !== audience) return;
          if (regardHere()) return void tellRegardEnded();
          forgetToken();
          if (raison === undefined) toast(ended);
          else if (raison === 'ailleurs') toast({ ...ended, message });
          // Whom somebody else has thrown out reads it for as long as it takes.
          else void alertBox({ title: ended.title, message, button: 'J’ai compris' });
        }),
      [],
    );

    useEffect(() => {
      // Somebody else logged in in another tab: nothing on this page is theirs, nor may be kept as theirs
      // until the other document is there.
      if (shown && token && shown !== token) return location.reload();
      if (token === null) {
        forgetQueries(client, audience);
        // Each tab has storage of its own.
        forget(...(beside ?? []));
      }
      if (token !== undefined) shown = token;
      if (!owner) return;
      if (token === null) return void forgetPrivate().catch(() => undefined);
      return followOwner(client, token ? owner() : null);
    }, [token, client]);

    const logout = useCallback(async () => {
      // Without an answer the person still leaves this device.
      await call('logout', { extranet: audience === 'admin' }).catch(() => undefined);
      const regard = regardHere();
      if (regard) return leaveRegard(regard);
      left = true;
      forgetToken();
      toast(goodbye);
      await navigate(exit);
    }, [navigate]);

    const { refetch, isError } = read;
    const reload = useCallback(async () => {
      if (isError) await refetch();
    }, [refetch, isError]);

    const loading = token === undefined || (hasToken && read.isPending);
    const connected = hasToken && read.data?.status === 200;
    // A failed refresh of what is already known is no reason to close the page.
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
    /** Who is connected; behind the guard there is somebody. */
    useUser: (): Who<N> => {
      const { user } = useSession();
      if (user === null || user === 'Empty') throw new Error(`nobody of ${audience} is connected`);
      return user;
    },
    /** Whoever was here logged out: the page that they were on is nobody's to go back to. */
    hasLeft: (): boolean => left,
    /** Goes on with the session that a call has just begun, on a page loaded anew. */
    enter: (token: string, to: string): void => {
      if (audience === 'eleve') forgetRegard();
      store(TOKENS[audience], token);
      location.assign(to);
    },
  };
}

/** What this learner reads is kept on the device, where a worker can show it without a network. */
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

/** Half an hour is over, or who looked is no more who may: nothing on the page is theirs to see. */
async function tellRegardEnded(): Promise<void> {
  const regard = readRegard();
  if (!regard || regardOver) return;
  regardOver = true;
  await alertBox({
    title: 'La vue de l’élève est terminée',
    message: 'Elle dure une demi-heure au plus, et autant que votre session de l’extranet.',
    button: 'Revenir à la fiche',
  });
  leaveRegard(regard);
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

/** A reading that belongs to the start of a page with a session. */
export function firstQuery<N extends CallName>(name: N, input: Input<Calls[N]>) {
  return {
    ...callQuery(name, input),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      afterCookie(() => call(name, input, { signal })),
  };
}
