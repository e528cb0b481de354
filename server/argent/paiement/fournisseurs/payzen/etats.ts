import type { EtatPaiement } from '../../../../../regles/achat.ts';

/** The card provider's states (payzen.md#states); one that we do not know changes nothing. */
const ETAT_OF: Readonly<Record<string, EtatPaiement>> = {
  AUTHORISED: 'paye',
  CAPTURED: 'paye',
  ACCEPTED: 'paye',
  // Not all of it, not yet, or not before somebody has looked at it.
  PARTIALLY_AUTHORISED: 'attente',
  AUTHORISED_TO_VALIDATE: 'attente',
  WAITING_AUTHORISATION: 'attente',
  WAITING_AUTHORISATION_TO_VALIDATE: 'attente',
  UNDER_VERIFICATION: 'attente',
  INITIAL: 'attente',
  PENDING: 'attente',
  PRE_AUTHORISED: 'attente',
  CAPTURE_PENDING: 'attente',
  WAITING_FOR_PAYMENT: 'attente',
  SUSPENDED: 'attente',
  REFUSED: 'refuse',
  ABANDONED: 'annule',
  NOT_CREATED: 'annule',
  CANCELLED: 'annule',
  EXPIRED: 'expire',
  CAPTURE_FAILED: 'refuse',
};

/** Of what was paid: that its money does not come after all. */
const PERDU = new Set(['CANCELLED', 'EXPIRED', 'CAPTURE_FAILED']);

const MOTIFS: Readonly<Record<string, string>> = {
  CANCELLED: 'Paiement annulé avant d’être encaissé',
  EXPIRED: 'Autorisation expirée avant d’être encaissée',
  CAPTURE_FAILED: 'Paiement que la banque n’a pas versé',
};

/** Why money does not come after all, in words for a credit note. */
export const motifOf = (statut: string) => MOTIFS[statut] ?? 'Paiement repris par la banque';

/** Where a refund is by what is said of a transaction of it; undefined for a state that we do not know. */
export function renduOf(statut: string): 'fait' | 'demande' | 'refuse' | undefined {
  const etat = ETAT_OF[statut];
  if (etat === undefined) return undefined;
  return etat === 'paye' ? 'fait' : etat === 'attente' ? 'demande' : 'refuse';
}

/** Where a payment goes by what is said of a transaction of it; `payee`: that one is what was paid. */
export const etatOf = (statut: string, payee: boolean): EtatPaiement | undefined =>
  payee && PERDU.has(statut) ? 'impaye' : ETAT_OF[statut];
