import type { EtatPaiement } from '../../../regles/achat.ts';

/** Late or repeated reports change nothing. A refused payment is not final: late money counts. */
export const TRANSITIONS: Readonly<Record<EtatPaiement, readonly EtatPaiement[]>> = {
  ouvert: ['attente', 'paye', 'refuse', 'annule', 'expire'],
  attente: ['paye', 'refuse', 'annule', 'expire'],
  refuse: ['attente', 'paye'],
  annule: ['attente', 'paye'],
  expire: ['attente', 'paye'],
  // Only a failed capture or chargeback leads on; remboursement.writes.ts records refunds.
  paye: ['impaye'],
  // Its credit note is final; staff handle money that returns.
  impaye: [],
  rembourse: [],
};

/** A reported refund waits for its payment, is booked, or is covered already. */
export const RENDU: Readonly<Record<EtatPaiement, 'attend' | 'note' | 'connu'>> = {
  ouvert: 'attend',
  attente: 'attend',
  refuse: 'attend',
  annule: 'attend',
  expire: 'attend',
  paye: 'note',
  rembourse: 'connu',
  impaye: 'connu',
};

export const canBecome = (avant: EtatPaiement, apres: EtatPaiement): boolean =>
  TRANSITIONS[avant].includes(apres);

export const isSansSuite = (etat: EtatPaiement): boolean =>
  etat === 'refuse' || etat === 'annule' || etat === 'expire';
