import { QueryClient, queryOptions } from '@tanstack/react-query';
import calls from 'virtual:calls';
import type { CallName, InputOf } from '../../../contract/index.ts';
import { CallError, NetworkError, call } from './call.ts';
import type { SessionAudience } from './storage.ts';

const RETRIES = 2;

/** `always` lets queries and mutations fail offline instead of pausing silently. */
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

function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof CallError && error.status >= 500;
}

export function callQuery<N extends CallName>(name: N, input: InputOf<N>) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: ({ signal }) => call(name, input, { signal }),
  });
}

export function forgetQueries(client: QueryClient, audience: SessionAudience): void {
  client.removeQueries({
    predicate: ({ queryKey: [name], meta }) =>
      calls[name as CallName]?.audience === audience ||
      (audience === 'eleve' && meta?.garde !== undefined),
  });
  // Pending writes go on: they may be another audience's.
  const writes = client.getMutationCache();
  for (const write of writes.getAll()) if (write.state.status !== 'pending') writes.remove(write);
}
