import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../kernel/query.ts';

export function useGetPaiements() {
  return useQuery(callQuery('getPaiements', {}));
}
