import { describe, expect, test } from 'vitest';
import { ALL, HOUR, issueOf, openEssai } from './testing.ts';

const {
  essai,
  start,
  stop,
  tokenOf,
  call,
  create,
  choose,
  captureOf,
  paid,
  refund,
  merchant,
  eventOf,
} = openEssai();

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
    expect(first.links[1]).toMatchObject({
      rel: 'up',
      href: `${essai.at}/v2/payments/captures/${id}`,
    });
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
    essai.late = 181 * 24 * HOUR;
    essai.bearer = (await tokenOf('client:secret')).access_token;
    expect(issueOf(await refund(old.id))).toBe('422 REFUND_TIME_LIMIT_EXCEEDED');
    essai.late = 0;
    essai.bearer = (await tokenOf('client:secret')).access_token;
  });

  test('is taken back by a bank', async () => {
    const { id } = await paid();
    expect((await merchant(`captures/${id}/contester`)).status).toBe(303);
    const { event } = await eventOf('PAYMENT.CAPTURE.REVERSED');
    expect(event.resource.links[1].href).toBe(`${essai.at}/v2/payments/captures/${id}`);
    expect(await call('GET', `/v2/payments/captures/${id}`)).toMatchObject({
      status: 'DECLINED',
      status_details: { reason: 'CHARGEBACK' },
    });
  });
});

test('nothing is forgotten over a restart, and what was not essai.heard is told then', async () => {
  const { id } = await paid();
  await eventOf('PAYMENT.CAPTURE.COMPLETED', id);
  const key = { 'paypal-request-id': 'avant', ...ALL };
  const back = await refund(id, {}, key);
  const told = await eventOf('PAYMENT.CAPTURE.REFUNDED', back.id);
  essai.moods = Array.from({ length: 1000 }, () => 500);
  const { id: order } = await create();
  await choose(order, 'compte');
  await stop();
  essai.moods = [];
  essai.heard = [];
  await start();
  expect(await refund(id, {}, key)).toEqual({ ...back, http: 200 });
  await eventOf('CHECKOUT.ORDER.APPROVED', order);
  const { pathname } = new URL(told.headers['paypal-cert-url'] as string);
  expect((await fetch(essai.at + pathname)).status).toBe(200);
  expect(await captureOf(order)).toMatchObject({ http: 201 });
});
