import { Script } from 'node:vm';
import { X509Certificate, createVerify } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPaypal } from './paypal.ts';

type Json = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- what a provider answers
interface Heard {
  body: string;
  headers: IncomingHttpHeaders;
}

const folder = mkdtempSync(join(tmpdir(), 'paypal-'));
const HOUR = 3_600_000;
const ATTACK = '<script>alert(1)</script>';
let shop: Server;
let heard: Heard[] = [];
/** What the shop answers, one after the other; then that all is well. */
let moods: number[] = [];
let running: ReturnType<typeof createPaypal>;
let at: string;
let address: string;
let late = 0;
let bearer: string;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Its address is known before it listens, as events carry it; started again it has another port. */
async function start(): Promise<void> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  at = `http://127.0.0.1:${port}`;
  address ??= at;
  running = createPaypal({
    address,
    clientId: 'client',
    secret: 'secret',
    marchand: { id: 'MARCHAND00001', email: 'ecole@exemple.be' },
    webhookId: '8PT597110X687430L',
    webhook: `http://127.0.0.1:${portOf(shop)}/webhook`,
    folder,
    now: () => Date.now() + late,
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
        heard.push({ body, headers: request.headers });
        response.writeHead(moods.shift() ?? 200).end();
      });
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  await start();
  bearer = (await tokenOf('client:secret')).access_token;
});
afterAll(async () => {
  await stop();
  shop.closeAllConnections();
  shop.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  heard = [];
  moods = [];
  late = 0;
});

async function tokenOf(credentials: string, body = 'grant_type=client_credentials'): Promise<Json> {
  const answer = await fetch(`${at}/v1/oauth2/token`, {
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
  const answer = await fetch(at + path, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
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

const ALL = { prefer: 'return=representation' };
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
  const answer = await fetch(`${at}/checkoutnow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, moyen }),
  });
  return { http: answer.status, ...((await answer.json()) as Json) };
}
const captureOf = (id: string, headers: Record<string, string> = ALL) =>
  call('POST', `/v2/checkout/orders/${id}/capture`, {}, headers);

/** An order that was paid so; its capture as its answer tells it. */
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
  fetch(`${at}/merchant/${path}`, { method: 'POST', body, redirect: 'manual', headers });
const issueOf = ({ http, details }: Json) => `${http} ${details?.[0]?.issue}`;
const heardOf = (type: string, id?: string) =>
  heard
    .map((each) => ({ ...each, event: JSON.parse(each.body) as Json }))
    .find(({ event }) => event.event_type === type && (!id || event.resource.id === id));
async function eventOf(type: string, id?: string): Promise<Heard & { event: Json }> {
  await expect.poll(() => heardOf(type, id), { interval: 5 }).toBeDefined();
  return heardOf(type, id)!;
}

describe('tokens', () => {
  test('are given for credentials, and asked for everywhere', async () => {
    expect(await tokenOf('client:secret')).toMatchObject({
      http: 200,
      token_type: 'Bearer',
      expires_in: 32_400,
    });
    for (const wrong of ['client:faux', 'x', ''])
      expect(await tokenOf(wrong)).toMatchObject({ http: 401, error: 'invalid_client' });
    expect(await tokenOf('client:secret', '')).toMatchObject({ http: 400 });
    for (const path of ['/v2/checkout/orders/X', '/v2/payments/captures/X', '/v1/x']) {
      const without = await call('GET', path, undefined, { authorization: '' });
      expect(without).toMatchObject({ http: 401, name: 'AUTHENTICATION_FAILURE' });
      const wrong = await call('GET', path, undefined, { authorization: `Bearer ${bearer}x` });
      expect(wrong).toMatchObject({ http: 401, error: 'invalid_token' });
    }
    late = 10 * HOUR;
    expect(await call('GET', '/v2/payments/captures/X')).toMatchObject({ http: 401 });
  });
});

describe('an order', () => {
  test('is created, read, approved, captured, and then told whole', async () => {
    const made = await create();
    const { id } = made;
    expect(id).toMatch(/^[A-Z0-9]{17}$/);
    expect(made).toMatchObject({
      http: 201,
      intent: 'CAPTURE',
      status: 'PAYER_ACTION_REQUIRED',
      purchase_units: [{ reference_id: 'default', payee: { merchant_id: 'MARCHAND00001' } }],
    });
    expect(made.links).toContainEqual({
      href: `${at}/checkoutnow?token=${id}`,
      rel: 'payer-action',
      method: 'GET',
    });
    expect(issueOf(await captureOf(id))).toBe('422 ORDER_NOT_APPROVED');
    expect(await choose(id, 'compte')).toMatchObject({ http: 200, orderID: id });
    expect(await call('GET', `/v2/checkout/orders/${id}`)).toMatchObject({
      status: 'APPROVED',
      payer: { payer_id: expect.any(String) },
    });
    const done = await captureOf(id);
    const capture = done.purchase_units[0].payments.captures[0];
    expect(capture).toMatchObject({
      status: 'COMPLETED',
      amount: { currency_code: 'EUR', value: '29.99' },
      custom_id: 'paiement-1',
      seller_receivable_breakdown: {
        paypal_fee: { value: '1.37' },
        net_amount: { value: '28.62' },
      },
      supplementary_data: { related_ids: { order_id: id } },
    });
    const read = await call('GET', `/v2/payments/captures/${capture.id}`);
    expect(read).toEqual({ http: 200, ...capture });
    expect(issueOf(await captureOf(id))).toBe('422 ORDER_ALREADY_CAPTURED');
    expect((await choose(id, 'compte')).http).toBe(422);
    expect((await eventOf('CHECKOUT.ORDER.APPROVED', id)).event.resource.status).toBe('APPROVED');
  });

  test('is told short unless it is asked for whole; without a source it is as it was before', async () => {
    const { payment_source: _, ...body } = bodyOf();
    const made = await call('POST', '/v2/checkout/orders', {
      ...body,
      application_context: { payment_method: { payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' } },
    });
    expect(Object.keys(made).sort()).toEqual(['http', 'id', 'links', 'status']);
    expect(made).toMatchObject({ status: 'CREATED' });
    expect(made.links[1].rel).toBe('approve');
    expect(await choose(made.id, 'echeck')).toMatchObject({ http: 422 });
    await choose(made.id, 'compte');
    expect(Object.keys(await captureOf(made.id, {})).sort()).toEqual([
      'http',
      'id',
      'links',
      'status',
    ]);
  });

  const amount = (value: unknown, more: object = {}) => ({
    amount: { currency_code: 'EUR', value, ...more },
  });
  const euros = (value: string) => ({ currency_code: 'EUR', value });
  const item = (more: object = {}) => ({
    name: 'Accès',
    quantity: '2',
    unit_amount: euros('10.00'),
    ...more,
  });
  test.each([
    ['400 INVALID_PARAMETER_SYNTAX', amount('29,99')],
    ['400 INVALID_PARAMETER_SYNTAX', amount(29.99)],
    ['400 MISSING_REQUIRED_PARAMETER', amount('')],
    ['422 DECIMAL_PRECISION', amount('29.999')],
    ['422 CANNOT_BE_ZERO_OR_NEGATIVE', amount('0.00')],
    ['422 CANNOT_BE_ZERO_OR_NEGATIVE', amount('-1')],
    ['422 INVALID_CURRENCY_CODE', { amount: { currency_code: 'XXX', value: '1.00' } }],
    ['400 INVALID_PARAMETER_SYNTAX', { amount: { currency_code: 'eur', value: '1.00' } }],
    ['422 AMOUNT_MISMATCH', amount('20.00', { breakdown: { item_total: euros('19.99') } })],
    ['422 ITEM_TOTAL_REQUIRED', { ...amount('20.00'), items: [item()] }],
    [
      '422 ITEM_TOTAL_MISMATCH',
      { ...amount('21.00', { breakdown: { item_total: euros('21.00') } }), items: [item()] },
    ],
    [
      '422 TAX_TOTAL_MISMATCH',
      {
        ...amount('25.00', {
          breakdown: { item_total: euros('20.00'), tax_total: euros('5.00') },
        }),
        items: [item({ tax: euros('2.10') })],
      },
    ],
    ['400 INVALID_STRING_LENGTH', { custom_id: 'x'.repeat(128) }],
    ['400 INVALID_STRING_LENGTH', { invoice_id: 'x'.repeat(128) }],
    ['400 INVALID_STRING_LENGTH', { soft_descriptor: 'x'.repeat(23) }],
    ['422 PAYEE_ACCOUNT_INVALID', { payee: { merchant_id: 'QUELQUUN' } }],
  ])('is refused: %s', async (issue, more) => {
    const answer = await create(more);
    expect(issueOf(answer)).toBe(issue);
    expect(answer.name).toBe(answer.http === 400 ? 'INVALID_REQUEST' : 'UNPROCESSABLE_ENTITY');
    expect(answer.details[0].field).toMatch(/^\/purchase_units\/0\//);
  });

  test('whose sums are right is taken, and its amount has two decimals', async () => {
    const made = await create({
      ...amount('24.2', { breakdown: { item_total: euros('20'), tax_total: euros('4.20') } }),
      items: [item({ tax: euros('2.10') })],
    });
    expect(made).toMatchObject({ http: 201, purchase_units: [{ amount: { value: '24.20' } }] });
  });

  test('is refused whole for what stands beside its unit', async () => {
    const post = async (body: unknown, headers = {}) =>
      issueOf(await call('POST', '/v2/checkout/orders', body, headers));
    const id = { 'paypal-request-id': 'autre' };
    expect(await post(bodyOf())).toBe('400 PAYPAL_REQUEST_ID_REQUIRED');
    expect(await post({ ...bodyOf(), intent: 'DONNER' }, id)).toBe('400 INVALID_PARAMETER_VALUE');
    expect(await post({ ...bodyOf(), intent: 'AUTHORIZE' }, id)).toBe('422 UNSUPPORTED_INTENT');
    expect(await post({ ...bodyOf(), purchase_units: [] }, id)).toBe('400 INVALID_ARRAY_MIN_ITEMS');
    expect(await post({}, id)).toBe('400 MISSING_REQUIRED_PARAMETER');
    expect(await post(bodyOf({}, { return_url: 'javascript:alert(1)' }), id)).toBe(
      '400 INVALID_PARAMETER_SYNTAX',
    );
    for (const text of ['', '{', '[]', '"x"', 'null'])
      expect(await post(text, id), text).toBe('400 MALFORMED_REQUEST_JSON');
    expect(
      await call('POST', '/v2/checkout/orders', '{}', { 'content-type': 'text/plain' }),
    ).toMatchObject({ http: 415 });
    expect(await call('DELETE', '/v2/checkout/orders/X')).toMatchObject({ http: 405 });
    expect(issueOf(await call('GET', '/v2/checkout/orders/X'))).toBe('404 INVALID_RESOURCE_ID');
    expect((await captureOf('INCONNU')).name).toBe('RESOURCE_NOT_FOUND');
  });

  test('pays an invoice once', async () => {
    const invoice_id = 'facture-double';
    const second = await create({ invoice_id });
    await choose(second.id, 'compte');
    await paid('compte', { invoice_id });
    expect(issueOf(await create({ invoice_id }))).toBe('422 DUPLICATE_INVOICE_ID');
    expect(issueOf(await captureOf(second.id))).toBe('422 DUPLICATE_INVOICE_ID');
  });

  test('is patched until it is approved', async () => {
    const { id } = await create();
    const patch = (path: string, value?: unknown, op = 'replace') =>
      call('PATCH', `/v2/checkout/orders/${id}`, [{ op, path, value }]);
    const here = "/purchase_units/@reference_id=='default'";
    expect(await patch(`${here}/amount`, euros('19.5'))).toEqual({ http: 204 });
    expect(await patch(`${here}/custom_id`, 'autre')).toEqual({ http: 204 });
    expect(await patch(`${here}/description`, undefined, 'remove')).toEqual({ http: 204 });
    const { purchase_units } = await call('GET', `/v2/checkout/orders/${id}`);
    expect(purchase_units[0]).toMatchObject({ amount: euros('19.50'), custom_id: 'autre' });
    expect(purchase_units[0]).not.toHaveProperty('description');
    expect(issueOf(await patch('amount', euros('1')))).toBe('422 INVALID_JSON_POINTER_FORMAT');
    for (const path of ['/intent', `${here}/constructor`, `${here}/__proto__`])
      expect(issueOf(await patch(path, 'x')), path).toBe('422 NOT_PATCHABLE');
    expect(issueOf(await patch(`${here.replace('default', 'x')}/amount`, euros('1')))).toBe(
      '422 REFERENCE_ID_NOT_FOUND',
    );
    expect(issueOf(await patch(`${here}/amount`, euros('1,5')))).toBe(
      '400 INVALID_PARAMETER_SYNTAX',
    );
    await choose(id, 'compte');
    expect(issueOf(await patch(`${here}/amount`, euros('1')))).toBe(
      '422 AMOUNT_CHANGE_NOT_ALLOWED',
    );
    await captureOf(id);
    expect(issueOf(await patch(`${here}/amount`, euros('1')))).toBe('422 ORDER_ALREADY_COMPLETED');
  });

  test('that nobody approves is gone after six hours', async () => {
    const [lost, kept] = [await create(), await create()];
    await choose(kept.id, 'compte');
    late = 7 * HOUR;
    expect((await call('GET', `/v2/checkout/orders/${lost.id}`)).http).toBe(404);
    expect((await fetch(`${at}/checkoutnow?token=${lost.id}`)).status).toBe(404);
    expect((await captureOf(kept.id)).http).toBe(201);
  });

  test('whose means is refused waits for another', async () => {
    const { id } = await create();
    await choose(id, 'refuse');
    const refused = await captureOf(id);
    expect(issueOf(refused)).toBe('422 INSTRUMENT_DECLINED');
    expect(refused.links).toContainEqual({
      href: `${at}/checkoutnow?token=${id}`,
      rel: 'redirect',
      method: 'GET',
    });
    await choose(id, 'compte');
    expect(await captureOf(id)).toMatchObject({ http: 201 });
  });
});

describe('a call made again', () => {
  test('with its id does nothing twice, and with another body is refused', async () => {
    const headers = { 'paypal-request-id': 'une-fois', ...ALL };
    const body = bodyOf();
    const first = await call('POST', '/v2/checkout/orders', body, headers);
    const again = await call('POST', '/v2/checkout/orders', body, headers);
    expect(again).toEqual({ ...first, http: 200 });
    expect(issueOf(await call('POST', '/v2/checkout/orders', bodyOf(), headers))).toBe(
      '422 DUPLICATE_REQUEST_ID',
    );
    await choose(first.id, 'compte');
    const taken = await captureOf(first.id, headers);
    expect(await captureOf(first.id, headers)).toEqual({ ...taken, http: 200 });
    const [{ id }] = taken.purchase_units[0].payments.captures;
    const part = { amount: { currency_code: 'EUR', value: '5.00' } };
    const back = await refund(id, part, headers);
    expect(await refund(id, part, headers)).toEqual({ ...back, http: 200 });
    expect(
      (await call('GET', `/v2/checkout/orders/${first.id}`)).purchase_units[0].payments.refunds,
    ).toHaveLength(1);
    const long = { 'paypal-request-id': 'x'.repeat(109) };
    expect(issueOf(await captureOf(first.id, long))).toBe('400 INVALID_STRING_LENGTH');
    late = 7 * HOUR;
    expect(issueOf(await captureOf(first.id, headers))).toBe('422 ORDER_ALREADY_CAPTURED');
  });

  test('fails as it is told to', async () => {
    const mock = (code: string) => ({
      'paypal-mock-response': JSON.stringify({ mock_application_codes: code }),
    });
    const { id } = await create();
    await choose(id, 'compte');
    expect(issueOf(await captureOf(id, mock('INSTRUMENT_DECLINED')))).toBe(
      '422 INSTRUMENT_DECLINED',
    );
    expect(await captureOf(id, mock('INTERNAL_SERVER_ERROR'))).toMatchObject({ http: 500 });
    expect(await captureOf(id, { 'paypal-mock-response': '{' })).toMatchObject({ http: 201 });
  });
});

describe('money', () => {
  test('that is pending ends completed, or denied', async () => {
    for (const [moyen, reason, act, type, status] of [
      ['echeck', 'ECHECK', 'accepter', 'COMPLETED', 'COMPLETED'],
      ['examen', 'PENDING_REVIEW', 'refuser', 'DENIED', 'DECLINED'],
    ]) {
      const { id, ...capture } = await paid(moyen);
      expect(capture).toMatchObject({ status: 'PENDING', status_details: { reason } });
      expect(capture).not.toHaveProperty('seller_receivable_breakdown');
      await eventOf('PAYMENT.CAPTURE.PENDING', id);
      expect(issueOf(await refund(id))).toBe('422 PENDING_CAPTURE');
      expect((await merchant(`captures/${id}/${act}`)).status).toBe(303);
      expect((await eventOf(`PAYMENT.CAPTURE.${type}`, id)).event.resource.status).toBe(status);
      expect(await call('GET', `/v2/payments/captures/${id}`)).toMatchObject({ status });
      expect((await merchant(`captures/${id}/${act}`)).status).toBe(422);
    }
  });

  test('may be declined at once, in an order that is completed all the same', async () => {
    const { id, status } = await paid('fraude');
    expect(status).toBe('DECLINED');
    await eventOf('PAYMENT.CAPTURE.DECLINED', id);
    expect(issueOf(await refund(id))).toBe('422 REFUND_NOT_ALLOWED');
  });

  test('is given back in part, then whole, and no more', async () => {
    const { id } = await paid();
    const part = (value: string, currency_code = 'EUR') => ({ amount: { currency_code, value } });
    expect(issueOf(await refund(id, part('30.00')))).toBe('422 REFUND_AMOUNT_EXCEEDED');
    expect(issueOf(await refund(id, part('1.00', 'USD')))).toBe('422 CURRENCY_MISMATCH');
    expect(issueOf(await refund(id, part('1.001')))).toBe('422 DECIMAL_PRECISION');
    expect(issueOf(await refund(id, { note_to_payer: 'x'.repeat(256) }))).toBe(
      '400 INVALID_STRING_LENGTH',
    );
    const first = await refund(id, {
      ...part('10.00'),
      invoice_id: 'avoir-1',
      note_to_payer: 'Ok',
    });
    expect(first).toMatchObject({ http: 201, status: 'COMPLETED', amount: { value: '10.00' } });
    expect(first.links[1]).toMatchObject({ rel: 'up', href: `${at}/v2/payments/captures/${id}` });
    expect(await call('GET', `/v2/payments/captures/${id}`)).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
    });
    const double = { ...part('1.00'), invoice_id: 'avoir-1' };
    expect(issueOf(await refund(id, double))).toBe('422 DUPLICATE_INVOICE_ID');
    const rest = await refund(id, '');
    expect(rest).toMatchObject({
      amount: { value: '19.99' },
      seller_payable_breakdown: { total_refunded_amount: { value: '29.99' } },
    });
    expect(await call('GET', `/v2/payments/refunds/${rest.id}`)).toEqual({ ...rest, http: 200 });
    expect(issueOf(await refund(id))).toBe('422 CAPTURE_FULLY_REFUNDED');
    expect(issueOf(await call('GET', '/v2/payments/refunds/X'))).toBe('404 INVALID_RESOURCE_ID');
    expect(issueOf(await refund('X'))).toBe('404 INVALID_RESOURCE_ID');
    const { event } = await eventOf('PAYMENT.CAPTURE.REFUNDED', rest.id);
    expect(event).toMatchObject({ resource_type: 'refund', resource: { links: rest.links } });
    const old = await paid();
    late = 181 * 24 * HOUR;
    bearer = (await tokenOf('client:secret')).access_token;
    expect(issueOf(await refund(old.id))).toBe('422 REFUND_TIME_LIMIT_EXCEEDED');
    late = 0;
    bearer = (await tokenOf('client:secret')).access_token;
  });

  test('is taken back by a bank', async () => {
    const { id } = await paid();
    expect((await merchant(`captures/${id}/contester`)).status).toBe(303);
    const { event } = await eventOf('PAYMENT.CAPTURE.REVERSED');
    expect(event.resource.links[1].href).toBe(`${at}/v2/payments/captures/${id}`);
    expect(await call('GET', `/v2/payments/captures/${id}`)).toMatchObject({
      status: 'DECLINED',
      status_details: { reason: 'CHARGEBACK' },
    });
  });
});

describe('an event', () => {
  const verify = (body: string) => call('POST', '/v1/notifications/verify-webhook-signature', body);
  const postback = ({ headers, body }: Heard, more: object = {}, event = body) => {
    const said = JSON.stringify({
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: '8PT597110X687430L',
      ...more,
    });
    return verify(`${said.slice(0, -1)} , "webhook_event" : ${event}\n}`);
  };

  test('is signed over its very bytes, by a certificate that anybody reads', async () => {
    const { id } = await paid('compte', { description: 'Été « } " \\ »' });
    const told = await eventOf('PAYMENT.CAPTURE.COMPLETED', id);
    const { headers, body } = told;
    const pem = await (await fetch(headers['paypal-cert-url'] as string)).text();
    const certificate = new X509Certificate(pem);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now());
    const words = [
      headers['paypal-transmission-id'],
      headers['paypal-transmission-time'],
      '8PT597110X687430L',
      crc32(body),
    ].join('|');
    const signature = headers['paypal-transmission-sig'] as string;
    const check = createVerify('sha256').update(words);
    expect(check.verify(certificate.publicKey, signature, 'base64')).toBe(true);
    expect(await postback(told)).toEqual({ http: 200, verification_status: 'SUCCESS' });
  });

  test('that was touched is none of ours', async () => {
    const { id } = await paid();
    const told = await eventOf('PAYMENT.CAPTURE.COMPLETED', id);
    const failure = { http: 200, verification_status: 'FAILURE' };
    expect(await postback(told, {}, told.body.replace('29.99', '29.98'))).toEqual(failure);
    // The same event in other words: a shop that writes it anew is told so.
    expect(await postback(told, {}, JSON.stringify(told.event, null, 1))).toEqual(failure);
    for (const [name, value] of Object.entries({
      webhook_id: 'AUTRE',
      auth_algo: 'SHA1withRSA',
      cert_url: 'https://ailleurs.example/cert',
      transmission_id: 'x',
      transmission_sig: 'x',
      transmission_time: '2020-01-01T00:00:00Z',
    }))
      expect(await postback(told, { [name]: value }), name).toEqual(failure);
    expect(issueOf(await postback(told, { webhook_id: '' }))).toBe(
      '400 MISSING_REQUIRED_PARAMETER',
    );
    for (const text of ['', '{', '[]', '{}', '{"webhook_event":1}'])
      expect((await verify(text)).http, text).toBe(400);
  });

  test('is told again until the shop has heard it, and when the merchant wants it', async () => {
    moods = [500, 302, 503];
    const { id } = await create();
    await choose(id, 'compte');
    await expect.poll(() => heard.length, { interval: 5 }).toBe(4);
    expect(new Set(heard.map(({ body }) => body)).size).toBe(1);
    const { event } = await eventOf('CHECKOUT.ORDER.APPROVED', id);
    expect((await merchant(`evenements/${event.id}/renvoyer`)).status).toBe(303);
    await expect.poll(() => heard.length, { interval: 5 }).toBe(5);
    const path = `/v1/notifications/webhooks-events/${event.id}/resend`;
    expect(await call('POST', path, {})).toMatchObject({ http: 202 });
    await expect.poll(() => heard.length, { interval: 5 }).toBe(6);
  });
});

describe('the report', () => {
  const DAY = 24 * HOUR;
  const iso = (time: number) => new Date(time).toISOString();
  const search = (more: Record<string, string> = {}) => {
    const now = Date.now();
    const span = { start_date: iso(now - DAY), end_date: iso(now + DAY), ...more };
    return call('GET', `/v1/reporting/transactions?${new URLSearchParams(span)}`);
  };

  test('tells what came in and what went back', async () => {
    const kept = await paid();
    const given = await paid();
    const back = await refund(given.id);
    const wait = await paid('echeck');
    const gone = await paid('fraude');
    const { transaction_details } = await search({ fields: 'all', page_size: '500' });
    const found = (id: string, from: Json[] = transaction_details) =>
      from.find(({ transaction_info }) => transaction_info.transaction_id === id);
    expect(found(kept.id)).toMatchObject({
      transaction_info: {
        transaction_event_code: 'T0006',
        transaction_status: 'S',
        transaction_amount: { currency_code: 'EUR', value: '29.99' },
        fee_amount: { currency_code: 'EUR', value: '-1.37' },
        custom_field: 'paiement-1',
        invoice_id: kept.invoice_id,
      },
      payer_info: { country_code: 'BE' },
    });
    expect(found(given.id)!.transaction_info.transaction_status).toBe('V');
    expect(found(back.id)!.transaction_info).toMatchObject({
      transaction_event_code: 'T1107',
      paypal_reference_id: given.id,
      transaction_amount: { value: '-29.99' },
    });
    expect(found(wait.id)).toBeUndefined();
    const all = await search({ balance_affecting_records_only: 'N', page_size: '500' });
    expect(found(wait.id, all.transaction_details)!.transaction_info.transaction_status).toBe('P');
    expect(found(gone.id, all.transaction_details)!.transaction_info.transaction_status).toBe('D');
    expect(found(gone.id, all.transaction_details)).not.toHaveProperty('payer_info');
    const second = await search({ page_size: '2', page: '2' });
    expect(second.transaction_details).toHaveLength(2);
    expect(second.links.map(({ rel }: Json) => rel)).toEqual(
      expect.arrayContaining(['prev', 'next']),
    );
    expect(second.total_pages).toBe(Math.ceil(second.total_items / 2));
  });

  test.each([
    ['MISSING_REQUIRED_PARAMETER', { start_date: '' }],
    ['INVALID_PARAMETER_SYNTAX', { end_date: '2026-01-01' }],
    ['INVALID_PARAMETER_VALUE', { end_date: iso(0) }],
    ['DATE_RANGE_EXCEEDED', { start_date: iso(Date.now() - 40 * DAY) }],
    ['INVALID_PARAMETER_VALUE', { page_size: '501' }],
    ['INVALID_PARAMETER_VALUE', { page: '0' }],
  ])('refuses: %s', async (issue, more) => {
    expect(issueOf(await search(more as Record<string, string>))).toBe(`400 ${issue}`);
  });
});

describe('the pages', () => {
  const get = async (path: string) => {
    const answer = await fetch(at + path);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test('give the script to its own shops, and no other', async () => {
    const right = 'client-id=client&currency=EUR&intent=capture&components=buttons&locale=fr_BE';
    const { status, text, headers } = await get(`/sdk/js?${right}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('javascript');
    expect(text).not.toMatch(/\beval\b|new Function|interface /);
    expect(() => new Script(text)).not.toThrow();
    for (const wrong of ['', 'client-id=autre', `${right}x`, right.replace('EUR', 'BEF')])
      expect((await get(`/sdk/js?${wrong}`)).status, wrong).toBe(400);
    const button = await get('/smart/buttons?color=blue&label=pay&uid=1');
    expect(button.text).toContain('aria-label="PayPal"');
    expect(button.headers.get('content-security-policy')).toContain('frame-ancestors *');
  });

  test('repeat nothing that would act', async () => {
    const made = await create(
      { description: ATTACK, custom_id: '"\'><b>', invoice_id: `=1+1${ATTACK}` },
      { brand_name: ATTACK, cancel_url: 'https://ecole.example/?x=1' },
    );
    const window = await get(`/checkoutnow?token=${made.id}`);
    expect(window.text).toContain('29,99');
    expect(window.text).toContain(`https://ecole.example/?x=1&amp;token=${made.id}`);
    await choose(made.id, 'compte');
    await captureOf(made.id);
    const list = await get('/merchant');
    for (const { text, headers } of [window, list, await get(`/checkoutnow?token=${ATTACK}`)]) {
      expect(text).not.toContain('<script>alert');
      expect(text).not.toContain('"\'><b>');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(list.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const { text } = await get('/merchant/activite.csv');
    expect(text).toMatch(/^\uFEFF?"Date","Heure"/);
    expect(text).toContain(`"29,99","-1,37","28,62"`);
    expect(text).toContain(`"'=1+1${ATTACK}"`);
  });

  test('let the merchant alone give back', async () => {
    const { id } = await paid();
    const path = `captures/${id}/rembourser`;
    expect((await merchant(path, '', { origin: 'https://ailleurs.example' })).status).toBe(403);
    expect(await (await merchant(path, 'montant=x')).text()).toContain('s’écrit comme 12,50');
    expect((await merchant(path, 'montant=10,50', { origin: at })).status).toBe(303);
    expect(await (await merchant(path, 'montant=20')).text()).toContain('dépasse');
    expect((await merchant('captures/X/rembourser')).status).toBe(422);
    expect((await merchant('x/y/z')).status).toBe(404);
  });

  test('break on nothing that is sent', async () => {
    for (const path of [
      '/%',
      '/v2/checkout/orders/%',
      '//',
      '/checkoutnow?token=%00',
      '/x',
      '/smart/buttons?color=constructor&shape=__proto__',
    ])
      expect((await get(path)).status, path).toBeLessThan(500);
    expect((await choose({ a: 1 }, 'compte')).http).toBe(400);
    expect((await choose('X', 'toString')).http).toBe(400);
    expect((await choose('__proto__', 'compte')).http).toBe(404);
    const long = await fetch(`${at}/checkoutnow`, { method: 'POST', body: 'x'.repeat(1_100_000) });
    expect(long.status).toBe(413);
  });
});

test('nothing is forgotten over a restart, and what was not heard is told then', async () => {
  const { id } = await paid();
  await eventOf('PAYMENT.CAPTURE.COMPLETED', id);
  const key = { 'paypal-request-id': 'avant', ...ALL };
  const back = await refund(id, {}, key);
  const told = await eventOf('PAYMENT.CAPTURE.REFUNDED', back.id);
  moods = Array.from({ length: 1000 }, () => 500);
  const { id: order } = await create();
  await choose(order, 'compte');
  await stop();
  moods = [];
  heard = [];
  await start();
  expect(await refund(id, {}, key)).toEqual({ ...back, http: 200 });
  await eventOf('CHECKOUT.ORDER.APPROVED', order);
  const { pathname } = new URL(told.headers['paypal-cert-url'] as string);
  expect((await fetch(at + pathname)).status).toBe(200);
  expect(await captureOf(order)).toMatchObject({ http: 201 });
});
