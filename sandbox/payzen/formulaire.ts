import type { Boutique } from './boutique.ts';
import { MOYENS } from './cartes.ts';
import { instantOf } from './dates.ts';
import { type Champs, isSigned } from './signature.ts';

export interface FauteDeChamp {
  numero: string;
  champ: string;
  raison: string;
}

/** In milliseconds; the real limit is unpublished. */
const FRESH = 15 * 60_000;
const LANGUES = 'de en es fr it ja nl pl pt ru sv tr zh'.split(' ');

type Rule = readonly [
  numero: string,
  champ: string,
  isGood: (value: string) => boolean,
  need?: 'obligatoire',
];

const ans = (longest: number) => (value: string) =>
  value.length <= longest && !/[<>\p{Cc}]/u.test(value);
const oneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value);
export const isUrl = (value: string) => {
  if (value === '') return true;
  const { protocol } = URL.canParse(value) ? new URL(value) : { protocol: '' };
  return value.length <= 1024 && ['http:', 'https:'].includes(protocol);
};
const isFresh = (value: string) => {
  const at = instantOf(value);
  return at !== undefined && Math.abs(Date.now() - at) <= FRESH;
};
/** 900000 and above are reserved for the provider's own, such as refunds. */
const isTransId = (value: string) => /^[0-9a-z]{6}$/i.test(value) && !/^9\d{5}$/.test(value);
const isMail = (value: string) =>
  value === '' || (ans(150)(value) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value));

/** Each rule's number is the provider's. Several payments and other currencies are faults here. */
const RULES: Rule[] = [
  ['01', 'vads_version', oneOf('V2'), 'obligatoire'],
  ['03', 'vads_trans_id', isTransId, 'obligatoire'],
  ['04', 'vads_trans_date', isFresh, 'obligatoire'],
  ['05', 'vads_validation_mode', oneOf('', '0', '1')],
  ['06', 'vads_capture_delay', (value) => /^\d{0,3}$/.test(value)],
  ['07', 'vads_payment_config', oneOf('SINGLE'), 'obligatoire'],
  [
    '08',
    'vads_payment_cards',
    (value) => value === '' || value.split(';').every((code) => MOYENS.includes(code)),
  ],
  ['09', 'vads_amount', (value) => /^\d{1,12}$/.test(value) && Number(value) > 0, 'obligatoire'],
  ['10', 'vads_currency', oneOf('978'), 'obligatoire'],
  ['12', 'vads_language', oneOf('', ...LANGUES)],
  ['13', 'vads_order_id', ans(64)],
  ...['', '2', '3'].map((n): Rule => ['14', `vads_order_info${n}`, ans(255)]),
  ['15', 'vads_cust_email', isMail],
  ['16', 'vads_cust_id', ans(63)],
  ['17', 'vads_cust_title', ans(63)],
  ...['', 'first_', 'last_'].map((which): Rule => ['18', `vads_cust_${which}name`, ans(63)]),
  ['19', 'vads_cust_address', ans(255)],
  ['20', 'vads_cust_zip', ans(64)],
  ['21', 'vads_cust_city', ans(128)],
  ['22', 'vads_cust_country', (value) => /^([A-Z]{2})?$/.test(value)],
  ...['phone', 'cell_phone'].map((which): Rule => ['23', `vads_cust_${which}`, ans(32)]),
  ['24', 'vads_url_success', isUrl],
  ['25', 'vads_url_refused', isUrl],
  ['26', 'vads_url_referral', isUrl],
  ['27', 'vads_url_cancel', isUrl],
  ['28', 'vads_url_return', isUrl],
  ['29', 'vads_url_error', isUrl],
  ['33', 'vads_url_check', isUrl],
  ['46', 'vads_page_action', oneOf('PAYMENT'), 'obligatoire'],
  ['47', 'vads_action_mode', oneOf('INTERACTIVE'), 'obligatoire'],
  ['48', 'vads_return_mode', oneOf('', 'NONE', 'GET', 'POST')],
];

/**
 * Shop and mode come first: they decide the signature's key. `isTaken`: the trans_id was used that
 * day.
 */
export function findFaute(
  champs: Champs,
  signature: string,
  { siteId, mode, cle }: Boutique,
  isTaken: (champs: Champs) => boolean,
): FauteDeChamp | undefined {
  if (champs.vads_site_id !== siteId)
    return { numero: '02', champ: 'vads_site_id', raison: 'Cette boutique n’existe pas.' };
  if (champs.vads_ctx_mode !== mode)
    return { numero: '11', champ: 'vads_ctx_mode', raison: `La boutique est en mode ${mode}.` };
  if (!isSigned(champs, signature, cle))
    return { numero: '00', champ: 'signature', raison: 'La signature n’est pas la bonne.' };
  for (const [numero, champ, isGood, need] of RULES) {
    const value = champs[champ];
    if (value === undefined && !need) continue;
    if (!value && need) return { numero, champ, raison: 'Ce champ est obligatoire.' };
    if (!isGood(value!)) return { numero, champ, raison: 'Cette valeur n’est pas acceptée.' };
    if (numero === '03' && isTaken(champs))
      return { numero, champ, raison: 'Ce numéro a déjà servi aujourd’hui (en UTC).' };
  }
  const extra = Object.entries(champs).find(
    ([name, value]) =>
      name.startsWith('vads_ext_info_') &&
      !(/^vads_ext_info_[\w.-]{1,100}$/.test(name) && ans(255)(value)),
  );
  if (extra)
    return { numero: '91', champ: 'vads_ext_info_', raison: 'Ce champ libre n’est pas accepté.' };
  return undefined;
}
