import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import { GARDE, changeLastRead } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';

type Lus = Output<Calls['getCap']>;

/** What was to be done is done, and the server was not asked for what comes then: its room says so. */
export interface Fait {
  quoi: 'fait';
  acces_id: number;
  bouton: string;
  /** What is done, in a sentence. */
  dit: string;
  to: string;
}

export type Cap = NonNullable<Lus['cap']> | Fait;
/** How far one access is, and what is to be done with it. */
export type Etape = Omit<Lus['acces'][number], 'cap'> & { cap: Cap | null };
export interface Caps {
  cap: Cap | null;
  acces: Etape[];
}

const capQuery = { ...callQuery('getCap', {}), meta: GARDE };

/**
 * What to do next, read anew by each screen that says it: what was kept is shown only where nothing can be
 * read, as one would else see last time's step turn into another under the thumb.
 */
export function useGetCap({ enabled = true } = {}) {
  const query = useQuery({ ...capQuery, enabled, refetchOnWindowFocus: true });
  const { data, isFetchedAfterMount, error } = query;
  const caps: Caps | undefined = isFetchedAfterMount || error ? data : undefined;
  return { ...query, caps };
}

/**
 * Something was done, and what is next is no more what the server said last. `nextOf`: what is to be done now
 * with an access; undefined where nothing has changed.
 */
export const noteFait = (client: QueryClient, nextOf: (etape: Etape) => Cap | undefined) =>
  changeLastRead<Caps>(client, capQuery, (lus) => withFait(lus, nextOf));

export const rereadCap = (client: QueryClient) => client.invalidateQueries(capQuery);

/** A series that was begun comes before all else; any other step stays behind what came before it. */
export function withFait(lus: Caps, nextOf: Parameters<typeof noteFait>[1]): Caps | undefined {
  let { cap } = lus;
  const acces = lus.acces.map((etape) => {
    const next = nextOf(etape);
    if (!next) return etape;
    if (isSame(lus.cap, etape.cap) || next.quoi === 'reprendre') cap = next;
    return { ...etape, cap: next };
  });
  return acces.some((etape, at) => etape !== lus.acces[at]) ? { cap, acces } : undefined;
}

const isSame = (one: Cap | null, other: Cap | null) =>
  JSON.stringify(one) === JSON.stringify(other);
