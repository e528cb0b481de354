import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createPaypal } from './paypal.ts';

export type Json = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- what a provider answers
export interface Heard {
  body: string;
  headers: IncomingHttpHeaders;
}

export const HOUR = 3_600_000;
export const ATTACK = '<script>alert(1)</script>';
export const ALL = { prefer: 'return=representation' };

const portOf = (server: Server) => (server.address() as AddressInfo).port;
export const issueOf = ({ http, details }: Json) => `${http} ${details?.[0]?.issue}`;

export function openEssai() {
  const essai = {
    heard: [] as Heard[],
    moods: [] as number[],
    /** In milliseconds: the provider's clock runs ahead. */
    late: 0,
    at: '',
    bearer: '',
  };
  const folder = mkdtempSync(join(tmpdir(), 'paypal-'));
  let shop: Server;
  let running: ReturnType<typeof createPaypal>;
  let address: string;

  /** Events contain the address, so it is chosen before listening; a restart changes the port. */
  async function start(): Promise<void> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const port = portOf(probe);
    await new Promise((resolve) => probe.close(resolve));
    essai.at = `http://127.0.0.1:${port}`;
    address ??= essai.at;
    running = createPaypal({
      address,
      clientId: 'client',
      secret: 'secret',
      marchand: { id: 'MARCHAND00001', email: 'ecole@exemple.be' },
      webhookId: '8PT597110X687430L',
      webhook: `http://127.0.0.1:${portOf(shop)}/webhook`,
      folder,
      now: () => Date.now() + essai.late,
      waits: [5],
    });
    running.server.listen(port, '127.0.0.1');
    await once(running.server, 'listening');
  }

  async function stop(): Promise<void> {
    const closed = new Promise((resolve) => running.server.close(resolve));
    running.server.closeAllConnections();
    await closed;
  }

  beforeAll(async () => {
    shop = createServer((request, response) => {
      let body = '';
      request
        .setEncoding('utf8')
        .on('data', (some: string) => (body += some))
        .on('end', () => {
          essai.heard.push({ body, headers: request.headers });
          response.writeHead(essai.moods.shift() ?? 200).end();
        });
    }).listen(0, '127.0.0.1');
    await once(shop, 'listening');
    await start();
    essai.bearer = (await tokenOf('client:secret')).access_token;
  });
  afterAll(async () => {
    await stop();
    shop.closeAllConnections();
    shop.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    essai.heard = [];
    essai.moods = [];
    essai.late = 0;
  });

  async function tokenOf(
    credentials: string,
    body = 'grant_type=client_credentials',
  ): Promise<Json> {
    const answer = await fetch(`${essai.at}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body,
    });
    return { http: answer.status, ...((await answer.json()) as Json) };
  }

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Json> {
    const answer = await fetch(essai.at + path, {
      method,
      headers: {
        authorization: `Bearer ${essai.bearer}`,
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const told = text === '' ? {} : (JSON.parse(text) as Json);
    expect(answer.headers.get('paypal-debug-id')).toBe(
      told.debug_id ?? answer.headers.get('paypal-debug-id'),
    );
    return { http: answer.status, ...told };
  }

  let number = 0;
  const unit = (more: object = {}) => ({
    custom_id: 'paiement-1',
    invoice_id: `facture-${++number}`,
    description: 'Accès de 30 jours',
    amount: { currency_code: 'EUR', value: '29.99' },
    ...more,
  });
  const bodyOf = (more: object = {}, context: object = {}) => ({
    intent: 'CAPTURE',
    purchase_units: [unit(more)],
    payment_source: { paypal: { experience_context: { brand_name: 'Priorité', ...context } } },
  });
  const create = async (more: object = {}, context: object = {}): Promise<Json> =>
    call('POST', '/v2/checkout/orders', bodyOf(more, context), {
      'paypal-request-id': `creation-${++number}`,
      ...ALL,
    });

  async function choose(token: unknown, moyen: unknown): Promise<Json> {
    const answer = await fetch(`${essai.at}/checkoutnow`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, moyen }),
    });
    return { http: answer.status, ...((await answer.json()) as Json) };
  }
  const captureOf = (id: string, headers: Record<string, string> = ALL) =>
    call('POST', `/v2/checkout/orders/${id}/capture`, {}, headers);

  async function paid(moyen = 'compte', more: object = {}): Promise<Json> {
    const { id } = await create(more);
    await choose(id, moyen);
    const { purchase_units, ...order } = await captureOf(id);
    expect(order).toMatchObject({ http: 201, status: 'COMPLETED' });
    return purchase_units[0].payments.captures[0] as Json;
  }
  const refund = (id: string, body: unknown = {}, headers = {}) =>
    call('POST', `/v2/payments/captures/${id}/refund`, body, { ...ALL, ...headers });
  const merchant = (path: string, body = '', headers = {}) =>
    fetch(`${essai.at}/merchant/${path}`, { method: 'POST', body, redirect: 'manual', headers });
  const heardOf = (type: string, id?: string) =>
    essai.heard
      .map((each) => ({ ...each, event: JSON.parse(each.body) as Json }))
      .find(({ event }) => event.event_type === type && (!id || event.resource.id === id));
  async function eventOf(type: string, id?: string): Promise<Heard & { event: Json }> {
    await expect.poll(() => heardOf(type, id), { interval: 5 }).toBeDefined();
    return heardOf(type, id)!;
  }

  return {
    essai,
    start,
    stop,
    tokenOf,
    call,
    unit,
    bodyOf,
    create,
    choose,
    captureOf,
    paid,
    refund,
    merchant,
    eventOf,
    heardOf,
  };
}
