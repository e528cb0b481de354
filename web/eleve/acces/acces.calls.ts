import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import type { OutputOf } from '../../../contract/index.ts';
import { GARDE } from '../../socle/kernel/garde.ts';
import { firstQuery } from '../../socle/kernel/session.tsx';

export type AccesUser = OutputOf<'getAccesUser'>['accesList'][number];

const accesQuery = { ...firstQuery('getAccesUser', {}), meta: GARDE };

/** Read at the start of the learner area; `staleTime` is what a screen tolerates. */
export function useGetAccesUser({ staleTime = Infinity, enabled = true } = {}) {
  return useQuery({ ...accesQuery, staleTime, enabled });
}

export function useReloadAcces(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: accesQuery.queryKey }), [client]);
}

/** `commence`: this visit starts the access, so the session's copy is stale. */
export function useFirstVisit(commence: boolean): void {
  const reload = useReloadAcces();
  const relue = useRef(false);
  useEffect(() => {
    if (!commence || relue.current) return;
    relue.current = true;
    void reload();
  }, [commence, reload]);
}

export function useAcces(type: AccesUser['type']): AccesUser | null {
  const { acces_id = '' } = useParams();
  const { data } = useGetAccesUser();
  if (!/^\d+$/.test(acces_id)) return null;
  const ofType = data?.accesList.filter((acces) => acces.type === type) ?? [];
  return ofType.find((acces) => acces.acces_id === Number(acces_id)) ?? null;
}
