import { goneOf } from './compte.ts';
import type { Order, Refund } from './formes.ts';
import { centsOf, feeOf, moneyOf } from './montants.ts';

export interface Marchand {
  id: string;
  email: string;
}

export const ACHETEUR = {
  payer_id: 'QYR5Z8XDVJNXQ',
  email_address: 'camille.acheteur@exemple.be',
  name: { given_name: 'Camille', surname: 'Acheteur' },
};

export type Resources = ReturnType<typeof resourcesOf>;

export function resourcesOf(address: string, marchand: Marchand) {
  const linkTo = (path: string, rel: string, method = 'GET') => ({
    href: `${address}${path}`,
    rel,
    method,
  });
  const approvalOf = (id: string) => `${address}/checkoutnow?token=${id}`;

  function linksOf({ id, source, capture, moyen }: Order) {
    const path = `/v2/checkout/orders/${id}`;
    if (capture) return [linkTo(path, 'self')];
    const approve = {
      href: approvalOf(id),
      rel: source ? 'payer-action' : 'approve',
      method: 'GET',
    };
    const after = [linkTo(path, 'update', 'PATCH'), linkTo(`${path}/capture`, 'capture', 'POST')];
    return source && !moyen
      ? [linkTo(path, 'self'), approve]
      : [linkTo(path, 'self'), approve, ...after];
  }

  function minimal(order: Order) {
    const { id, status, source } = order;
    return { id, status, ...(source && { payment_source: { paypal: {} } }), links: linksOf(order) };
  }

  function order(order: Order) {
    const { id, status, moyen, unite, create_time, update_time } = order;
    const buyer = { ...ACHETEUR, address: { country_code: 'BE' } };
    const { payer_id: account_id, ...known } = buyer;
    return {
      id,
      intent: 'CAPTURE',
      status,
      ...(moyen
        ? { payment_source: { paypal: { ...known, account_id, account_status: 'VERIFIED' } } }
        : order.source && { payment_source: { paypal: {} } }),
      purchase_units: [
        {
          ...unite,
          payee: { email_address: marchand.email, merchant_id: marchand.id },
          ...(order.capture && {
            payments: {
              captures: [capture(order)],
              ...(goneOf(order.refunds).length > 0 && {
                refunds: goneOf(order.refunds).map((each) => refund(order, each)),
              }),
            },
          }),
        },
      ],
      ...(moyen && { payer: buyer }),
      create_time,
      update_time,
      links: linksOf(order),
    };
  }

  function capture({ id: order_id, unite, capture, refunds }: Order) {
    const { id, status, reason, create_time, update_time } = capture!;
    const { currency_code, value } = unite.amount;
    const gross = centsOf(unite.amount);
    const got = refunds.length > 0 || status === 'COMPLETED';
    return {
      id,
      status,
      ...(reason && { status_details: { reason } }),
      amount: { currency_code, value },
      final_capture: true,
      seller_protection: { status: 'NOT_ELIGIBLE' },
      ...(got && {
        seller_receivable_breakdown: {
          gross_amount: moneyOf(gross, currency_code),
          paypal_fee: moneyOf(feeOf(gross), currency_code),
          net_amount: moneyOf(gross - feeOf(gross), currency_code),
        },
      }),
      ...(unite.custom_id && { custom_id: unite.custom_id }),
      ...(unite.invoice_id && { invoice_id: unite.invoice_id }),
      supplementary_data: { related_ids: { order_id } },
      payee: { email_address: marchand.email, merchant_id: marchand.id },
      create_time,
      update_time,
      links: [
        linkTo(`/v2/payments/captures/${id}`, 'self'),
        linkTo(`/v2/payments/captures/${id}/refund`, 'refund', 'POST'),
        linkTo(`/v2/checkout/orders/${order_id}`, 'up'),
      ],
    };
  }

  const refundLinks = ({ capture }: Order, { id }: Refund) => [
    linkTo(`/v2/payments/refunds/${id}`, 'self'),
    linkTo(`/v2/payments/captures/${capture!.id}`, 'up'),
  ];

  const minimalRefund = (order: Order, refund: Refund) => ({
    id: refund.id,
    status: 'COMPLETED',
    links: refundLinks(order, refund),
  });

  function refund(order: Order, refund: Refund) {
    const { id, amount, create_time, note_to_payer } = refund;
    const invoice_id = refund.invoice_id ?? order.unite.invoice_id;
    const custom_id = refund.custom_id ?? order.unite.custom_id;
    const until = order.refunds.slice(0, order.refunds.findIndex((each) => each.id === id) + 1);
    const total = until.reduce((sum, each) => sum + centsOf(each.amount), 0);
    return {
      id,
      status: 'COMPLETED',
      amount,
      ...(note_to_payer && { note_to_payer }),
      // PayPal keeps its fee.
      seller_payable_breakdown: {
        gross_amount: amount,
        paypal_fee: moneyOf(0, amount.currency_code),
        net_amount: amount,
        total_refunded_amount: moneyOf(total, amount.currency_code),
      },
      ...(invoice_id && { invoice_id }),
      ...(custom_id && { custom_id }),
      payer: { email_address: marchand.email, merchant_id: marchand.id },
      create_time,
      update_time: create_time,
      links: refundLinks(order, refund),
    };
  }

  return { linkTo, approvalOf, minimal, order, capture, minimalRefund, refund };
}
