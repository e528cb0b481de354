interface Cause {
  /** Of its bank in a card payment's `vads_auth_result`, of its provider, or of the wallet. */
  codes: readonly string[];
  phrase: string;
}

const AUTREMENT = 'paie avec une autre carte, ou par PayPal';
/**
 * Numbers: « Analyzing the result of the authorization request », docs.lyra.com and the brands of the
 * same platform (CB; 62: GICC). PSP_…: its REST errors. Words: PayPal's issues (paypal.md#errors).
 */
const CAUSES: readonly Cause[] = [
  {
    codes: ['51', 'INSUFFICIENT_FUNDS'],
    phrase: `Il n’y a pas assez d’argent disponible sur le compte\u00a0: réessaie plus tard, ou ${AUTREMENT}.`,
  },
  {
    codes: ['61', '65', 'TRANSACTION_LIMIT_EXCEEDED'],
    phrase: `Le plafond de ta carte ou de ton compte est atteint\u00a0: relève-le dans l’application de ta banque, ou ${AUTREMENT}.`,
  },
  {
    codes: ['33', '38', '54', 'CARD_EXPIRED'],
    phrase: `Ta carte est expirée, ou sa date est mal notée\u00a0: vérifie-la, ou ${AUTREMENT}.`,
  },
  {
    codes: ['81', 'PSP_136', 'PSP_539', '3DS', 'PAYER_ACTION_REQUIRED'],
    phrase:
      'Ta banque n’a pas pu vérifier que c’est toi (3-D Secure)\u00a0: recommence, et confirme le paiement dans son application ou par le code reçu.',
  },
  {
    codes: ['14', '15', '55', '56', '82'],
    phrase:
      'Le numéro de la carte ou l’un de ses codes n’est pas bon\u00a0: vérifie-les et recommence.',
  },
  {
    codes: ['75', 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED'],
    phrase: `Il y a eu trop d’essais\u00a0: attends un jour, ou ${AUTREMENT}.`,
  },
  {
    codes: ['57', '58', '62', 'COMPLIANCE_VIOLATION', 'PAYER_ACCOUNT_RESTRICTED'],
    phrase: `Ce moyen ne permet pas cet achat\u00a0: active les paiements en ligne auprès de ta banque, ou ${AUTREMENT}.`,
  },
  {
    // Lost, stolen or suspected: its bank says so to its owner, and we to nobody.
    codes: ['04', '07', '34', '41', '43', '59', '63', '76'],
    phrase: `Ta banque bloque cette carte ou ce paiement\u00a0: demande-lui pourquoi, ou ${AUTREMENT}.`,
  },
  {
    codes: ['19', '68', '90', '91', '96', '97', '98', '99'],
    phrase: 'Ta banque ne répond pas pour l’instant\u00a0: réessaie dans quelques minutes.',
  },
  {
    codes: ['REFUNDED'],
    phrase: 'L’argent qui avait été pris t’est déjà rendu. Pour continuer, recommence ta commande.',
  },
  {
    codes: ['repris'],
    phrase: 'L’argent a été repris par un litige\u00a0: écris à ton auto-école.',
  },
];

const SANS_CAUSE = `Ta banque ou PayPal a refusé sans dire pourquoi\u00a0: réessaie, ${AUTREMENT}, ou demande à ta banque.`;

/** Of « 05/51/14 » its bank's alone: the first is the platform's result, the last of its own risk controls. */
function codesOf(word: string): string[] {
  const [first = '', auth] = word.split('/');
  if (auth === undefined) return [first];
  return /^\d/.test(first) ? [auth] : [first, auth];
}

/**
 * Why a payment was refused and what to do, for its learner; of what its provider said (« REFUSED
 * 05/51/00 », « REFUSED ACQ_001/51 », « DECLINED CARD_EXPIRED ») and in the order of these causes.
 */
export function pourquoiRefuse(raison: string | null): string {
  const said = new Set((raison ?? '').split(' ').flatMap(codesOf));
  return CAUSES.find(({ codes }) => codes.some((code) => said.has(code)))?.phrase ?? SANS_CAUSE;
}
