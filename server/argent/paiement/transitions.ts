import type { EtatPaiement } from '../../../regles/achat.ts';

/** Moves by a provider's report; remboursement.writes.ts and revenu.ts book what goes back or returns. */
export const TRANSITIONS: Readonly<Record<EtatPaiement, readonly EtatPaiement[]>> = {
  ouvert: ['attente', 'paye', 'refuse', 'annule', 'expire'],
  attente: ['paye', 'refuse', 'annule', 'expire'],
  // Late money still counts.
  refuse: ['attente', 'paye'],
  annule: ['attente', 'paye'],
  expire: ['attente', 'paye'],
  // After a failed capture or a chargeback.
  paye: ['impaye'],
  impaye: [],
  rembourse: [],
};

export const canBecome = (avant: EtatPaiement, apres: EtatPaiement): boolean =>
  TRANSITIONS[avant].includes(apres);
