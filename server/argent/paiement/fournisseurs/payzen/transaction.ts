import type { Vads } from './signature.ts';

export interface Transaction {
  commande: string;
  uuid: string | undefined;
  /** `DEBIT` and `CREDIT` move money; others do not. */
  operation: string | undefined;
  statut: string;
  /** Cents. */
  montant: number;
  /** « 978 », or « EUR ». */
  devise: string;
  /** A notification says « PAY », « MERCH_BO » or « BATCH ». */
  source: string | undefined;
  raison: string | undefined;
}

/** The 3-D Secure authentication failed. */
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
