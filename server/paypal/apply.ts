import type { EtatPaiement } from '../../contract/achat.ts';
import type { Db } from '../db/database.ts';
import {
  type Where,
  advancePaiement,
  holdPaiement,
  noteRemboursement,
} from '../paiement/paiement.writes.ts';
import type { Environment } from '../kernel/environment.ts';
import { type Capture, type OrdreLu, capturesOf, centsOf, fauteOf } from './lu.ts';
import type { Ordre } from './paypal.queries.ts';

interface Chez extends Where {
  env: Environment;
}

interface Dit {
  lu: OrdreLu;
  /** Its verified word that the buyer's bank has taken the money back, whatever the capture says. */
  repris: boolean;
}

/** Does for our payment what its order says now; told again, late or out of order it changes nothing. In a word what became of it. */
export async function applyOrdre(trx: Db, ordre: Ordre, dit: Dit, where: Chez): Promise<string> {
  const { lu, repris } = dit;
  const paiement = (await holdPaiement(trx, ordre.id))!;
  const go = async (etat: EtatPaiement, raison?: string, fournisseurId?: string) => {
    const fait = {
      etat,
      ...(raison !== undefined && { raison }),
      ...(fournisseurId !== undefined && { fournisseurId }),
    };
    return (await advancePaiement(trx, ordre.id, fait, where)) ? etat : 'déjà connu';
  };
  const [capture] = capturesOf(lu);
  const faute = fauteOf(lu, ordre, where.env.PAYPAL_MARCHAND!);
  // Nothing was taken; or somebody else took it, and people have to look.
  if (faute !== undefined) {
    await go(capture ? 'attente' : 'refuse', faute);
    return faute;
  }
  if (!capture) return lu.status === 'VOIDED' ? go('annule', lu.status) : 'pas encore payé';
  const etat = etatOf(capture, paiement.fournisseurId === capture.id, repris);
  const raison = [capture.status, capture.status_details?.reason].filter(Boolean).join(' ');
  if (etat === undefined) return `statut inconnu : ${raison}`;
  if (etat !== 'paye') return go(etat, repris ? `repris ${raison}` : raison);
  const suite = await go('paye', undefined, capture.id);
  return (await giveBack(trx, ordre, lu, where)) ? 'remboursement' : suite;
}

/** What a capture's state is here (reference/paypal, §2.2); `payee`: it is what was paid. */
function etatOf({ status }: Capture, payee: boolean, repris: boolean): EtatPaiement | undefined {
  const perdu = payee ? 'impaye' : 'refuse';
  if (repris) return perdu;
  switch (status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
      return 'paye';
    case 'PENDING':
      return 'attente';
    case 'DECLINED':
    case 'FAILED':
      return perdu;
    default:
      return undefined;
  }
}

/** What went back of it, by us or from the provider's own pages; false where all of it is known. */
async function giveBack(trx: Db, { id }: Ordre, lu: OrdreLu, where: Chez): Promise<boolean> {
  let some = false;
  const motif = 'Remboursement par le prestataire de paiement';
  for (const refund of lu.purchase_units[0]!.payments?.refunds ?? []) {
    const montant = centsOf(refund.amount);
    if (refund.status !== 'COMPLETED' || montant === undefined) continue;
    const rendu = { fournisseurId: refund.id, montant, motif };
    some = (await noteRemboursement(trx, id, rendu, where)) || some;
  }
  return some;
}
