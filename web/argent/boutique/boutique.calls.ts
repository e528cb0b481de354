import { useQuery } from '@tanstack/react-query';
import type { achat } from '../../../contract/achats.ts';
import type { Call, Input, Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import { call } from '../../socle/kernel/call.ts';
import { callQuery } from '../../socle/kernel/query.ts';

type Boutique = Output<Calls['getAcces']>;
export type Offre = Boutique['accesList'][number];
export type Moyens = Boutique['moyens'];
export type Achat = Input<Call & { input: typeof achat }>;

export const useGetAcces = (bought: 0 | 1) => useQuery(callQuery('getAcces', { bought }));

export type Applique = Output<Calls['checkRemise']>;
export const checkRemise = (input: Input<Calls['checkRemise']>): Promise<Applique> =>
  call('checkRemise', input);
