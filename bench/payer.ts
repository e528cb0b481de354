import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from 'autocannon';
import { freePort } from '../server/socle/http/freePort.ts';
import { startPaypal } from '../sandbox/startPaypal.ts';
import { NOTIFICATION_PAYZEN } from '../server/argent/paiement/fournisseurs/payzen/index.ts';
import { CLE, fieldsOf, sign } from '../server/testing/payzen.ts';
import type { Joueur } from './fill.ts';

/** Measures the last step of a payment; orders are placed before. */

const CLIENT = 'client-de-la-mesure';
const SECRET = 'secret-de-la-mesure';
const MARCHAND = 'MARCHANDMESURE';
const AT_ONCE = 8;

/** Nobody calls this provider. */
export const CARTE = { PAYZEN_SITE_ID: '12345678', PAYZEN_CLE: CLE };

function notificationOf(form: string): string {
  const { signature: _, ...fields } = fieldsOf(form);
  const paid = {
    ...fields,
    vads_hash: 'x',
    vads_trans_uuid: randomUUID(),
    vads_operation_type: 'DEBIT',
    vads_trans_status: 'AUTHORISED',
  };
  return new URLSearchParams({ ...paid, signature: sign(paid) }).toString();
}

/** A stand-in that never notifies: the learner's call captures the money. */
export async function startWallet(folder: string) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const { stop } = startPaypal({
    host: '127.0.0.1',
    paypal: url,
    api: url,
    clientId: CLIENT,
    secret: SECRET,
    marchand: MARCHAND,
    email: 'ecole@mesure.test',
    webhookId: '',
    webhook: '',
    dossier: mkdtempSync(join(folder, 'paypal-')),
  });
  const env = {
    PAYPAL_CLIENT_ID: CLIENT,
    PAYPAL_SECRET: SECRET,
    PAYPAL_MARCHAND: MARCHAND,
    PAYPAL_API_URL: url,
  };
  return { url, env, stop };
}

interface Boutique {
  origin: string;
  headers: Record<string, string>;
  acheteurs: Iterator<Joueur>;
  acces_id: number;
}

/** Requests that pay each order: PayZen's notification, or the learner's call. */
export async function placeOrders(
  { origin, headers, acheteurs, acces_id }: Boutique,
  wallet: { url: string } | undefined,
  nombre: number,
): Promise<Request[]> {
  const post = async (url: string, body: object, more: object = {}) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
    const response = (await answer.json()) as { form?: string; orderID?: string };
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${JSON.stringify(response)}`);
    return response;
  };
  const place = async (): Promise<Request> => {
    const next = acheteurs.next();
    if (next.done) throw new Error('Everybody has bought already.');
    const own = { ...headers, authorization: `Bearer ${next.value.token}` };
    const call = wallet ? 'createOrderPaypal' : 'purchaseAccesPayzen';
    const commande = { acces: acces_id, accord: 1 };
    const { form, orderID } = await post(`${origin}/api/payment/${call}`, commande, own);
    if (!wallet)
      return {
        method: 'POST',
        path: NOTIFICATION_PAYZEN,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: notificationOf(form!),
      };
    await post(`${wallet.url}/checkoutnow`, { token: orderID, moyen: 'compte' });
    return {
      method: 'POST',
      path: '/api/payment/purchaseAccesPaypal',
      headers: own,
      body: JSON.stringify({ idTransaction: orderID }),
    };
  };
  const placed: Request[] = [];
  while (placed.length < nombre) {
    const some = Math.min(AT_ONCE, nombre - placed.length);
    placed.push(...(await Promise.all(Array.from({ length: some }, place))));
  }
  return placed;
}
