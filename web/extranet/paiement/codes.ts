import type { Lu } from './mots.ts';

/** A code that lacks here: it is shown as it came. */
const sansMots = (code: string) => `motif non détaillé (code ${code})`;

/** States of a card payment, `vads_trans_status`. */
const PAYZEN: Record<string, string> = {
  AUTHORISED: 'autorisé, encaissement à venir',
  CAPTURED: 'encaissé',
  ACCEPTED: 'accepté',
  PARTIALLY_AUTHORISED: 'autorisé en partie',
  AUTHORISED_TO_VALIDATE: 'autorisé, à valider dans PayZen',
  WAITING_AUTHORISATION: 'autorisation demandée plus tard',
  WAITING_AUTHORISATION_TO_VALIDATE: 'autorisation demandée plus tard, à valider dans PayZen',
  UNDER_VERIFICATION: 'en cours de vérification',
  INITIAL: 'en cours',
  PENDING: 'en cours',
  PRE_AUTHORISED: 'pré-autorisé',
  CAPTURE_PENDING: 'encaissement en cours',
  WAITING_FOR_PAYMENT: 'en attente du paiement',
  REFUSED: 'refusé',
  ABANDONED: 'abandonné par l’acheteur',
  NOT_CREATED: 'transaction non créée',
  CANCELLED: 'annulé avant encaissement',
  EXPIRED: 'expiré, faute de validation à temps',
  CAPTURE_FAILED: 'encaissement échoué',
  SUSPENDED: 'encaissement suspendu par la banque',
  REFUND_TO_RETRY: 'remboursement à refaire',
  '3DS': 'acheteur non reconnu par sa banque (3-D Secure)',
};

/** States and reasons of a capture, issues of an order, and states of an order. */
const PAYPAL: Record<string, string> = {
  COMPLETED: 'encaissé',
  PENDING: 'en attente',
  DECLINED: 'refusé',
  FAILED: 'échoué',
  PARTIALLY_REFUNDED: 'remboursé en partie',
  REFUNDED: 'remboursé',
  VOIDED: 'commande annulée',
  CANCELLED: 'annulé',
  repris: 'repris par un litige ou par la banque',
  BUYER_COMPLAINT: 'l’acheteur a ouvert un litige',
  CHARGEBACK: 'la banque de l’acheteur a repris l’argent',
  ECHECK: 'chèque électronique pas encore compensé',
  INTERNATIONAL_WITHDRAWAL: 'à accepter ou refuser dans le compte PayPal de l’école',
  OTHER: 'PayPal ne précise pas la raison',
  PENDING_REVIEW: 'PayPal examine ce paiement',
  RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION:
    'à accepter dans le compte PayPal de l’école, selon ses préférences de réception',
  TRANSACTION_APPROVED_AWAITING_FUNDING: 'l’acheteur doit encore envoyer l’argent',
  UNILATERAL: 'l’école n’a pas de compte PayPal à cette adresse',
  VERIFICATION_REQUIRED: 'le compte PayPal de l’école n’est pas vérifié',
  DECLINED_BY_RISK_FRAUD_FILTERS: 'arrêté par les filtres antifraude de l’école',
  INSTRUMENT_DECLINED: 'moyen de paiement refusé',
  CARD_EXPIRED: 'carte expirée',
  INSUFFICIENT_FUNDS: 'pas assez d’argent disponible',
  ORDER_NOT_APPROVED: 'l’acheteur n’a pas approuvé la commande',
  ORDER_ALREADY_CAPTURED: 'commande déjà encaissée',
  ORDER_COMPLETION_IN_PROGRESS: 'encaissement en cours',
  PAYER_ACTION_REQUIRED: 'l’acheteur doit encore confirmer (3-D Secure)',
  PAYER_CANNOT_PAY: 'l’acheteur ne peut pas payer ainsi',
  PAYER_ACCOUNT_RESTRICTED: 'le compte PayPal de l’acheteur est limité',
  TRANSACTION_REFUSED: 'transaction refusée',
  COMPLIANCE_VIOLATION: 'refusé par les règles légales de PayPal',
  DUPLICATE_INVOICE_ID: 'numéro de commande déjà payé chez PayPal',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'trop d’essais de paiement',
  PAYEE_BLOCKED_TRANSACTION: 'bloqué par les réglages du compte de l’école',
  PAYEE_ACCOUNT_RESTRICTED: 'le compte PayPal de l’école est limité',
  TRANSACTION_LIMIT_EXCEEDED: 'plafond de paiement dépassé',
  RESOURCE_NOT_FOUND: 'commande inconnue de PayPal',
};

/** The platform's `vads_result`. */
const RESULTATS: Record<string, string> = {
  '02': 'l’école doit contacter la banque de l’acheteur',
  '05': 'paiement refusé',
  '17': 'annulé par l’acheteur',
  '30': 'erreur dans la demande de paiement',
  '96': 'erreur technique',
};

/** The buyer's bank's `vads_auth_result`. */
const BANQUE: Record<string, string> = {
  '05': 'refus de la banque, sans précision',
  '14': 'numéro de carte faux',
  '51': 'pas assez d’argent disponible',
  '54': 'carte expirée',
  '61': 'plafond de la carte dépassé',
  '65': 'plafond de la carte dépassé',
};

const isCode = (word: string) => /^[A-Z][A-Z0-9_]+$/.test(word);

/** Of « 05/51/00 »: its result says nothing where its bank says more. */
function resultatEnMots(word: string): string[] {
  const [resultat = '', banque = ''] = word.split('/');
  if (!['', '0', '00'].includes(banque)) return [BANQUE[banque] ?? sansMots(banque)];
  if (['', '0', '00', '05'].includes(resultat)) return [];
  return [RESULTATS[resultat] ?? sansMots(resultat)];
}

/** The provider's reason; `code` is undefined where it was a sentence already. */
export function raisonEnMots(
  type: Lu['paiement']['type'],
  raison: string,
): { mots: string; code?: string } {
  const words = raison.split(' ');
  const table = type === 'paypal' ? PAYPAL : PAYZEN;
  const isCodes = words.every(
    (word) =>
      Object.hasOwn(table, word) || isCode(word) || word.includes('/') || /^\d+$/.test(word),
  );
  if (!isCodes) return { mots: raison };
  const dits = words.flatMap((word) =>
    Object.hasOwn(table, word)
      ? [table[word]!]
      : type === 'payzen' && (word.includes('/') || /^\d+$/.test(word))
        ? resultatEnMots(word)
        : [sansMots(word)],
  );
  return { mots: dits.join('\u00a0: '), code: raison };
}

const EVENEMENTS: Record<string, string> = {
  'CHECKOUT.ORDER.APPROVED': 'commande approuvée par l’acheteur',
  'CHECKOUT.ORDER.COMPLETED': 'commande terminée',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': 'approbation annulée',
  'PAYMENT.CAPTURE.COMPLETED': 'paiement encaissé',
  'PAYMENT.CAPTURE.PENDING': 'paiement en attente',
  'PAYMENT.CAPTURE.DENIED': 'paiement refusé',
  'PAYMENT.CAPTURE.DECLINED': 'paiement refusé',
  'PAYMENT.CAPTURE.REFUNDED': 'paiement remboursé',
  'PAYMENT.CAPTURE.REVERSED': 'paiement repris par la banque ou par un litige',
  'CUSTOMER.DISPUTE.CREATED': 'litige ouvert',
  'CUSTOMER.DISPUTE.UPDATED': 'litige modifié',
  'CUSTOMER.DISPUTE.RESOLVED': 'litige clos',
};

/** Reads the event off a notification's body; undefined where that does not say. */
export function evenementEnMots(corps: string): string | undefined {
  let lu: unknown;
  try {
    lu = JSON.parse(corps);
  } catch {
    return undefined;
  }
  if (typeof lu !== 'object' || lu === null) return undefined;
  const { event_type, vads_trans_status, vads_operation_type } = lu as Record<string, unknown>;
  if (typeof event_type === 'string')
    return EVENEMENTS[event_type] ?? `événement non détaillé (code ${event_type})`;
  if (typeof vads_trans_status !== 'string') return undefined;
  const quoi = vads_operation_type === 'CREDIT' ? 'remboursement' : 'paiement';
  return `${quoi} ${PAYZEN[vads_trans_status] ?? `d’état non détaillé (code ${vads_trans_status})`}`;
}
