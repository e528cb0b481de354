import type { Selectable } from 'kysely';
import type { PaiementTable, RemboursementTable } from './paiement.tables.ts';

type Rendu = Pick<Selectable<RemboursementTable>, 'fournisseurId' | 'moyen' | 'etat'>;

/** Taken off before its provider captured it: there it is less of the payment, and no movement with an id of its own. */
export const isAvantCapture = (
  { fournisseurId, moyen, etat }: Rendu,
  paiement: Pick<Selectable<PaiementTable>, 'fournisseurId'>,
): boolean =>
  etat === 'fait' &&
  moyen === 'payzen' &&
  (fournisseurId === null || fournisseurId === paiement.fournisseurId);

/** Lost without a refund: the card provider says so of what it never captured; a bank takes back by a credit. */
export const isJamaisCapture = ({
  type,
  etat,
}: Pick<Selectable<PaiementTable>, 'type' | 'etat'>): boolean =>
  etat === 'impaye' && type !== 'paypal';
