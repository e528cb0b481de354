import { useQuery } from '@tanstack/react-query';
import { GARDE } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { articlesOf } from './articles.ts';

/** Read once, and only on demand. */
export function useArticles({ enabled = true } = {}) {
  const query = useQuery({
    ...callQuery('getArticles', {}),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
    select: articlesOf,
    meta: GARDE,
  });
  return { ...query, articleOf: (numero: string) => query.data?.get(numero) };
}
