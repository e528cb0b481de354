import { goneOf } from './compte.ts';
import { PaypalError } from './erreurs.ts';
import type { Order, Refund } from './formes.ts';
import { centsOf, feeOf, moneyOf } from './montants.ts';
import { ACHETEUR, type Marchand } from './resources.ts';

export interface Mouvement {
  id: string;
  /** T0006 a payment, T1107 a refund, T1201 a chargeback, T1202 its reversal. */
  code: 'T0006' | 'T1107' | 'T1201' | 'T1202';
  /** S done, P pending, D denied, V refunded: after a full refund V is uncertain. */
  status: 'S' | 'P' | 'D' | 'V';
  /** In cents; negative when it goes out. */
  gross: number;
  fee: number;
  currency: string;
  time: string;
  updated: string;
  order: Order;
  refund?: Refund;
}

export const movementsOf = (orders: Iterable<Order>): Mouvement[] =>
  [...orders]
    .flatMap((order): Mouvement[] => {
      const { capture, unite, refunds } = order;
      if (!capture) return [];
      const currency = unite.amount.currency_code;
      const gross = centsOf(unite.amount);
      const gone = capture.status === 'REFUNDED' || goneOf(refunds).some(({ retour }) => retour);
      const status = gone
        ? 'V'
        : capture.status === 'PENDING'
          ? 'P'
          : capture.status === 'DECLINED'
            ? 'D'
            : 'S';
      const { id, create_time: time, update_time: updated } = capture;
      const fee = status === 'S' || gone ? -feeOf(gross) : 0;
      return [
        { id, code: 'T0006', status, gross, fee, currency, time, updated, order },
        ...refunds.flatMap((refund): Mouvement[] => {
          const { id, create_time: time, amount, retour, revenu } = refund;
          const code = retour ? 'T1201' : 'T1107';
          const gross = -centsOf(amount);
          const common = { status: 'S' as const, fee: 0, currency, order, refund };
          const gone: Mouvement = { ...common, id, code, gross, time, updated: time };
          if (!revenu) return [gone];
          const again = { id: revenu.id, time: revenu.create_time, updated: revenu.create_time };
          return [gone, { ...common, ...again, code: 'T1202', gross: -gross }];
        }),
      ];
    })
    .sort((a, b) => a.time.localeCompare(b.time));

const DATE =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[Tt]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]\d{2}:?\d{2})$/;
const LONGEST = 31 * 24 * 3_600_000;

const wrong = (field: string, issue: string, value: string) =>
  new PaypalError(400, [{ field, issue, value, location: 'query' }]);

function read(query: URLSearchParams) {
  const dateOf = (name: string) => {
    const value = query.get(name) ?? '';
    if (value === '') throw wrong(name, 'MISSING_REQUIRED_PARAMETER', value);
    const at = DATE.test(value) ? Date.parse(value.toUpperCase()) : Number.NaN;
    if (Number.isNaN(at)) throw wrong(name, 'INVALID_PARAMETER_SYNTAX', value);
    return at;
  };
  const numberOf = (name: string, without: number, most: number) => {
    const value = query.get(name) ?? String(without);
    if (!/^\d{1,10}$/.test(value) || Number(value) < 1 || Number(value) > most)
      throw wrong(name, 'INVALID_PARAMETER_VALUE', value);
    return Number(value);
  };
  const from = dateOf('start_date');
  const to = dateOf('end_date');
  if (to < from) throw wrong('end_date', 'INVALID_PARAMETER_VALUE', query.get('end_date')!);
  if (to - from > LONGEST) throw wrong('end_date', 'DATE_RANGE_EXCEEDED', query.get('end_date')!);
  const size = numberOf('page_size', 100, 500);
  return { from, to, size, page: numberOf('page', 1, 2 ** 31 - 1) };
}

/**
 * `GET /v1/reporting/transactions`, without the real one's lag of up to three hours. Initial dates,
 * and `balance_affecting_records_only=N` for pending or denied payments, are uncertain.
 */
export function searchTransactions(
  query: URLSearchParams,
  all: Mouvement[],
  marchand: Marchand,
  address: string,
  now: number,
): object {
  const { from, to, size, page } = read(query);
  const wanted = (name: string, value: string) => (query.get(name) ?? value) === value;
  const found = all.filter(
    ({ time, status, id, code, currency }) =>
      Date.parse(time) >= from &&
      Date.parse(time) <= to &&
      (query.get('balance_affecting_records_only') === 'N' || status === 'S' || status === 'V') &&
      wanted('transaction_id', id) &&
      wanted('transaction_status', status) &&
      wanted('transaction_type', code) &&
      wanted('transaction_currency', currency),
  );
  const fields = (query.get('fields') ?? 'transaction_info').split(',');
  const pages = Math.ceil(found.length / size);
  const linkTo = (rel: string, to: number) => {
    const asked = new URLSearchParams(query);
    asked.set('page', String(to));
    return { href: `${address}/v1/reporting/transactions?${asked}`, rel, method: 'GET' };
  };
  return {
    transaction_details: found
      .slice((page - 1) * size, page * size)
      .map((each) => detailOf(each, fields)),
    account_number: marchand.id,
    start_date: offsetOf(new Date(from).toISOString()),
    end_date: offsetOf(new Date(to).toISOString()),
    last_refreshed_datetime: offsetOf(new Date(now).toISOString()),
    page,
    total_items: found.length,
    total_pages: pages,
    links: [
      linkTo('self', page),
      ...(page > 1 ? [linkTo('first', 1), linkTo('prev', page - 1)] : []),
      ...(page < pages ? [linkTo('next', page + 1), linkTo('last', pages)] : []),
    ],
  };
}

/** Reports write UTC as an offset without a colon. */
const offsetOf = (time: string) => `${time.slice(0, 19)}+0000`;

function detailOf(each: Mouvement, fields: string[]): object {
  const { id, code, status, gross, fee, currency, time, updated, order, refund } = each;
  const { unite, capture } = order;
  const has = (name: string) => fields.includes('all') || fields.includes(name);
  const invoice_id = refund?.invoice_id ?? unite.invoice_id;
  const custom_field = refund?.custom_id ?? unite.custom_id;
  const { payer_id: account_id, email_address, name } = ACHETEUR;
  return {
    ...(has('transaction_info') && {
      transaction_info: {
        paypal_account_id: account_id,
        transaction_id: id,
        ...(refund && { paypal_reference_id: capture!.id, paypal_reference_id_type: 'TXN' }),
        transaction_event_code: code,
        transaction_initiation_date: offsetOf(time),
        transaction_updated_date: offsetOf(updated),
        transaction_amount: moneyOf(gross, currency),
        ...(fee !== 0 && { fee_amount: moneyOf(fee, currency) }),
        transaction_status: status,
        ...(unite.description && { transaction_subject: unite.description }),
        ...(invoice_id && { invoice_id }),
        ...(custom_field && { custom_field }),
        protection_eligibility: '02',
      },
    }),
    ...(has('payer_info') && {
      payer_info: {
        account_id,
        email_address,
        address_status: 'N',
        payer_status: 'Y',
        payer_name: { ...name, alternate_full_name: `${name.given_name} ${name.surname}` },
        country_code: 'BE',
      },
    }),
    ...(has('shipping_info') && { shipping_info: {} }),
    ...(has('cart_info') && {
      cart_info: { ...(unite.items && { item_details: unite.items.map(itemOf) }) },
    }),
    ...(has('store_info') && { store_info: {} }),
    ...(has('auction_info') && { auction_info: {} }),
    ...(has('incentive_info') && { incentive_info: {} }),
  };
}

const itemOf = ({ name, quantity, unit_amount }: Record<string, unknown>) => ({
  item_name: name,
  item_quantity: quantity,
  item_unit_price: unit_amount,
});
