import { createHmac } from 'node:crypto';

export type Vads = Record<string, string>;

/** HMAC-SHA-256 covers the values by name order, then the key (payzen.md#signature). */
export function signatureOf(fields: Vads, cle: string): string {
  const values = Object.keys(fields)
    .filter((name) => name.startsWith('vads_'))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((name) => fields[name]);
  return createHmac('sha256', cle)
    .update([...values, cle].join('+'), 'utf8')
    .digest('base64');
}

export interface Transaction {
  commande: string;
  uuid: string | undefined;
  /** `DEBIT` and `CREDIT` move money; others do not. */
  operation: string | undefined;
  statut: string;
  /** Cents. */
  montant: number;
  devise: string;
  /** `PAY`, `MERCH_BO` or `BATCH` in a notification. */
  source: string | undefined;
  raison: string | undefined;
}

const isNotKnown = ({ vads_trans_status, vads_threeds_status = '' }: Vads) =>
  vads_trans_status === 'REFUSED' && /^(N|R|FAILED)$/.test(vads_threeds_status);

export function transactionOf(vads: Vads): Transaction | undefined {
  const { vads_order_id, vads_trans_status, vads_amount = '', vads_currency = '' } = vads;
  if (!vads_order_id || !vads_trans_status || !/^\d{1,12}$/.test(vads_amount)) return undefined;
  const result = [vads.vads_result, vads.vads_auth_result, vads.vads_extra_result];
  const threeds = isNotKnown(vads) ? ' 3DS' : '';
  return {
    commande: vads_order_id,
    uuid: vads.vads_trans_uuid || undefined,
    operation: vads.vads_operation_type || undefined,
    statut: vads_trans_status,
    montant: Number(vads_amount),
    devise: vads_currency,
    source: vads.vads_url_check_src || undefined,
    // Positions count, so a gap keeps its place.
    raison: `${vads_trans_status} ${result.join('/').replace(/\/+$/, '')}${threeds}`.trim(),
  };
}
