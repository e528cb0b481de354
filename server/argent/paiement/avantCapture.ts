import type { Selectable } from 'kysely';
import { FICHES, ficheOf } from '../../../regles/fournisseurs/index.ts';
import type { PaiementTable, RemboursementTable } from './paiement.tables.ts';

type Rendu = Pick<Selectable<RemboursementTable>, 'fournisseurId' | 'moyen' | 'etat'>;
type Paye = Pick<Selectable<PaiementTable>, 'type' | 'etat' | 'montant' | 'fournisseurId'>;

/** Taken off before its provider captured it: there it is less of the payment, and no movement with an id of its own. */
export const isAvantCapture = (
  { fournisseurId, moyen, etat }: Rendu,
  paiement: Pick<Selectable<PaiementTable>, 'fournisseurId'>,
): boolean =>
  etat === 'fait' &&
  moyen !== 'main' &&
  FICHES[moyen].captureApres &&
  (fournisseurId === null || fournisseurId === paiement.fournisseurId);

/** Lost without a refund: a provider that captures later says so of what it never captured. */
export const isJamaisCapture = ({
  type,
  etat,
}: Pick<Selectable<PaiementTable>, 'type' | 'etat'>): boolean =>
  etat === 'impaye' && ficheOf(type).captureApres;

/** What of a payment its provider never captured, in cents: nobody has taken it, and nobody gives it back. */
export const annuleDe = (
  paiement: Paye,
  rendus: readonly (Rendu & Pick<Selectable<RemboursementTable>, 'montant'>)[],
): number =>
  isJamaisCapture(paiement)
    ? paiement.montant
    : rendus
        .filter((rendu) => isAvantCapture(rendu, paiement))
        .reduce((sum, { montant }) => sum + montant, 0);

/** Went without being asked of its provider here: by a dispute, say. Such money may come again. */
export const peutRevenir = (
  rendu: Rendu & Pick<Selectable<RemboursementTable>, 'admin_id'>,
  paiement: Pick<Selectable<PaiementTable>, 'fournisseurId'>,
): boolean =>
  rendu.etat === 'fait' &&
  (rendu.admin_id === null || rendu.moyen === 'main') &&
  !isAvantCapture(rendu, paiement);
