import type { ARendre, Chez, Outcome } from '../port.ts';
import { eurosOf, idAndStatus } from './ordreLu.ts';
import { askPaypal } from './service.ts';

/** Sentences for staff (paypal.md#refunds). */
export const REFUS: Record<string, string> = {
  REFUND_AMOUNT_EXCEEDED:
    'PayPal a déjà rendu une partie de ce paiement\u00a0: il reste moins que ce montant.',
  CAPTURE_FULLY_REFUNDED: 'PayPal a déjà rendu tout ce paiement.',
  REFUND_TIME_LIMIT_EXCEEDED: 'PayPal ne rembourse plus un paiement après 180 jours.',
  REFUND_NOT_ALLOWED: 'PayPal n’autorise pas ce remboursement.',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'Le compte PayPal de l’école n’a pas assez d’argent.',
  PENDING_CAPTURE: 'PayPal n’a pas encore reçu cet argent\u00a0: réessayez plus tard.',
  PAYEE_ACCOUNT_RESTRICTED: 'Le compte PayPal de l’école est limité\u00a0: voyez avec PayPal.',
  INVALID_RESOURCE_ID: 'PayPal ne connaît pas ce paiement.',
};

const refused = (issue: string): Outcome => ({
  etat: 'refuse',
  raison: REFUS[issue] ? `${REFUS[issue]} (${issue})` : `PayPal refuse\u00a0: ${issue}`,
});

/** Idempotent: PayPal refunds once for a key. */
export async function refund(
  chez: Chez,
  {
    paiementChezEux,
    montant,
    cle,
    motif,
  }: Pick<ARendre, 'paiementChezEux' | 'montant' | 'cle' | 'motif'>,
): Promise<Outcome> {
  const told = await askPaypal(chez, {
    method: 'POST',
    path: `/v2/payments/captures/${encodeURIComponent(paiementChezEux)}/refund`,
    body: { amount: eurosOf(montant), note_to_payer: motif.slice(0, 250).toWellFormed() },
    cle,
  });
  if ('issue' in told) return refused(told.issue);
  const { id: fournisseurId, status } = idAndStatus.parse(told.body);
  if (status === 'COMPLETED') return { etat: 'fait', fournisseurId };
  return status === 'PENDING' ? { etat: 'enRoute' } : refused(status);
}
