import type { FastifyInstance } from 'fastify';
import type * as payzen from '../../../../../contract/payzen.ts';
import type { Database } from '../../../../socle/db/database.ts';
import type { Environment } from '../../../../socle/config/environment.ts';
import type { Handlers } from '../../../../socle/http/mount.ts';
import { mountWebhook } from '../../../../socle/http/webhook.ts';
import { purchaseAccesPayzen } from './purchaseAccesPayzen.ts';
import { receivePayzen } from './receive.ts';

export const payzenRoutes: Handlers<keyof typeof payzen> = { purchaseAccesPayzen };

/** Where PayZen sends its notifications: the address to give in its back-office. */
export const NOTIFICATION_PAYZEN = '/api/payment/notificationPayzen';

export function servePayzen(
  app: FastifyInstance,
  house: { database: Database; env: Environment; clock: () => Date },
): void {
  mountWebhook(app, {
    path: NOTIFICATION_PAYZEN,
    type: 'application/x-www-form-urlencoded',
    receive: ({ body }, log) => receivePayzen(house, body, log),
  });
}
