import type { Db } from '../db/database.ts';
import { canBecome, findByCommande } from '../paiement/paiement.queries.ts';
import {
  type Where,
  advancePaiement,
  finishAsked,
  noteRemboursement,
  refuseRemboursementOf,
} from '../paiement/paiement.writes.ts';
import { etatOf, isRendu } from './etats.ts';

/** A transaction as the provider tells of it, by its notification or when it is asked. */
export interface Transaction {
  commande: string;
  uuid: string | undefined;
  /** `DEBIT`, `CREDIT`, or something that moves no money. */
  operation: string | undefined;
  statut: string;
  /** In cents. */
  montant: number;
  /** « 978 », or « EUR ». */
  devise: string;
  /** A code of its own, for the school. */
  raison: string | undefined;
}

export interface Suite {
  paiement_id: number | null;
  /** What became of it, for whoever reads it later. */
  suite: string;
  /** False: it is not what we asked for, and nothing is done. */
  accepte: boolean;
}

const EUR = new Set(['978', 'EUR']);

/** Does for our payment what a transaction of it says; told again, late or out of order it changes nothing. */
export async function applyTransaction(trx: Db, told: Transaction, where: Where): Promise<Suite> {
  const { commande, uuid, operation, statut, montant, devise, raison } = told;
  const paiement = await findByCommande(trx, commande);
  if (!paiement || paiement.type !== 'payzen')
    return { paiement_id: null, suite: 'commande inconnue', accepte: false };
  const known = (suite: string, accepte = true): Suite => ({
    paiement_id: paiement.id,
    suite,
    accepte,
  });
  if (!EUR.has(devise)) return known(`autre devise : ${devise}`, false);
  if (operation === 'CREDIT') {
    if (!uuid) return known('remboursement sans identifiant', false);
    const motif = 'Remboursement par le prestataire de paiement';
    const rendu = { fournisseurId: uuid, montant, motif };
    if (isRendu(statut))
      return known(
        (await noteRemboursement(trx, paiement.id, rendu, where)) ? 'remboursement' : 'déjà connu',
      );
    const refused = await refuseRemboursementOf(trx, paiement.id, montant, statut, where.now);
    return known(refused ? 'remboursement refusé' : 'sans suite');
  }
  if (operation !== undefined && operation !== 'DEBIT') return known(`sans suite : ${operation}`);
  const etat = etatOf(statut, uuid !== undefined && uuid === paiement.fournisseurId);
  if (!etat) return known(`statut inconnu : ${statut}`);
  // What the school asked to be given back before it was captured.
  if (etat === 'impaye' && statut === 'CANCELLED') {
    const rendu = await finishAsked(trx, paiement.id, where);
    if (rendu) return known('remboursement');
  }
  // Captured, say, or less of it after a part was cancelled.
  if (!canBecome(paiement.etat, etat)) return known('déjà connu');
  if (montant !== paiement.montant && etat === 'paye')
    return known(`autre montant : ${montant}`, false);
  if (etat === 'paye' && !uuid) return known('payé sans identifiant', false);
  const fait = {
    etat,
    ...(etat === 'paye' && { fournisseurId: uuid! }),
    ...(raison !== undefined && { raison }),
  };
  return known((await advancePaiement(trx, paiement.id, fait, where)) ? etat : 'déjà connu');
}
