import { type EtatPaiement, isVenu, type SuiteNotee } from '../../../../../regles/achat.ts';
import type { Db } from '../../../../socle/db/database.ts';
import {
  advancePaiement,
  holdPaiement,
  noteAVoir,
  noteRemboursement,
  noteRevenu,
  undoRemboursement,
} from '../../index.ts';
import type { Context, Environment } from '../../../../socle/config/environment.ts';
import { type Capture, type OrdreLu, capturesOf, centsOf, fauteOf } from './ordreLu.ts';
import type { Ordre } from './paypal.queries.ts';

export interface Repris {
  id: string;
  montant: number | null;
}

const LITIGE = 'Une partie du paiement reprise par un litige chez PayPal';
const LITIGE_TOUT = 'Paiement repris par un litige chez PayPal, ou par la banque';
/** A payment's `raison` begins with it after a chargeback; `heldBack` reads that again. */
const REVERSED = 'repris';

/** Idempotent, in any order; returns the outcome, which the notification keeps. */
export async function applyOrdre(
  trx: Db,
  ordre: Ordre,
  { lu, repris }: { lu: OrdreLu; repris: readonly Repris[] },
  ctx: Context & { env: Environment },
): Promise<string> {
  const paiement = (await holdPaiement(trx, ordre.id))!;
  const go = async (etat: EtatPaiement, raison?: string, fournisseurId?: string) => {
    const rapport = {
      etat,
      motif: LITIGE_TOUT,
      ...(etat === 'paye' && capture?.status === 'PARTIALLY_REFUNDED' && { retenu: RENDU_AVANT }),
      ...(raison !== undefined && { raison }),
      ...(fournisseurId !== undefined && { fournisseurId }),
    };
    return (await advancePaiement(trx, ordre.id, rapport, ctx)) ? etat : 'déjà connu';
  };
  const [capture] = capturesOf(lu);
  const faute = fauteOf(lu, ordre, ctx.env.PAYPAL_MARCHAND!);
  // Nothing was captured, or staff must see another capture.
  if (faute !== undefined) {
    await go(capture ? 'attente' : 'refuse', faute);
    return faute;
  }
  if (!capture) return lu.status === 'VOIDED' ? go('annule', lu.status) : 'pas encore payé';
  const parts = partsOf(capture, repris, paiement.montant);
  const tout = repris.length > 0 && parts === undefined;
  const payee = paiement.fournisseurId === capture.id;
  const etat = etatOf(capture, payee, tout);
  const raison = [capture.status, capture.status_details?.reason].filter(Boolean).join(' ');
  if (etat === undefined) return `statut inconnu\u00a0: ${raison}`;
  if (etat !== 'paye') return go(etat, tout ? `${REVERSED} ${raison}` : raison);
  if (paiement.etat === 'impaye' && capture.status === 'COMPLETED') {
    // A different reading in between proves it; otherwise staff confirm first.
    const sur = paiement.raison !== null && paiement.raison !== `${REVERSED} COMPLETED`;
    return (await noteRevenu(trx, ordre.id, { sur }, ctx))
      ? ('revenu' satisfies SuiteNotee)
      : 'déjà connu';
  }
  const before = await heldBack(trx, paiement, capture);
  if (before !== undefined) return before === '' ? go('refuse', raison) : before;
  const suite = await go('paye', undefined, capture.id);
  const back = await giveBack(trx, ordre, { lu, parts: parts ?? [] }, ctx);
  return back ? ('remboursement' satisfies SuiteNotee) : suite;
}

const RENDU_AVANT = 'PayPal a rendu une partie de ce paiement avant que son accès s’ouvre.';

function partsOf({ status, amount }: Capture, repris: readonly Repris[], total: number) {
  const sum = repris.reduce((all, { montant }) => all + (montant ?? total), 0);
  if (repris.length === 0) return [];
  if (status === 'PARTIALLY_REFUNDED')
    return repris.filter(({ montant }) => montant !== null && montant < total);
  return sum < (centsOf(amount) ?? total) ? repris : undefined;
}

/** A refund or chargeback may be reported before its capture: such money grants nothing. */
async function heldBack(
  trx: Db,
  { id, etat, raison }: { id: number; etat: EtatPaiement; raison: string | null },
  { status }: Capture,
): Promise<string | undefined> {
  if (isVenu(etat)) return undefined;
  if (status === 'REFUNDED') {
    await noteAVoir(trx, id, 'PayPal a pris puis rendu cet argent\u00a0: rien n’a été donné.');
    return '';
  }
  if (!raison?.startsWith(REVERSED)) return undefined;
  await noteAVoir(trx, id, 'PayPal dit payé ce qu’un litige a repris\u00a0: regardez dans PayPal.');
  return 'repris avant';
}

/** A capture's state decides (paypal.md#order-and-capture). */
export const CAPTURES: ReadonlyMap<string, EtatPaiement | 'perdu'> = new Map([
  ['COMPLETED', 'paye'],
  ['PENDING', 'attente'],
  ['PARTIALLY_REFUNDED', 'paye'],
  ['REFUNDED', 'paye'],
  ['DECLINED', 'perdu'],
  ['FAILED', 'perdu'],
]);

/** `payee`: this capture was paid. */
function etatOf({ status }: Capture, payee: boolean, repris: boolean): EtatPaiement | undefined {
  const etat = repris ? 'perdu' : CAPTURES.get(status);
  if (etat !== 'perdu') return etat;
  return payee ? 'impaye' : 'refuse';
}

const REFUS = {
  FAILED: 'PayPal n’a pas pu faire ce remboursement.',
  CANCELLED: 'PayPal a annulé ce remboursement.',
};

async function giveBack(
  trx: Db,
  { id, montant: total }: Ordre,
  { lu, parts }: { lu: OrdreLu; parts: readonly Repris[] },
  ctx: Context,
): Promise<boolean> {
  let some = false;
  const [{ status } = { status: '' }] = capturesOf(lu);
  const disputed = new Set(parts.map((part) => part.id));
  const motif = 'Remboursement par le prestataire de paiement';
  for (const refund of lu.purchase_units[0]!.payments?.refunds ?? []) {
    const montant = centsOf(refund.amount);
    if (montant === undefined) continue;
    if (refund.status === 'FAILED' || refund.status === 'CANCELLED') {
      const refus = { fournisseurId: refund.id, raison: REFUS[refund.status] };
      some = (await undoRemboursement(trx, id, refus, ctx)) || some;
    }
    // A capture in full again means that the buyer lost the chargeback.
    if (refund.status !== 'COMPLETED' || status === 'COMPLETED') continue;
    if (status === 'PARTIALLY_REFUNDED' && montant >= total) continue;
    const rendu = {
      fournisseurId: refund.id,
      montant,
      motif: disputed.has(refund.id) ? LITIGE : motif,
    };
    some = (await noteRemboursement(trx, id, rendu, ctx)) || some;
  }
  for (const part of parts) {
    const rendu = { fournisseurId: part.id, montant: part.montant!, motif: LITIGE };
    some = (await noteRemboursement(trx, id, rendu, ctx)) || some;
    await noteAVoir(trx, id, `Un litige chez PayPal a repris une partie du paiement (${part.id}).`);
  }
  return some;
}
