import { describe, expect, test } from 'vitest';
import { ALL, HOUR, issueOf, openEssai } from './testing.ts';

const { essai, tokenOf, call, bodyOf, create, choose, captureOf, paid, refund, eventOf } =
  openEssai();

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
      const wrong = await call('GET', path, undefined, {
        authorization: `Bearer ${essai.bearer}x`,
      });
      expect(wrong).toMatchObject({ http: 401, error: 'invalid_token' });
    }
    essai.late = 10 * HOUR;
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
      href: `${essai.at}/checkoutnow?token=${id}`,
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
    essai.late = 7 * HOUR;
    expect((await call('GET', `/v2/checkout/orders/${lost.id}`)).http).toBe(404);
    expect((await fetch(`${essai.at}/checkoutnow?token=${lost.id}`)).status).toBe(404);
    expect((await captureOf(kept.id)).http).toBe(201);
  });

  test('whose means is refused waits for another', async () => {
    const { id } = await create();
    await choose(id, 'refuse');
    const refused = await captureOf(id);
    expect(issueOf(refused)).toBe('422 INSTRUMENT_DECLINED');
    expect(refused.links).toContainEqual({
      href: `${essai.at}/checkoutnow?token=${id}`,
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
    essai.late = 7 * HOUR;
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
