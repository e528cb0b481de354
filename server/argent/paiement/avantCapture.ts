import { isRendu } from '../../../regles/achat.ts';
import { FICHES, ficheOf } from '../../../regles/fournisseurs/index.ts';
import type { Paiement, Remboursement } from './paiement.tables.ts';

type Rendu = Pick<Remboursement, 'fournisseurId' | 'moyen' | 'etat'>;
type Paye = Pick<Paiement, 'fournisseurId'>;

/** Before capture a provider reduces the payment: no movement has an id of its own. */
export const isAvantCapture = ({ fournisseurId, moyen, etat }: Rendu, paiement: Paye): boolean =>
  isRendu(etat) &&
  moyen !== 'main' &&
  FICHES[moyen].captureApres &&
  (fournisseurId === null || fournisseurId === paiement.fournisseurId);

export const isJamaisCapture = ({ type, etat }: Pick<Paiement, 'type' | 'etat'>): boolean =>
  etat === 'impaye' && ficheOf(type).captureApres;

/** In cents: money that was never captured, and hence never refunded. */
export const annuleDe = (
  paiement: Paye & Pick<Paiement, 'type' | 'etat' | 'montant'>,
  rendus: readonly (Rendu & Pick<Remboursement, 'montant'>)[],
): number =>
  isJamaisCapture(paiement)
    ? paiement.montant
    : rendus
        .filter((rendu) => isAvantCapture(rendu, paiement))
        .reduce((sum, { montant }) => sum + montant, 0);

/** Money that no staff member refunded here may return, such as after a won dispute. */
export const peutRevenir = (rendu: Rendu & Pick<Remboursement, 'admin_id'>, paiement: Paye) =>
  isRendu(rendu.etat) &&
  (rendu.admin_id === null || rendu.moyen === 'main') &&
  !isAvantCapture(rendu, paiement);
