import { useQuery } from '@tanstack/react-query';
import { GARDE } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { articlesOf } from './articles.ts';

/** What the articles are about, once they are there: read once, and only where one is to be explained. */
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
