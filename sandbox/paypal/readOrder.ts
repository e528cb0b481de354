import { PaypalError } from './erreurs.ts';
import type { Contexte, Money, Unite } from './formes.ts';
import { type Json, LectureDeRequete, isObject } from './lecture.ts';
import { centsOf, moneyOf } from './montants.ts';

const CURRENCIES = new Set(['EUR', 'USD', 'GBP', 'CHF']);
const AMOUNT = /^-?(\d+(\.\d*)?|\.\d+)$/;

export function readMoney(
  read: LectureDeRequete,
  given: Json,
  at: string,
  zero = false,
): Money | undefined {
  read.needed(given, 'currency_code', at);
  read.needed(given, 'value', at);
  const currency = read.text(given, 'currency_code', at, 3, /^[A-Z]{3}$/);
  const value = read.text(given, 'value', at, 32, AMOUNT);
  if (currency === undefined || value === undefined) return undefined;
  const field = `${at}/value`;
  if (!CURRENCIES.has(currency))
    read.senseless('INVALID_CURRENCY_CODE', `${at}/currency_code`, currency);
  else if (/\.\d{3}/.test(value)) read.senseless('DECIMAL_PRECISION', field, value);
  else if (Number(value) < 0 && zero) read.senseless('CANNOT_BE_NEGATIVE', field, value);
  else if (Number(value) <= 0 && !zero) read.senseless('CANNOT_BE_ZERO_OR_NEGATIVE', field, value);
  else if (Number(value) > 9_999_999.99) read.senseless('MAX_VALUE_EXCEEDED', field, value);
  else return moneyOf(centsOf({ currency_code: currency, value }), currency);
  return undefined;
}

const PARTS: Record<string, 1 | -1> = {
  item_total: 1,
  tax_total: 1,
  shipping: 1,
  handling: 1,
  insurance: 1,
  shipping_discount: -1,
  discount: -1,
};

export function readAmount(
  read: LectureDeRequete,
  given: Json,
  at: string,
): Unite['amount'] | undefined {
  const amount = readMoney(read, given, at);
  const parts = read.object(given, 'breakdown', at);
  if (!parts) return amount;
  const breakdown: Record<string, Money> = {};
  let sum = 0;
  for (const [name, sign] of Object.entries(PARTS)) {
    const part = read.object(parts, name, `${at}/breakdown`);
    const money = part && readMoney(read, part, `${at}/breakdown/${name}`, true);
    if (!money) continue;
    if (amount && money.currency_code !== amount.currency_code)
      read.senseless('MULTI_CURRENCY_ORDER', `${at}/breakdown/${name}/currency_code`);
    breakdown[name] = money;
    sum += sign * centsOf(money);
  }
  if (amount && sum !== centsOf(amount))
    read.senseless('AMOUNT_MISMATCH', `${at}/value`, amount.value);
  return amount && { ...amount, breakdown };
}

function readItems(
  read: LectureDeRequete,
  unit: Json,
  at: string,
  amount: Unite['amount'] | undefined,
) {
  const { items } = unit;
  if (items === undefined) return undefined;
  if (!Array.isArray(items)) {
    read.wrong('INVALID_PARAMETER_SYNTAX', `${at}/items`);
    return undefined;
  }
  const sums = { unit_amount: 0, tax: 0 };
  let taxed = false;
  for (const [n, item] of (items as unknown[]).entries()) {
    const here = `${at}/items/${n}`;
    if (!isObject(item)) {
      read.wrong('INVALID_PARAMETER_SYNTAX', here);
      continue;
    }
    for (const name of ['name', 'quantity', 'unit_amount']) read.needed(item, name, here);
    read.text(item, 'name', here, 127);
    read.text(item, 'description', here, 127);
    read.oneOf(item, 'category', here, ['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']);
    const quantity = Number(read.text(item, 'quantity', here, 10, /^\d+$/) ?? 0);
    for (const name of ['unit_amount', 'tax'] as const) {
      const part = read.object(item, name, here);
      const money = part && readMoney(read, part, `${here}/${name}`, true);
      if (money) sums[name] += quantity * centsOf(money);
      if (money && name === 'tax') taxed = true;
    }
  }
  const compare = (total: string, sum: number, issue: string) => {
    const money = amount?.breakdown?.[total];
    const field = `${at}/amount/breakdown/${total}`;
    if (!money) read.senseless(`${issue}_REQUIRED`, field);
    else if (centsOf(money) !== sum) read.senseless(`${issue}_MISMATCH`, `${field}/value`);
  };
  if (amount) compare('item_total', sums.unit_amount, 'ITEM_TOTAL');
  if (amount && taxed) compare('tax_total', sums.tax, 'TAX_TOTAL');
  return items as Json[];
}

const LENGTHS = { description: 127, custom_id: 127, invoice_id: 127, soft_descriptor: 22 };

function readUnite(read: LectureDeRequete, unit: Json, marchand: string): Unite | undefined {
  const at = '/purchase_units/0';
  const given = read.object(unit, 'amount', at, true);
  const amount = given && readAmount(read, given, `${at}/amount`);
  const texts = Object.entries(LENGTHS).map(([name, most]) => [
    name,
    read.text(unit, name, at, most),
  ]);
  const reference_id = read.text(unit, 'reference_id', at, 256) ?? 'default';
  const items = readItems(read, unit, at, amount);
  const payee = read.object(unit, 'payee', at);
  if (payee?.merchant_id !== undefined && payee.merchant_id !== marchand)
    read.senseless('PAYEE_ACCOUNT_INVALID', `${at}/payee`);
  return amount && { reference_id, amount, ...Object.fromEntries(texts), ...(items && { items }) };
}

const ADDRESS = /^https?:\/\/[^\s"<>]+$/;

function readContexte(read: LectureDeRequete, body: Json): Contexte {
  const source = read.object(body, 'payment_source', '');
  const paypal = source && read.object(source, 'paypal', '/payment_source', true);
  const modern = paypal && read.object(paypal, 'experience_context', '/payment_source/paypal');
  const old = read.object(body, 'application_context', '');
  const given = modern ?? old ?? {};
  const at = modern ? '/payment_source/paypal/experience_context' : '/application_context';
  read.text(given, 'locale', at, 10, /^[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/);
  read.oneOf(given, 'shipping_preference', at, [
    'GET_FROM_FILE',
    'NO_SHIPPING',
    'SET_PROVIDED_ADDRESS',
  ]);
  read.oneOf(given, 'user_action', at, ['CONTINUE', 'PAY_NOW']);
  read.oneOf(given, 'landing_page', at, ['LOGIN', 'BILLING', 'GUEST_CHECKOUT', 'NO_PREFERENCE']);
  // The deprecated form nests it one level deeper.
  const method = modern ? given : (read.object(given, 'payment_method', at) ?? {});
  const name = modern ? 'payment_method_preference' : 'payee_preferred';
  const preference = read.oneOf(method, name, modern ? at : `${at}/payment_method`, [
    'UNRESTRICTED',
    'IMMEDIATE_PAYMENT_REQUIRED',
  ]);
  const texts = ['return_url', 'cancel_url'].map((each) => [
    each,
    read.text(given, each, at, 2000, ADDRESS),
  ]);
  return {
    ...Object.fromEntries(texts),
    brand_name: read.text(given, 'brand_name', at, 127)!,
    immediat: preference === 'IMMEDIATE_PAYMENT_REQUIRED',
  };
}

export function readOrder(body: Json, marchand: string, requestId: string) {
  const read = new LectureDeRequete();
  read.needed(body, 'intent', '');
  const intent = read.oneOf(body, 'intent', '', ['CAPTURE', 'AUTHORIZE']);
  const units = body.purchase_units;
  const first: unknown = Array.isArray(units) ? units[0] : undefined;
  let unite: Unite | undefined;
  if (units === undefined) read.wrong('MISSING_REQUIRED_PARAMETER', '/purchase_units');
  else if (!Array.isArray(units)) read.wrong('INVALID_PARAMETER_SYNTAX', '/purchase_units');
  else if (units.length === 0) read.wrong('INVALID_ARRAY_MIN_ITEMS', '/purchase_units');
  else if (units.length > 10) read.wrong('INVALID_ARRAY_MAX_ITEMS', '/purchase_units');
  else if (!isObject(first)) read.wrong('INVALID_PARAMETER_SYNTAX', '/purchase_units/0');
  else unite = readUnite(read, first, marchand);
  // PayPal supports both, this stand-in does not.
  if (intent === 'AUTHORIZE') read.senseless('UNSUPPORTED_INTENT', '/intent', intent);
  if (Array.isArray(units) && units.length > 1) read.senseless('NOT_SUPPORTED', '/purchase_units');
  const contexte = readContexte(read, body);
  const source = isObject(body.payment_source);
  if (source && !requestId) read.wrong('PAYPAL_REQUEST_ID_REQUIRED', 'PayPal-Request-Id');
  if (read.form.length > 0) throw new PaypalError(400, read.form);
  if (read.sense.length > 0 || !unite) throw new PaypalError(422, read.sense);
  return { unite, contexte, source };
}
