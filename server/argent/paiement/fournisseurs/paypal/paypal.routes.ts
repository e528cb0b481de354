import type * as paypal from '../../../../../contract/paypal.ts';
import type { Handlers } from '../../../../socle/http/mount.ts';
import { cancelPaypal } from './cancelPaypal.ts';
import { createOrderPaypal } from './createOrderPaypal.ts';
import { purchaseAccesPaypal } from './purchaseAccesPaypal.ts';

export const paypalRoutes: Handlers<keyof typeof paypal> = {
  createOrderPaypal,
  purchaseAccesPaypal,
  cancelPaypal,
};
