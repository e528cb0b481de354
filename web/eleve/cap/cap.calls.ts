import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import { GARDE, changeLastRead } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';

type Lus = OutputOf<'getCap'>;

/** An optimistic step, which a room shows before the server returns it. */
export interface Fait {
  quoi: 'fait';
  acces_id: number;
  bouton: string;
  dit: string;
  to: string;
}

export type Cap = NonNullable<Lus['cap']> | Fait;
export type Etape = Omit<Lus['acces'][number], 'cap'> & { cap: Cap | null };
export interface Caps {
  cap: Cap | null;
  plan: Lus['plan'];
  acces: Etape[];
}

const capQuery = { ...callQuery('getCap', {}), meta: GARDE };

/** Cached steps show only offline, because a step must not change while one taps. */
export function useGetCap({ enabled = true } = {}) {
  const query = useQuery({ ...capQuery, enabled, refetchOnWindowFocus: true });
  const { data, isFetchedAfterMount, error } = query;
  const caps: Caps | undefined = isFetchedAfterMount || error ? data : undefined;
  return { ...query, caps };
}

/** Optimistic update; `nextOf` returns an access's new step, undefined: unchanged. */
export const noteFait = (client: QueryClient, nextOf: (etape: Etape) => Cap | undefined) =>
  changeLastRead<Caps>(client, capQuery, (lus) => withFait(lus, nextOf));

export const rereadCap = (client: QueryClient) => client.invalidateQueries(capQuery);

/** An open series comes first; other steps keep their place. */
export function withFait(lus: Caps, nextOf: Parameters<typeof noteFait>[1]): Caps | undefined {
  let { cap } = lus;
  const acces = lus.acces.map((etape) => {
    const next = nextOf(etape);
    if (!next) return etape;
    if (isSame(lus.cap, etape.cap) || next.quoi === 'reprendre') cap = next;
    return { ...etape, cap: next };
  });
  return acces.some((etape, at) => etape !== lus.acces[at]) ? { ...lus, cap, acces } : undefined;
}

const isSame = (one: Cap | null, other: Cap | null) =>
  JSON.stringify(one) === JSON.stringify(other);
