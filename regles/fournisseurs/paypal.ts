import { type Codes, codesOf } from './causes.ts';

/** States and reasons of a capture, issues of an order, and states of an order. */
const MOTS = codesOf([
  ['COMPLETED', 'encaissé'],
  ['PENDING', 'en attente'],
  ['DECLINED', 'refusé'],
  ['FAILED', 'échoué'],
  ['PARTIALLY_REFUNDED', 'remboursé en partie'],
  ['REFUNDED', 'remboursé', 'rendu'],
  ['VOIDED', 'commande annulée'],
  ['CANCELLED', 'annulé'],
  ['repris', 'repris par un litige ou par la banque', 'repris'],
  ['BUYER_COMPLAINT', 'l’acheteur a ouvert un litige'],
  ['CHARGEBACK', 'la banque de l’acheteur a repris l’argent'],
  ['ECHECK', 'chèque électronique pas encore compensé'],
  ['INTERNATIONAL_WITHDRAWAL', 'à accepter ou refuser dans le compte PayPal de l’école'],
  ['OTHER', 'PayPal ne précise pas la raison'],
  ['PENDING_REVIEW', 'PayPal examine ce paiement'],
  [
    'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION',
    'à accepter dans le compte PayPal de l’école, selon ses préférences de réception',
  ],
  ['TRANSACTION_APPROVED_AWAITING_FUNDING', 'l’acheteur doit encore envoyer l’argent'],
  ['UNILATERAL', 'l’école n’a pas de compte PayPal à cette adresse'],
  ['VERIFICATION_REQUIRED', 'le compte PayPal de l’école n’est pas vérifié'],
  ['DECLINED_BY_RISK_FRAUD_FILTERS', 'arrêté par les filtres antifraude de l’école'],
  ['INSTRUMENT_DECLINED', 'moyen de paiement refusé'],
  ['CARD_EXPIRED', 'carte expirée', 'expiree'],
  ['INSUFFICIENT_FUNDS', 'pas assez d’argent disponible', 'provision'],
  ['ORDER_NOT_APPROVED', 'l’acheteur n’a pas approuvé la commande'],
  ['ORDER_ALREADY_CAPTURED', 'commande déjà encaissée'],
  ['ORDER_COMPLETION_IN_PROGRESS', 'encaissement en cours'],
  ['PAYER_ACTION_REQUIRED', 'l’acheteur doit encore confirmer (3-D Secure)', 'authentification'],
  ['PAYER_CANNOT_PAY', 'l’acheteur ne peut pas payer ainsi'],
  ['PAYER_ACCOUNT_RESTRICTED', 'le compte PayPal de l’acheteur est limité', 'interdit'],
  ['TRANSACTION_REFUSED', 'transaction refusée'],
  ['COMPLIANCE_VIOLATION', 'refusé par les règles légales de PayPal', 'interdit'],
  ['DUPLICATE_INVOICE_ID', 'numéro de commande déjà payé chez PayPal'],
  ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'trop d’essais de paiement', 'essais'],
  ['PAYEE_BLOCKED_TRANSACTION', 'bloqué par les réglages du compte de l’école'],
  ['PAYEE_ACCOUNT_RESTRICTED', 'le compte PayPal de l’école est limité'],
  ['TRANSACTION_LIMIT_EXCEEDED', 'plafond de paiement dépassé', 'plafond'],
  ['RESOURCE_NOT_FOUND', 'commande inconnue de PayPal'],
]);

const EVENEMENTS = codesOf([
  ['CHECKOUT.ORDER.APPROVED', 'commande approuvée par l’acheteur'],
  ['CHECKOUT.ORDER.COMPLETED', 'commande terminée'],
  ['CHECKOUT.PAYMENT-APPROVAL.REVERSED', 'approbation annulée'],
  ['PAYMENT.CAPTURE.COMPLETED', 'paiement encaissé'],
  ['PAYMENT.CAPTURE.PENDING', 'paiement en attente'],
  ['PAYMENT.CAPTURE.DENIED PAYMENT.CAPTURE.DECLINED', 'paiement refusé'],
  ['PAYMENT.CAPTURE.REFUNDED', 'paiement remboursé'],
  ['PAYMENT.CAPTURE.REVERSED', 'paiement repris par la banque ou par un litige'],
  ['CUSTOMER.DISPUTE.CREATED', 'litige ouvert'],
  ['CUSTOMER.DISPUTE.UPDATED', 'litige modifié'],
  ['CUSTOMER.DISPUTE.RESOLVED', 'litige clos'],
]);

export const paypal: Codes = {
  read(mot) {
    const code = MOTS.get(mot);
    return code && [code];
  },
  evenement: ({ event_type: type }) =>
    typeof type === 'string'
      ? (EVENEMENTS.get(type)?.mots ?? `événement non détaillé (code ${type})`)
      : undefined,
};
