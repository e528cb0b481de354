import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import { GARDE } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';

export type Pret = NonNullable<OutputOf<'getPret'>['pret']>;

export const useGetPret = () => useQuery({ ...callQuery('getPret', {}), meta: GARDE });
