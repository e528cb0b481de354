import { z } from 'zod';
import type { Ordre } from './paypal.queries.ts';

/** These fields of PayPal's answers are read (paypal.md#order-and-capture), no others. */

const id = z.string().regex(/^[A-Z0-9]{1,36}$/);
const money = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({
  id,
  status: z.string(),
  status_details: z.object({ reason: z.string() }).partial().optional(),
  amount: money,
  custom_id: z.string().optional(),
});
const refund = z.object({ id, status: z.string(), amount: money });
const unite = z.object({
  amount: money,
  custom_id: z.string().optional(),
  payee: z.object({ merchant_id: z.string() }).partial().optional(),
  payments: z
    .object({ captures: z.array(capture), refunds: z.array(refund) })
    .partial()
    .optional(),
});
export const ordreLu = z.object({
  id,
  intent: z.string(),
  status: z.string(),
  purchase_units: z.array(unite),
});
export type OrdreLu = z.output<typeof ordreLu>;
export type Capture = z.output<typeof capture>;

export const idAndStatus = z.object({ id, status: z.string() });

/** « 29.99 » in euros becomes cents; undefined for another currency or form. */
export function centsOf({ currency_code, value }: z.output<typeof money>): number | undefined {
  if (currency_code !== 'EUR' || !/^\d{1,7}(\.\d{1,2})?$/.test(value)) return undefined;
  return Math.round(Number(value) * 100);
}

export const eurosOf = (cents: number) => ({
  currency_code: 'EUR',
  value: (cents / 100).toFixed(2),
});

export const capturesOf = ({ purchase_units: [unite] }: OrdreLu) => unite?.payments?.captures ?? [];

/** A buyer can alter the order in the browser, so it is compared. */
export function fauteOf(
  lu: OrdreLu,
  { ordreId, commande, montant }: Pick<Ordre, 'ordreId' | 'commande' | 'montant'>,
  marchand: string,
): string | undefined {
  const [unite, ...more] = lu.purchase_units;
  const [capture, ...captures] = capturesOf(lu);
  if (lu.id !== ordreId) return `autre commande\u00a0: ${lu.id}`;
  if (lu.intent !== 'CAPTURE') return `autre intention\u00a0: ${lu.intent}`;
  if (!unite || more.length > 0) return `${lu.purchase_units.length} unités`;
  if (captures.length > 0) return `${captures.length + 1} captures`;
  for (const { value, currency_code } of [unite.amount, capture?.amount ?? unite.amount])
    if (centsOf({ value, currency_code }) !== montant)
      return `autre montant\u00a0: ${value} ${currency_code}`;
  for (const reference of [unite.custom_id, capture?.custom_id ?? unite.custom_id])
    if (reference !== commande) return `autre référence\u00a0: ${reference}`;
  if (unite.payee?.merchant_id !== marchand)
    return `autre bénéficiaire\u00a0: ${unite.payee?.merchant_id}`;
  return undefined;
}
