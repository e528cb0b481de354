import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../kernel/query.ts';

/** The session reads the same query at the start of the page, so this one rarely waits. */
export function useGetAccesUser() {
  return useQuery({ ...callQuery('getAccesUser', {}), staleTime: 10_000 });
}
