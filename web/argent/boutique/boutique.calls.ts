import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import type { achat } from '../../../contract/argent/achats.ts';
import type { Call, Input } from '../../../contract/call.ts';
import { callQuery } from '../../socle/kernel/query.ts';

export type Etalage = OutputOf<'getAcces'>;
export type Offre = Etalage['accesList'][number];
export type Moyens = Etalage['moyens'];
export type Achat = Input<Call & { input: typeof achat }>;

export const useGetAcces = (bought: 0 | 1) => useQuery(callQuery('getAcces', { bought }));

export type Applique = OutputOf<'checkRemise'>;

/** 1: a renewal. */
export interface Commandee {
  offre: Offre;
  bought: 0 | 1;
}
