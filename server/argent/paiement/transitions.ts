import type { EtatPaiement } from '../../../regles/achat.ts';

/**
 * Where a payment may go from where it stands; whatever else a provider says late, twice or out of
 * order changes nothing. Refused, given up and closed are not the end: on one page of the provider a
 * buyer tries again, and money that comes late is ours to give something for.
 */
export const TRANSITIONS: Readonly<Record<EtatPaiement, readonly EtatPaiement[]>> = {
  ouvert: ['attente', 'paye', 'refuse', 'annule', 'expire'],
  attente: ['paye', 'refuse', 'annule', 'expire'],
  refuse: ['attente', 'paye'],
  annule: ['attente', 'paye'],
  expire: ['attente', 'paye'],
  // Whole given back (rembourser.ts); not captured after all, or charged back.
  paye: ['impaye'],
  // Its credit note is written: what its bank gives back again is for people to see.
  impaye: [],
  rembourse: [],
};

/**
 * What a provider's word that money went back does, by where its payment stands: it waits for the word that
 * the money has come, it is booked, or the books have given all of it back.
 */
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

/** Without money, and not awaited: what was kept for it is free again. */
export const isSansSuite = (etat: EtatPaiement): boolean =>
  etat === 'refuse' || etat === 'annule' || etat === 'expire';
