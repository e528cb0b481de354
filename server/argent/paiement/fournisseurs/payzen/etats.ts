import type { EtatPaiement } from '../../../../../regles/achat.ts';
import type { STATUTS } from '../../../../../regles/fournisseurs/payzen.ts';
import type { Mouvement } from '../port.ts';

/** A payment's state by PayZen's (payzen.md#states); undefined changes nothing. */
const ETAT_OF: Readonly<Record<keyof typeof STATUTS, EtatPaiement | undefined>> = {
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
  // No state of a payment; staff read it in the notification.
  REFUND_TO_RETRY: undefined,
};

const ETATS: ReadonlyMap<string, EtatPaiement | undefined> = new Map(Object.entries(ETAT_OF));

/** States in which paid money is lost, and what its credit note then says. */
export const PERDU: ReadonlyMap<string, string> = new Map([
  ['CANCELLED', 'Paiement annulé avant d’être encaissé'],
  ['EXPIRED', 'Autorisation expirée avant d’être encaissée'],
  ['CAPTURE_FAILED', 'Paiement que la banque n’a pas versé'],
]);

/** `payee`: this transaction was paid. */
export const etatOfStatut = (statut: string, payee: boolean): EtatPaiement | undefined =>
  payee && PERDU.has(statut) ? 'impaye' : ETATS.get(statut);

/** Their state of a movement, which a refund is too; undefined: unknown. */
export function etatChezEux(statut: string): Mouvement['etat'] | undefined {
  const etat = ETATS.get(statut);
  if (etat === undefined) return undefined;
  return etat === 'paye' ? 'fait' : etat === 'attente' ? 'attente' : 'sans';
}
