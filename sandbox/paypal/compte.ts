import { refused, unknownResource } from './erreurs.ts';
import type { StorePaypal } from './store.ts';
import type { Capture, Contexte, Money, Moyen, Order, Refund, Unite } from './formes.ts';
import { newId, timeOf } from './identifiants.ts';
import { centsOf, moneyOf } from './montants.ts';

const HOUR_MS = 3_600_000;
export const APPROVAL_HOURS = 6;
export const REFUNDABLE_DAYS = 180;

export type Tell = (type: string, order: Order, refund?: Refund) => void;

export type ComptePaypal = ReturnType<typeof openCompte>;

export function openCompte(store: StorePaypal, tell: Tell, now: () => number) {
  const { orders } = store;

  function keep(order: Order, change: Partial<Order>): Order {
    const kept = { ...order, ...change, update_time: timeOf(now()) };
    store.keep('orders', kept);
    return kept;
  }

  function orderOf(id: string): Order {
    const order = orders.get(id);
    const late = order && now() - Date.parse(order.create_time) > APPROVAL_HOURS * HOUR_MS;
    if (!order || (late && !order.moyen)) throw unknownResource('order_id', id);
    return order;
  }

  function captureOf(id: string): { order: Order; capture: Capture } {
    for (const order of orders.values())
      if (order.capture?.id === id) return { order, capture: order.capture };
    throw unknownResource('capture_id', id);
  }

  function refundOf(id: string): { order: Order; refund: Refund } {
    for (const order of orders.values())
      for (const refund of order.refunds) if (refund.id === id) return { order, refund };
    throw unknownResource('refund_id', id);
  }

  function refuseDuplicate(invoice: string | undefined): void {
    if (!invoice) return;
    for (const { capture, unite } of orders.values())
      if (capture && capture.status !== 'DECLINED' && unite.invoice_id === invoice)
        throw refused('DUPLICATE_INVOICE_ID', {
          field: '/purchase_units/0/invoice_id',
          value: invoice,
          location: 'body',
        });
  }

  function create(unite: Unite, contexte: Contexte, source: boolean): Order {
    refuseDuplicate(unite.invoice_id);
    const time = timeOf(now());
    const order: Order = {
      id: newId(),
      status: source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
      source,
      unite,
      contexte,
      refunds: [],
      create_time: time,
      update_time: time,
    };
    store.keep('orders', order);
    return order;
  }

  function approve(id: string, moyen: Moyen): Order {
    const order = orderOf(id);
    if (order.capture) throw refused('ORDER_ALREADY_CAPTURED');
    if (order.contexte.immediat && moyen === 'echeck') throw refused('PAYER_CANNOT_PAY');
    const approved = keep(order, { status: 'APPROVED', moyen });
    tell('CHECKOUT.ORDER.APPROVED', approved);
    return approved;
  }

  function patch(id: string, unite: Unite): void {
    const order = orderOf(id);
    if (order.capture) throw refused('ORDER_ALREADY_COMPLETED');
    // Undocumented: may a shop lower the amount after approval?
    if (order.moyen && order.unite.amount.value !== unite.amount.value)
      throw refused('AMOUNT_CHANGE_NOT_ALLOWED');
    keep(order, { unite });
  }

  const OUTCOMES: Record<Exclude<Moyen, 'refuse'>, Pick<Capture, 'status' | 'reason'>> = {
    compte: { status: 'COMPLETED' },
    echeck: { status: 'PENDING', reason: 'ECHECK' },
    examen: { status: 'PENDING', reason: 'PENDING_REVIEW' },
    fraude: { status: 'DECLINED', reason: 'DECLINED_BY_RISK_FRAUD_FILTERS' },
  };

  function capture(id: string, approval: string): Order {
    const order = orderOf(id);
    if (order.capture) throw refused('ORDER_ALREADY_CAPTURED');
    if (!order.moyen) throw refused('ORDER_NOT_APPROVED');
    if (order.moyen === 'refuse') {
      const error = refused('INSTRUMENT_DECLINED');
      error.links.push({ href: approval, rel: 'redirect', method: 'GET' });
      throw error;
    }
    refuseDuplicate(order.unite.invoice_id);
    const time = timeOf(now());
    const taken = { ...OUTCOMES[order.moyen], id: newId(), create_time: time, update_time: time };
    const done = keep(order, { status: 'COMPLETED', capture: taken });
    tell(`PAYMENT.CAPTURE.${taken.status}`, done);
    return done;
  }

  const captured = (order: Order, capture: Capture, change: Partial<Capture>, more = {}) =>
    keep(order, { capture: { ...capture, ...change, update_time: timeOf(now()) }, ...more });

  function settle(id: string, paid: boolean): void {
    const { order, capture } = captureOf(id);
    if (capture.status !== 'PENDING') throw refused('TRANSACTION_REFUSED');
    const { reason: _, ...rest } = capture;
    const done = paid
      ? captured(order, rest, { status: 'COMPLETED' })
      : captured(order, rest, { status: 'DECLINED', reason: 'DECLINED_BY_RISK_FRAUD_FILTERS' });
    // Events say DENIED, while the API says DECLINED.
    tell(paid ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED', done);
  }

  const leftOf = ({ unite, refunds }: Order): number =>
    goneOf(refunds).reduce((left, { amount }) => left - centsOf(amount), centsOf(unite.amount));

  function refund(
    id: string,
    asked: Partial<Omit<Refund, 'id'>>,
  ): { order: Order; refund: Refund } {
    const { order, capture } = captureOf(id);
    const currency = order.unite.amount.currency_code;
    if (capture.status === 'PENDING') throw refused('PENDING_CAPTURE');
    if (capture.status === 'DECLINED') throw refused('REFUND_NOT_ALLOWED');
    if (capture.status === 'REFUNDED') throw refused('CAPTURE_FULLY_REFUNDED');
    if (now() - Date.parse(capture.create_time) > REFUNDABLE_DAYS * 24 * HOUR_MS)
      throw refused('REFUND_TIME_LIMIT_EXCEEDED');
    const left = leftOf(order);
    const amount: Money = asked.amount ?? moneyOf(left, currency);
    const field = { field: '/amount/value', value: amount.value, location: 'body' } as const;
    if (amount.currency_code !== currency) throw refused('CURRENCY_MISMATCH', field);
    if (centsOf(amount) > left) throw refused('REFUND_AMOUNT_EXCEEDED', field);
    for (const { refunds } of orders.values())
      if (asked.invoice_id && refunds.some((each) => each.invoice_id === asked.invoice_id))
        throw refused('DUPLICATE_INVOICE_ID', { field: '/invoice_id', location: 'body' });
    const back: Refund = {
      ...asked,
      id: newId(),
      retour: false,
      amount,
      create_time: timeOf(now()),
    };
    const status = centsOf(amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    const done = captured(order, capture, { status }, { refunds: [...order.refunds, back] });
    tell('PAYMENT.CAPTURE.REFUNDED', done, back);
    return { order: done, refund: back };
  }

  /** A chargeback. A capture's state afterwards is uncertain. */
  function reverse(id: string): void {
    const { order, capture } = captureOf(id);
    const left = leftOf(order);
    if (left === 0 || !['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status))
      throw refused('TRANSACTION_REFUSED');
    const back: Refund = {
      id: newId(),
      retour: true,
      amount: moneyOf(left, order.unite.amount.currency_code),
      create_time: timeOf(now()),
    };
    const change = { status: 'DECLINED', reason: 'CHARGEBACK' } as const;
    const done = captured(order, capture, change, { refunds: [...order.refunds, back] });
    tell('PAYMENT.CAPTURE.REVERSED', done, back);
  }

  /** The merchant has won: the old state's return is uncertain. */
  function restore(id: string): void {
    const { order, capture } = captureOf(id);
    const lost = order.refunds.find(({ retour, revenu }) => retour && !revenu);
    if (!lost) throw refused('TRANSACTION_REFUSED');
    const revenu = { id: newId(), create_time: timeOf(now()) };
    const refunds = order.refunds.map((each) => (each === lost ? { ...each, revenu } : each));
    const { reason: _, ...rest } = capture;
    const status = goneOf(refunds).length > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED';
    captured(order, rest, { status }, { refunds });
  }

  const newest = (): Order[] => [...orders.values()].toReversed();

  return {
    orderOf,
    captureOf,
    refundOf,
    create,
    approve,
    patch,
    capture,
    settle,
    refund,
    reverse,
    restore,
    newest,
  };
}

export const goneOf = (refunds: readonly Refund[]) => refunds.filter(({ revenu }) => !revenu);
