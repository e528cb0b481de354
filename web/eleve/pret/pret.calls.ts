import { useQuery } from '@tanstack/react-query';
import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';
import { GARDE } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';

export type Pret = NonNullable<Output<Calls['getPret']>['pret']>;

export const useGetPret = () => useQuery({ ...callQuery('getPret', {}), meta: GARDE });
