import type { Input } from '../../../../../contract/call.ts';
import type { Calls } from '../../../../../contract/index.ts';
import { call } from '../../../../socle/kernel/call.ts';

type Paypal = 'createOrderPaypal' | 'purchaseAccesPaypal' | 'cancelPaypal';

const callOf =
  <N extends Paypal>(name: N) =>
  (input: Input<Calls[N]>) =>
    call(name, input);

export const createOrderPaypal = callOf('createOrderPaypal');
export const purchaseAccesPaypal = callOf('purchaseAccesPaypal');
export const cancelPaypal = callOf('cancelPaypal');
