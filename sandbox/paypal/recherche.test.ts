import { describe, expect, test } from 'vitest';
import { HOUR, type Json, issueOf, openEssai } from './testing.ts';

const { call, paid, refund } = openEssai();

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
    for (let n = 0; n < 2; n++) await paid();
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
