/** The card provider's codes (payzen.md#error-codes), in words that say what to do. */
const PAYZEN: Record<string, string> = {
  INT_902:
    'PayZen juge invalide une donnée de la demande (montant ou numéro de transaction)\u00a0: vérifiez-la dans son back-office.',
  INT_905: 'PayZen ne reconnaît pas l’école\u00a0: vérifiez PAYZEN_SITE_ID et PAYZEN_MOT_DE_PASSE.',
  PSP_010: 'PayZen ne connaît pas cette transaction.',
  PSP_012: 'PayZen ne peut pas rembourser cette transaction dans son état.',
  PSP_055: 'PayZen ne peut pas rembourser cette transaction dans son état, ou pas de ce montant.',
  PSP_083: 'La banque a déjà repris ce paiement\u00a0: il n’y a plus rien à rembourser.',
  PSP_100: 'Le contrat de l’école chez PayZen ne comprend pas les remboursements par service web.',
};

/** `told`: a code, and words in English. */
export function raisonDePayzen(told: string): string {
  const [code = ''] = told.split(' ');
  return PAYZEN[code] ? `${PAYZEN[code]} (${code})` : `PayZen refuse\u00a0: ${told}`;
}

/** The wallet's issues of a refund (paypal.md#refunds). */
const PAYPAL: Record<string, string> = {
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

export const raisonDePaypal = (issue: string): string =>
  PAYPAL[issue] ? `${PAYPAL[issue]} (${issue})` : `PayPal refuse\u00a0: ${issue}`;
