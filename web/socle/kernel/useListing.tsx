import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallName, InputOf } from '../../../contract/index.ts';
import type { ListingProps, PageOfRows } from '../ui/Listing.tsx';
import { Failure } from './Failure.tsx';
import { callQuery } from './query.ts';

export function useListing<N extends CallName>(name: N, input: InputOf<N>) {
  const queries = useQueryClient();
  const list = useQuery({ ...callQuery(name, input), placeholderData: keepPreviousData });
  const failure = list.error && <Failure part error={list.error} retry={list.refetch} />;
  const readPage = (other: Partial<InputOf<N>>) =>
    queries.fetchQuery(callQuery(name, { ...input, ...other }));
  const busy = list.isPlaceholderData;
  return { read: list.error ? undefined : list.data, readPage, busy, failure };
}

interface Listed<O> extends Pick<ListingProps<never>, 'busy' | 'failure'> {
  read: O | undefined;
  readPage: (other: { page: number }) => Promise<O>;
}

/** Passes `<Listing>` the page of rows in its call's response. */
export const pagesOf = <O, R>(list: Listed<O>, pageOf: (read: O) => PageOfRows<R> | undefined) => ({
  busy: list.busy,
  failure: list.failure,
  page: list.read && pageOf(list.read),
  readPage: (page: number) => list.readPage({ page }).then(pageOf),
});
