import type { EtatPaiement } from '../../../../../regles/achat.ts';
import type { Mouvement } from '../port.ts';

/** An unknown state changes nothing (payzen.md#states). */
const ETAT_OF: Readonly<Record<string, EtatPaiement>> = {
  AUTHORISED: 'paye',
  CAPTURED: 'paye',
  ACCEPTED: 'paye',
  // These are partial, pending, or held for review.
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

/** In these states a paid transaction's money is never paid out. */
const PERDU = new Set(['CANCELLED', 'EXPIRED', 'CAPTURE_FAILED']);

const MOTIFS: Readonly<Record<string, string>> = {
  CANCELLED: 'Paiement annulé avant d’être encaissé',
  EXPIRED: 'Autorisation expirée avant d’être encaissée',
  CAPTURE_FAILED: 'Paiement que la banque n’a pas versé',
};

export const motifOf = (statut: string) => MOTIFS[statut] ?? 'Paiement repris par la banque';

export function renduOf(statut: string): 'fait' | 'demande' | 'refuse' | undefined {
  const etat = ETAT_OF[statut];
  if (etat === undefined) return undefined;
  return etat === 'paye' ? 'fait' : etat === 'attente' ? 'demande' : 'refuse';
}

/** `payee`: this transaction was paid. */
export const etatOfStatut = (statut: string, payee: boolean): EtatPaiement | undefined =>
  payee && PERDU.has(statut) ? 'impaye' : ETAT_OF[statut];

export function etatChezEux(statut: string): Mouvement['etat'] | undefined {
  // A chargeback leaves nothing of what was paid.
  const etat = etatOfStatut(statut, true);
  if (etat === undefined) return undefined;
  return etat === 'paye' ? 'fait' : etat === 'attente' ? 'attente' : 'sans';
}
