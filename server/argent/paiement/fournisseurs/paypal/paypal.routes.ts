import type { FastifyInstance } from 'fastify';
import type * as paypal from '../../../../../contract/paypal.ts';
import type { Database } from '../../../../socle/db/database.ts';
import type { Environment } from '../../../../socle/config/environment.ts';
import type { Handlers } from '../../../../socle/http/mount.ts';
import { mountWebhook } from '../../../../socle/http/webhook.ts';
import { cancelPaypal } from './cancelPaypal.ts';
import { createOrderPaypal } from './createOrderPaypal.ts';
import { purchaseAccesPaypal } from './purchaseAccesPaypal.ts';
import { receivePaypal } from './receive.ts';

export const paypalRoutes: Handlers<keyof typeof paypal> = {
  createOrderPaypal,
  purchaseAccesPaypal,
  cancelPaypal,
};

/** Where PayPal sends its events: the address to register there. */
export const NOTIFICATION_PAYPAL = '/api/payment/notificationPaypal';

export function servePaypal(
  app: FastifyInstance,
  house: { database: Database; env: Environment; clock: () => Date },
): void {
  mountWebhook(app, {
    path: NOTIFICATION_PAYPAL,
    type: 'application/json',
    receive: (envoi, log) => receivePaypal(house, envoi, log),
  });
}
