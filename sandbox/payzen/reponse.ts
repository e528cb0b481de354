import { createHmac } from 'node:crypto';
import type { Boutique } from './boutique.ts';
import { compact } from './dates.ts';
import { isGood } from './gestes.ts';
import type { Paiement, Transaction } from './registre.ts';
import { type Champs, signatureOf } from './signature.ts';

export function reponseOf({ champs }: Paiement, transaction: Transaction): Champs {
  const { statut, type, carte } = transaction;
  const isLeft = statut === 'ABANDONED';
  const cree = compact(transaction.cree);
  const amount = String(transaction.montant);
  return {
    ...champs,
    ...(type === 'CREDIT' && { vads_trans_id: transaction.transId, vads_trans_date: cree }),
    vads_amount: amount,
    vads_trans_status: statut,
    vads_trans_uuid: transaction.id,
    vads_result: transaction.resultat,
    vads_extra_result: '',
    vads_auth_result: transaction.autorisation,
    vads_auth_mode: isLeft ? '' : 'FULL',
    vads_auth_number: transaction.autorisation === '00' ? authNumberOf(transaction.id) : '',
    // An abandoned page has neither operation nor attempt.
    ...(!isLeft && {
      vads_operation_type: type,
      vads_sequence_number: String(transaction.sequence),
    }),
    vads_effective_amount: amount,
    vads_effective_currency: champs.vads_currency!,
    vads_effective_creation_date: cree,
    vads_presentation_date: isLeft ? '' : cree,
    vads_payment_src: 'EC',
    vads_payment_error: '',
    vads_payment_certificate: '',
    vads_risk_control: '',
    vads_bank_label: '',
    vads_card_country: carte ? 'BE' : '',
    vads_card_brand: carte?.marque ?? '',
    vads_card_number: carte?.numero ?? '',
    vads_expiry_month: carte?.mois ?? '',
    vads_expiry_year: carte?.annee ?? '',
    vads_threeds_enrolled: carte?.inscrite ?? '',
    vads_threeds_status: carte?.authentifiee ?? '',
    vads_threeds_auth_type: carte?.authentifiee ? 'CHALLENGE' : '',
    vads_threeds_eci: '',
    vads_warranty_result: isGood(statut) ? (carte?.garantie ?? '') : '',
  };
}

const authNumberOf = (uuid: string) => String(Number.parseInt(uuid.slice(0, 6), 16) % 1_000_000);

/** Only notifications contain it, no browser return. */
export const hashOf = (transaction: string, { cle }: Boutique) =>
  createHmac('sha256', cle).update(transaction).digest('hex');

export interface Retour {
  url: string;
  /** NONE and GET: a link; POST: a form of these fields. */
  post?: Champs;
  /** In seconds before the automatic return; undefined: the buyer clicks. */
  attente: number | undefined;
  message: string;
}

const SUCCESS = 'success';
export type IssueDePaiement = typeof SUCCESS | 'refused' | 'cancel' | 'error';

export function retourOf(
  sent: Champs,
  issue: IssueDePaiement,
  reponse: Champs,
  { cle, retour }: Boutique,
): Retour {
  const url = sent[`vads_url_${issue}`] || sent.vads_url_return || retour;
  const which = issue === SUCCESS ? 'success' : 'error';
  const wait = sent[`vads_redirect_${which}_timeout`] ?? '';
  const attente = /^\d{1,3}$/.test(wait) ? Math.min(Number(wait), 300) : undefined;
  const message = sent[`vads_redirect_${which}_message`] ?? '';
  const signed = { ...reponse, signature: signatureOf(reponse, cle) };
  if (sent.vads_return_mode === 'POST') return { url, post: signed, attente, message };
  if (sent.vads_return_mode !== 'GET') return { url, attente, message };
  const target = new URL(url);
  const query = new URLSearchParams([...target.searchParams, ...Object.entries(signed)]);
  target.search = query.toString();
  return { url: target.href, attente, message };
}

/** Only the shop of a validly signed form learns of the refusal. */
export const refusedForm = (champs: Champs, numero: string): Champs => ({
  ...champs,
  vads_result: '30',
  vads_extra_result: numero,
  vads_trans_status: 'NOT_CREATED',
});

export function originsOf(champs: Champs, { retour }: Boutique): string[] {
  const urls = [
    retour,
    ...Object.entries(champs).map(([name, url]) => name.startsWith('vads_url_') && url),
  ];
  const origins = urls.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : []));
  return [...new Set(origins)].filter((origin) => /^https?:\/\/[\w.[\]:-]+$/.test(origin));
}
