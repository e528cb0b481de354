import type { Input, Output } from '../../../../../contract/call.ts';
import type { Calls } from '../../../../../contract/index.ts';
import { call } from '../../../../socle/kernel/call.ts';

type Payzen = Calls['purchaseAccesPayzen'];

export const purchaseAccesPayzen = (input: Input<Payzen>): Promise<Output<Payzen>> =>
  call('purchaseAccesPayzen', input);
