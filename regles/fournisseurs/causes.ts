const AUTREMENT = 'paie avec une autre carte, ou par PayPal';

/** Shown to a learner whose payment was refused; of several causes, the first in this order. */
export const CAUSES = {
  provision: `Il n’y a pas assez d’argent disponible sur le compte\u00a0: réessaie plus tard, ou ${AUTREMENT}.`,
  plafond: `Le plafond de ta carte ou de ton compte est atteint\u00a0: relève-le dans l’application de ta banque, ou ${AUTREMENT}.`,
  expiree: `Ta carte est expirée, ou sa date est mal notée\u00a0: vérifie-la, ou ${AUTREMENT}.`,
  authentification:
    'Ta banque n’a pas pu vérifier que c’est toi (3-D Secure)\u00a0: recommence, et confirme le paiement dans son application ou par le code reçu.',
  numero:
    'Le numéro de la carte ou l’un de ses codes n’est pas bon\u00a0: vérifie-les et recommence.',
  essais: `Il y a eu trop d’essais\u00a0: attends un jour, ou ${AUTREMENT}.`,
  interdit: `Ce moyen ne permet pas cet achat\u00a0: active les paiements en ligne auprès de ta banque, ou ${AUTREMENT}.`,
  // A bank tells its owner that a card was lost or stolen; we tell nobody.
  bloque: `Ta banque bloque cette carte ou ce paiement\u00a0: demande-lui pourquoi, ou ${AUTREMENT}.`,
  injoignable: 'Ta banque ne répond pas pour l’instant\u00a0: réessaie dans quelques minutes.',
  rendu: 'L’argent qui avait été pris t’est déjà rendu. Pour continuer, recommence ta commande.',
  repris: 'L’argent a été repris par un litige\u00a0: écris à ton auto-école.',
};

export const SANS_CAUSE = `Ta banque ou PayPal a refusé sans dire pourquoi\u00a0: réessaie, ${AUTREMENT}, ou demande à ta banque.`;

/** Staff see the words of a provider's code, learners its cause. */
export interface Code {
  mots: string;
  cause?: keyof typeof CAUSES;
}

export interface Codes {
  /** Reads one word of a reason; undefined where the provider has no such word. */
  read: (mot: string) => Code[] | undefined;
  /** Names the event of a notification's body; undefined where another provider wrote it. */
  evenement: (corps: Readonly<Record<string, unknown>>) => string | undefined;
}

/** One row lists the codes of the same meaning. */
export const codesOf = (
  rows: readonly (readonly [codes: string, mots: string, cause?: keyof typeof CAUSES])[],
): ReadonlyMap<string, Code> =>
  new Map(
    rows.flatMap(([codes, mots, cause]) =>
      codes.split(' ').map((code) => [code, { mots, ...(cause && { cause }) }] as const),
    ),
  );

/** Shows an unknown code unchanged. */
export const sansMots = (code: string): Code => ({ mots: `motif non détaillé (code ${code})` });
