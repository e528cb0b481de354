import type { Vads } from './signature.ts';

/** A transaction as the provider tells of it, by its notification or when it is asked. */
export interface Transaction {
  commande: string;
  uuid: string | undefined;
  /** `DEBIT`, `CREDIT`, or something that moves no money. */
  operation: string | undefined;
  statut: string;
  /** In cents. */
  montant: number;
  /** « 978 », or « EUR ». */
  devise: string;
  /** Who or what has made it so, where a notification says: « PAY », « MERCH_BO », « BATCH ». */
  source: string | undefined;
  /** A code of its own, for the school. */
  raison: string | undefined;
}

/** Its buyer's bank did not recognise its buyer. */
const isNotKnown = ({ vads_trans_status, vads_threeds_status = '' }: Vads) =>
  vads_trans_status === 'REFUSED' && /^(N|R|FAILED)$/.test(vads_threeds_status);

/** As a notification has it; undefined where it lacks what it takes. */
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
    // Each in its place, also where one before it is missing.
    raison: `${vads_trans_status} ${result.join('/').replace(/\/+$/, '')}${threeds}`.trim(),
  };
}
