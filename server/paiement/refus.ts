interface Cause {
  /** What the bank or the wallet answers (ISO 8583; reference of each provider). */
  codes: readonly string[];
  phrase: string;
}

const AUTREMENT = 'paie avec une autre carte, ou par PayPal';
const CAUSES: readonly Cause[] = [
  {
    codes: ['51', 'INSUFFICIENT_FUNDS'],
    phrase: `Il n’y a pas assez d’argent disponible sur le compte : réessaie plus tard, ou ${AUTREMENT}.`,
  },
  {
    codes: ['61', '65', 'TRANSACTION_LIMIT_EXCEEDED'],
    phrase: `Le plafond de ta carte ou de ton compte est atteint : relève-le dans l’application de ta banque, ou ${AUTREMENT}.`,
  },
  {
    codes: ['33', '54', 'CARD_EXPIRED'],
    phrase: `Ta carte est expirée, ou sa date est mal notée : vérifie-la, ou ${AUTREMENT}.`,
  },
  {
    codes: ['1A', '81', '3DS', 'PAYER_ACTION_REQUIRED'],
    phrase:
      'Tu n’as pas été reconnu par ta banque (3-D Secure) : recommence, et confirme le paiement dans son application ou par le code reçu.',
  },
  {
    codes: ['14', '82', 'N7'],
    phrase:
      'Le numéro de la carte ou son code de sécurité n’est pas bon : vérifie-les et recommence.',
  },
  {
    codes: ['38', '75', 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED'],
    phrase: `Il y a eu trop d’essais : attends un jour, ou ${AUTREMENT}.`,
  },
  {
    codes: ['57', '58', '62', 'COMPLIANCE_VIOLATION', 'PAYER_ACCOUNT_RESTRICTED'],
    phrase: `Ce moyen ne permet pas cet achat : active les paiements en ligne auprès de ta banque, ou ${AUTREMENT}.`,
  },
  {
    codes: ['68', '90', '91', '96'],
    phrase: 'Ta banque ne répond pas pour l’instant : réessaie dans quelques minutes.',
  },
  {
    codes: ['REFUNDED'],
    phrase: 'L’argent qui avait été pris t’est déjà rendu. Pour continuer, recommence ta commande.',
  },
  {
    codes: ['repris'],
    phrase: 'L’argent a été repris par un litige : écris à ton auto-école.',
  },
];

const SANS_CAUSE = `Ta banque ou PayPal a refusé sans dire pourquoi : réessaie, ${AUTREMENT}, ou demande à ta banque.`;

/**
 * Why a payment was refused and what to do, for its learner; of what its provider said (« REFUSED
 * 05/51/00 », « DECLINED CARD_EXPIRED ») and in the order of these causes.
 */
export function pourquoiRefuse(raison: string | null): string {
  const said = new Set((raison ?? '').split(/[ /]/));
  return CAUSES.find(({ codes }) => codes.some((code) => said.has(code)))?.phrase ?? SANS_CAUSE;
}
