import { useQuery } from '@tanstack/react-query';
import type { Output } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import { GARDE } from '../kernel/garde.ts';
import { callQuery } from '../kernel/query.ts';

export type Caps = Output<Calls['getCap']>;
export type Cap = NonNullable<Caps['cap']>;
/** How far one access is, and what is to be done with it. */
export type Etape = Caps['acces'][number];

/**
 * What to do next, read anew by each screen that says it: what was kept is shown only where nothing can be
 * read, as one would else see last time's step turn into another under the thumb.
 */
export function useGetCap({ enabled = true } = {}) {
  const query = useQuery({
    ...callQuery('getCap', {}),
    enabled,
    refetchOnWindowFocus: true,
    meta: GARDE,
  });
  const { data, isFetchedAfterMount, error } = query;
  return { ...query, caps: isFetchedAfterMount || error ? data : undefined };
}
