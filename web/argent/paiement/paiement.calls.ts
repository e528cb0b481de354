import { useQuery } from '@tanstack/react-query';
import { call } from '../../socle/kernel/call.ts';
import { GARDE } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';

export function useGetPaiements() {
  return useQuery({ ...callQuery('getPaiements', {}), meta: GARDE });
}

export const getStatutPaiement = (commande: string, signal?: AbortSignal) =>
  call('getStatutPaiement', { commande }, signal ? { signal } : {});

export const paiementVu = (id: number) => call('paiementVu', { id });
