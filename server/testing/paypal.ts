import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createPaypal } from '../../sandbox/paypal/paypal.ts';
import type { Json } from './json.ts';
import type { School } from './school.ts';
import { scratch } from './scratch.ts';

/** Network faults: request lost, answer lost, another answer, or a tampered one. */
type Travers =
  | 'muet'
  | 'perdu'
  | { status: number; body: object }
  | ((told: Json) => Json)
  | undefined;

interface Evenement {
  body: string;
  headers: IncomingHttpHeaders;
}

const CLIENT = 'client-des-tests';
const SECRET = 'secret-des-tests';
const MARCHAND = 'MARCHAND00001';
const WEBHOOK_ID = '8PT597110X687430L';

/** A stand-in behind a proxy that can spoil answers and hold back events. */
export async function openPaypal() {
  const folder = scratch('paypal');
  const events: Evenement[] = [];
  const asked: { method: string; path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const spoil: {
    answer: (method: string, path: string) => Travers;
    held?: Promise<void> | undefined;
  } = { answer: () => undefined };
  const door = createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (some: string) => (body += some))
      .on('end', () => {
        const [method, path, { headers }] = [request.method!, request.url!, request];
        if (path === '/evenements') {
          events.push({ body, headers });
          return void response.end();
        }
        asked.push({ method, path, headers, body });
        void pass(spoil.answer(method, path), { method, path, headers, body }, response);
      });
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  const paypal = createPaypal({
    address,
    clientId: CLIENT,
    secret: SECRET,
    marchand: { id: MARCHAND, email: 'ecole@exemple.be' },
    webhookId: WEBHOOK_ID,
    webhook: `${address}/evenements`,
    folder,
  });
  paypal.server.listen(0, '127.0.0.1');
  await once(paypal.server, 'listening');
  const behind = `http://127.0.0.1:${(paypal.server.address() as AddressInfo).port}`;

  async function pass(travers: Travers, call: (typeof asked)[number], response: ServerResponse) {
    const { method, path, headers, body } = call;
    await spoil.held;
    if (travers === 'muet') return void response.destroy();
    if (travers && typeof travers === 'object')
      return void response.writeHead(travers.status).end(JSON.stringify(travers.body));
    const kept = Object.entries(headers).filter(
      ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
    ) as [string, string][];
    const answer = await fetch(behind + path, {
      method,
      headers: kept,
      ...(method !== 'GET' && { body }),
    });
    const text = await answer.text();
    if (travers === 'perdu') return void response.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(travers ? JSON.stringify(travers(JSON.parse(text))) : text);
  }

  const post = async (path: string, body: object | undefined) => {
    const answer = await fetch(behind + path, {
      method: 'POST',
      redirect: 'manual',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return answer.status;
  };

  return {
    env: {
      PAYPAL_CLIENT_ID: CLIENT,
      PAYPAL_SECRET: SECRET,
      PAYPAL_MARCHAND: MARCHAND,
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
      PAYPAL_API_URL: address,
    },
    folder,
    spoil,
    asked,
    askedFor: (path: RegExp) => asked.filter((call) => path.test(call.path)),
    approve: (token: string, moyen = 'compte') => post('/checkoutnow', { token, moyen }),
    /** A hostile buyer: PayPal accepts patches from any token holder. */
    async patch(id: string, value: string) {
      const identity = Buffer.from(`${CLIENT}:${SECRET}`).toString('base64');
      const token = await fetch(`${behind}/v1/oauth2/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${identity}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      });
      const { access_token } = await token.json();
      await fetch(`${behind}/v2/checkout/orders/${id}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify([
          {
            op: 'replace',
            path: "/purchase_units/@reference_id=='default'/amount",
            value: { currency_code: 'EUR', value },
          },
        ]),
      });
    },
    act: (captureId: string, act: string) =>
      post(`/merchant/captures/${captureId}/${act}`, undefined),
    async event(type: string, about: string) {
      for (let left = 200; left > 0; left--) {
        const found = events.findLast(
          ({ body }) => body.includes(`"event_type":"${type}"`) && body.includes(about),
        );
        if (found) return found;
        await pause(10);
      }
      throw new Error(`No ${type} about ${about}.`);
    },
    forget() {
      events.length = asked.length = 0;
      spoil.answer = () => undefined;
      spoil.held = undefined;
    },
    async close() {
      paypal.stop();
      for (const server of [door, paypal.server]) {
        const closed = once(server, 'close');
        server.close();
        server.closeAllConnections();
        await closed;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function deliver(school: School, { body, headers }: Evenement) {
  const wanted = Object.entries(headers).filter(([name]) => /^(paypal-|content-type)/.test(name));
  const { statusCode, body: text } = await school.fastify.inject({
    method: 'POST',
    url: '/api/payment/notificationPaypal',
    payload: body,
    headers: Object.fromEntries(wanted) as Record<string, string>,
  });
  return { status: statusCode, text };
}
