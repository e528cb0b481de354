import type { Selectable } from 'kysely';
import { FICHES, ficheOf } from '../../../regles/fournisseurs/index.ts';
import type { PaiementTable, RemboursementTable } from './paiement.tables.ts';

type Rendu = Pick<Selectable<RemboursementTable>, 'fournisseurId' | 'moyen' | 'etat'>;
type Paye = Pick<Selectable<PaiementTable>, 'type' | 'etat' | 'montant' | 'fournisseurId'>;

/** Before capture a provider reduces the payment: no movement has an id of its own. */
export const isAvantCapture = (
  { fournisseurId, moyen, etat }: Rendu,
  paiement: Pick<Selectable<PaiementTable>, 'fournisseurId'>,
): boolean =>
  etat === 'fait' &&
  moyen !== 'main' &&
  FICHES[moyen].captureApres &&
  (fournisseurId === null || fournisseurId === paiement.fournisseurId);

/** A provider that captures later reports what it never captured, without a refund. */
export const isJamaisCapture = ({
  type,
  etat,
}: Pick<Selectable<PaiementTable>, 'type' | 'etat'>): boolean =>
  etat === 'impaye' && ficheOf(type).captureApres;

/** Cents; nobody took this money, so nobody gives it back. */
export const annuleDe = (
  paiement: Paye,
  rendus: readonly (Rendu & Pick<Selectable<RemboursementTable>, 'montant'>)[],
): number =>
  isJamaisCapture(paiement)
    ? paiement.montant
    : rendus
        .filter((rendu) => isAvantCapture(rendu, paiement))
        .reduce((sum, { montant }) => sum + montant, 0);

/** A dispute, say, took it unasked: such money may come again. */
export const peutRevenir = (
  rendu: Rendu & Pick<Selectable<RemboursementTable>, 'admin_id'>,
  paiement: Pick<Selectable<PaiementTable>, 'fournisseurId'>,
): boolean =>
  rendu.etat === 'fait' &&
  (rendu.admin_id === null || rendu.moyen === 'main') &&
  !isAvantCapture(rendu, paiement);
