import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../../../socle/db/database.ts';
import type { Environment } from '../../../../socle/config/environment.ts';
import { type Limite, withLimits } from '../../../../socle/securite/rateLimit.ts';
import { fingerprint } from '../../../../socle/securite/signature.ts';
import { createTurns } from '../../../../socle/securite/turns.ts';
import { type EnvoiSigne, mountWebhook, type Told } from '../../../../socle/http/webhook.ts';
import { isNotificationKept, keepNotification } from '../../index.ts';
import {
  findOrdre,
  findOrdreOfCapture,
  findOrdreOfCommande,
  type Ordre,
} from './paypal.queries.ts';
import type { Chez, ServedHouse } from '../port.ts';
import { askPaypal } from './service.ts';
import { centsOf } from './ordreLu.ts';
import { settleOrdre } from './settle.ts';

export const NOTIFICATION_PAYPAL = '/api/payment/notificationPaypal';

export function servePaypal(app: FastifyInstance, house: ServedHouse): void {
  mountWebhook(app, {
    path: NOTIFICATION_PAYPAL,
    type: 'application/json',
    receive: (envoi, log) => receivePaypal(house, envoi, log),
  });
}

const link = z.object({ rel: z.string(), href: z.string() });
/** An event only identifies its order; nothing else in it is trusted. */
const evenement = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  event_type: z.string().max(100),
  resource: z
    .object({
      id: z.string(),
      order_id: z.string(),
      custom_id: z.string(),
      amount: z.object({ currency_code: z.string(), value: z.string() }),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string() }).partial() })
        .partial(),
      links: z.array(link),
    })
    .partial(),
});
type Evenement = z.output<typeof evenement>;

/** Forged events would use up PayPal's rate limit, which buyers need. */
const inTurn = createTurns({ atOnce: 4, waiting: 30 });

const SIGNED = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const PERSONAL = new Set(['payer', 'payment_source', 'shipping', 'payer_info']);

/** A verified event only makes us read its order. A failure is thrown, so PayPal retries. */
async function receivePaypal(
  { database, env, clock }: ServedHouse,
  { body, headers, caller }: EnvoiSigne,
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>,
): Promise<Told> {
  if (!env.PAYPAL_SECRET || !env.PAYPAL_WEBHOOK_ID)
    return { status: 503, text: 'No webhook of PayPal is set up here' };
  const told = evenementOf(body);
  const signed = signedOf(headers);
  if (!told || !signed) return { status: 400, text: 'No event of PayPal' };
  const { id: cle, event_type } = told;
  if (await isNotificationKept(database.read, 'paypal', cle))
    return { status: 200, text: 'déjà connu' };
  if (!isLikely(signed, env)) return { status: 403, text: 'Signature' };
  const store = { db: database.read, write: database.write };
  const isTrue = await withLimits(store, limitesOf(caller), clock(), async () =>
    (await inTurn(caller, () => isVerified({ env, log }, signed, body))) ? true : undefined,
  );
  if (!isTrue) {
    log.warn({ evenement: told.id }, 'an event of PayPal that PayPal does not know');
    return { status: 403, text: 'Signature' };
  }
  const now = clock();
  const ordre = await ordreOf(database.read, told);
  const keep = (trx: Db, suite: string) =>
    keepNotification(trx, {
      fournisseur: 'paypal',
      cle,
      paiement_id: ordre?.id ?? null,
      corps: withoutPeople(body),
      suite,
      dateCreation: now.toISOString(),
    });
  const repris = event_type === 'PAYMENT.CAPTURE.REVERSED' ? [reprisOf(told)] : [];
  const house = { env, log, now, write: database.write };
  const suite = ordre
    ? (await settleOrdre(house, ordre, { repris, also: keep })).suite
    : 'commande inconnue';
  if (!ordre) await database.write((trx) => keep(trx, suite));
  log.info({ evenement: cle, event_type, suite }, 'event of PayPal');
  return { status: 200, text: suite };
}

const reprisOf = ({ id, resource }: Evenement) => ({
  id: resource.id ?? id,
  montant: (resource.amount && centsOf(resource.amount)) ?? null,
});

/** Seconds. */
const QUARTER = 900;

/** Forged events are limited per caller, and over all callers. */
const limitesOf = (caller: string): Limite[] => [
  { cle: `paypal faux ${fingerprint(caller)}`, most: 30, seconds: QUARTER },
  { cle: 'paypal faux', most: 300, seconds: QUARTER },
];

/** Form, time and certificate host are checked before PayPal is asked. */
function isLikely(signed: Record<string, string>, env: Environment): boolean {
  const { auth_algo, cert_url, transmission_id, transmission_sig, transmission_time } = signed;
  return (
    auth_algo === 'SHA256withRSA' &&
    /^[\w-]{8,80}$/.test(transmission_id!) &&
    /^[A-Za-z0-9+/]{80,}={0,2}$/.test(transmission_sig!) &&
    /^\d{4}-\d\d-\d\dT[\d:.]{8,20}Z$/.test(transmission_time!) &&
    isTheirs(cert_url!, env)
  );
}

function isTheirs(address: string, { PAYPAL_API_URL }: Environment): boolean {
  const api = new URL(PAYPAL_API_URL);
  const named = URL.parse(address);
  if (named?.username !== '' || named.password !== '') return false;
  if (named.hostname === api.hostname) return named.protocol === api.protocol;
  const house = /(^|\.)paypal\.com$/;
  return house.test(api.hostname) && named.protocol === 'https:' && house.test(named.hostname);
}

function evenementOf(body: string): Evenement | undefined {
  try {
    return evenement.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

function signedOf(headers: IncomingHttpHeaders): Record<string, string> | undefined {
  const signed = Object.entries(SIGNED).map(([name, header]) => [name, headers[header]] as const);
  return signed.every(([, value]) => typeof value === 'string' && value.length < 2000)
    ? (Object.fromEntries(signed) as Record<string, string>)
    : undefined;
}

/** PayPal verifies the event byte for byte, so its exact text is embedded. */
async function isVerified(
  chez: Chez,
  signed: Record<string, string>,
  body: string,
): Promise<boolean> {
  const asked = JSON.stringify({ ...signed, webhook_id: chez.env.PAYPAL_WEBHOOK_ID });
  const told = await askPaypal(chez, {
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${asked.slice(0, -1)},"webhook_event":${body}}`,
  });
  const { verification_status } = ('body' in told ? told.body : {}) as Record<string, unknown>;
  return verification_status === 'SUCCESS';
}

async function ordreOf(db: Db, { resource }: Evenement): Promise<Ordre | undefined> {
  const { id, order_id, custom_id, supplementary_data, links = [] } = resource;
  const up = links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  const named = [supplementary_data?.related_ids?.order_id, order_id, up, id];
  for (const one of named.filter((each) => each !== undefined)) {
    const found = (await findOrdre(db, one)) ?? (await findOrdreOfCapture(db, one));
    if (found) return found;
  }
  return custom_id === undefined ? undefined : findOrdreOfCommande(db, custom_id);
}

const withoutPeople = (body: string) =>
  JSON.stringify(JSON.parse(body), (name, value: unknown) =>
    PERSONAL.has(name) ? undefined : value,
  );
