/** Acts of the shop (MERCH_BO), or of banks at night (BATCH, BATCH_AUTO). */
export const GESTES = {
  valider: {
    mot: 'Valider',
    source: 'MERCH_BO',
    passe: {
      AUTHORISED_TO_VALIDATE: 'AUTHORISED',
      WAITING_AUTHORISATION_TO_VALIDATE: 'WAITING_AUTHORISATION',
    },
  },
  annuler: {
    mot: 'Annuler',
    source: 'MERCH_BO',
    passe: {
      AUTHORISED: 'CANCELLED',
      AUTHORISED_TO_VALIDATE: 'CANCELLED',
      WAITING_AUTHORISATION: 'CANCELLED',
      WAITING_AUTHORISATION_TO_VALIDATE: 'CANCELLED',
    },
  },
  accepter: {
    mot: 'Vérification réussie',
    source: 'BATCH',
    passe: { UNDER_VERIFICATION: 'AUTHORISED' },
  },
  refuser: {
    mot: 'Vérification refusée',
    source: 'BATCH',
    passe: { UNDER_VERIFICATION: 'REFUSED' },
  },
  autoriser: {
    mot: 'Autorisation accordée',
    source: 'BATCH_AUTO',
    passe: { WAITING_AUTHORISATION: 'AUTHORISED' },
  },
  decliner: {
    mot: 'Autorisation refusée',
    source: 'BATCH_AUTO',
    passe: { WAITING_AUTHORISATION: 'REFUSED' },
  },
  remettre: { mot: 'Remettre en banque', source: 'BATCH', passe: { AUTHORISED: 'CAPTURED' } },
  echouer: {
    mot: 'Remise refusée',
    source: 'BATCH',
    passe: { AUTHORISED: 'CAPTURE_FAILED' },
  },
  expirer: {
    mot: 'Laisser expirer',
    source: 'BATCH',
    passe: { AUTHORISED_TO_VALIDATE: 'EXPIRED', WAITING_AUTHORISATION_TO_VALIDATE: 'EXPIRED' },
  },
} as const;

export type Geste = keyof typeof GESTES;

export const isGeste = (text: string): text is Geste => Object.hasOwn(GESTES, text);

export const stateAfter = (geste: Geste, statut: string): string | undefined =>
  (GESTES[geste].passe as Record<string, string>)[statut];

export const gestesFor = (statut: string): Geste[] =>
  (Object.keys(GESTES) as Geste[]).filter((geste) => stateAfter(geste, statut));

export const STATUTS: Record<string, string> = {
  AUTHORISED: 'Accepté, en attente de remise',
  AUTHORISED_TO_VALIDATE: 'À valider',
  WAITING_AUTHORISATION: 'En attente d’autorisation',
  WAITING_AUTHORISATION_TO_VALIDATE: 'À valider et autoriser',
  UNDER_VERIFICATION: 'En vérification',
  CAPTURED: 'Remis en banque',
  CAPTURE_FAILED: 'Remise refusée',
  REFUSED: 'Refusé',
  ABANDONED: 'Abandonné',
  CANCELLED: 'Annulé',
  EXPIRED: 'Expiré',
};

export const isGood = (statut: string) =>
  !['REFUSED', 'ABANDONED', 'CANCELLED', 'EXPIRED', 'CAPTURE_FAILED'].includes(statut);
