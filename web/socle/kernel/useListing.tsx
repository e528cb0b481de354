import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Input } from '../../../contract/call.ts';
import type { CallName, Calls } from '../../../contract/index.ts';
import { Failure } from './Failure.tsx';
import { callQuery } from './query.ts';

/** `read` keeps the previous page until the next is there. */
export function useListing<N extends CallName>(name: N, input: Input<Calls[N]>) {
  const queries = useQueryClient();
  const list = useQuery({ ...callQuery(name, input), placeholderData: keepPreviousData });
  const failure = list.error && <Failure part error={list.error} retry={list.refetch} />;
  const readPage = (other: Partial<Input<Calls[N]>>) =>
    queries.fetchQuery(callQuery(name, { ...input, ...other }));
  const busy = list.isPlaceholderData;
  return { read: list.error ? undefined : list.data, readPage, busy, failure };
}
