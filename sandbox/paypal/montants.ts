import { euros } from '../ecriture.ts';
import type { Money } from './formes.ts';

/** Integer cents from `"29.99"`, already validated by `readOrder.ts`. */
export function centsOf({ value }: Money): number {
  const [whole = '', part = ''] = value.replace('-', '').split('.');
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return value.startsWith('-') ? -cents : cents;
}

export const moneyOf = (cents: number, currency_code: string): Money => ({
  currency_code,
  value: (cents / 100).toFixed(2),
});

/** PayPal's Belgian tariff at the time of writing: 3.40 % and €0.35. */
export const feeOf = (cents: number): number => Math.min(cents, Math.round(cents * 0.034) + 35);

export const sayMoney = (money: Money): string =>
  money.currency_code === 'EUR'
    ? euros(centsOf(money))
    : `${money.value.replace('.', ',')} ${money.currency_code}`;
