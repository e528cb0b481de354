import { QueryClient, queryOptions } from '@tanstack/react-query';
import calls from 'virtual:calls';
import type { Input } from '../../../contract/call.ts';
import type { CallName, Calls } from '../../../contract/index.ts';
import { CallError, NetworkError, call } from './call.ts';
import type { SessionAudience } from './storage.ts';

const RETRIES = 2;

/**
 * `always`: without a network a query fails and says so, instead of waiting in silence; a
 * mutation fails at once, and its screen decides what becomes of it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        staleTime: 0,
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Worth another try: no answer at all, or a server in trouble. */
function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof CallError && error.status >= 500;
}

/** A reading call as a query: its key is its name, then its input. */
export function callQuery<N extends CallName>(name: N, input: Input<Calls[N]>) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: ({ signal }) => call(name, input, { signal }),
  });
}

/** Forgets what was read for one audience, and what has been sent: what others read stays. */
export function forgetQueries(client: QueryClient, audience: SessionAudience): void {
  client.removeQueries({
    predicate: ({ queryKey: [name], meta }) =>
      calls[name as CallName]?.audience === audience ||
      (audience === 'eleve' && meta?.garde !== undefined),
  });
  // A write has no name; one on its way goes on, since it may be somebody else's.
  const writes = client.getMutationCache();
  for (const write of writes.getAll()) if (write.state.status !== 'pending') writes.remove(write);
}
