import type { Context } from '../../../../socle/config/environment.ts';
import { type EtatPaiement, isVenu, type Suite } from '../../../../../regles/achat.ts';
import { enEuros } from '../../../../../regles/ecriture.ts';
import type { Db } from '../../../../socle/db/database.ts';
import { holdAvoirs } from '../../../facture/index.ts';
import {
  advancePaiement,
  ATTEND_PAIEMENT,
  canBecome,
  findByCommande,
  finishAsked,
  holdPaiement,
  isRenduDemande,
  listNotificationsEnAttente,
  noteAVoir,
  noteRemboursement,
  noteRetour,
  noteRevenu,
  noteSuite,
  declineMontant,
  resteChezEux,
  undoRemboursement,
} from '../../index.ts';
import { etatChezEux, etatOfStatut, PERDU } from './etats.ts';
import { type Transaction, type Vads, transactionOf } from './transaction.ts';

export interface SuiteDeRapport {
  paiement_id: number | null;
  suite: Suite;
  /** False: the order is not ours, or not paid as asked; nothing changes. */
  accepte: boolean;
}

type Dit = Omit<SuiteDeRapport, 'paiement_id'>;
type Paye = NonNullable<Awaited<ReturnType<typeof findByCommande>>>;

const MOINS = 'Montant réduit chez PayZen avant d’être encaissé';
const SANS_UUID =
  'PayZen dit cette commande payée, sans identifiant de transaction (plusieurs moyens, peut-être)\u00a0: regardez dans son back-office, et donnez l’accès ou remboursez-y.';

const SI_LITIGE = 'Si c’est un litige gagné, notez-le ici par «\u00a0L’argent est revenu\u00a0».';
const ANNULE = 'PayZen a annulé ce remboursement\u00a0: l’argent est là.';
const EUR = new Set(['978', 'EUR']);

/** Idempotent, in any order. */
export async function applyTransaction(
  trx: Db,
  told: Transaction,
  ctx: Context,
): Promise<SuiteDeRapport> {
  const paiement = await findByCommande(trx, told.commande);
  if (!paiement || paiement.type !== 'payzen')
    return { paiement_id: null, ...known('commande inconnue', false) };
  return { paiement_id: paiement.id, ...(await applyTo(trx, paiement, told, ctx)) };
}

const known = (suite: Suite, accepte = true) => ({ suite, accepte });

async function showStaff(trx: Db, { id }: Paye, phrase: string, suite: Suite, accepte = false) {
  await noteAVoir(trx, id, phrase);
  return known(suite, accepte);
}

async function applyTo(trx: Db, paiement: Paye, told: Transaction, ctx: Context): Promise<Dit> {
  const { operation = 'DEBIT', devise } = told;
  if (!EUR.has(devise)) return known(`autre devise\u00a0: ${devise}`, false);
  if (operation === 'DEBIT') return applyDebit(trx, paiement, told, ctx);
  if (operation === 'CREDIT') return known(await applyCredit(trx, paiement.id, told, ctx));
  return known(`sans suite\u00a0: ${operation}`);
}

async function applyDebit(trx: Db, paiement: Paye, told: Transaction, ctx: Context): Promise<Dit> {
  const { statut, uuid } = told;
  const { fournisseurId } = paiement;
  const isSame = uuid !== undefined && uuid === fournisseurId;
  const etat = etatOfStatut(statut, isSame);
  if (!etat) {
    const phrase = `PayZen dit «\u00a0${statut}\u00a0» de ce paiement, un état que l’on ne connaît pas ici\u00a0: regardez dans son back-office.`;
    return showStaff(trx, paiement, phrase, `statut inconnu\u00a0: ${statut}`, true);
  }
  if (etat === 'impaye' && statut === 'CANCELLED' && (await finishAsked(trx, paiement.id, ctx)))
    return known('remboursement');
  if (etat === 'paye' && uuid && fournisseurId && !isSame)
    return showSecond(trx, paiement, uuid, told.montant);
  if (etat === 'paye' && paiement.etat === 'paye' && isSame)
    return noteReduced(trx, paiement, told.montant, ctx);
  // A capture is final: an older report that arrives late is ignored.
  if (paiement.etat === 'impaye' && statut === 'CAPTURED' && isSame) {
    const isNews = await noteRevenu(trx, paiement.id, { sur: true }, ctx);
    return known(isNews ? 'revenu' : 'déjà connu');
  }
  if (!canBecome(paiement.etat, etat)) return known('déjà connu');
  return advanceTo(etat, trx, paiement, told, ctx);
}

function showSecond(trx: Db, paiement: Paye, uuid: string, montant: number) {
  const litige = paiement.etat === 'rembourse' ? ` ${SI_LITIGE}` : '';
  const phrase = `PayZen a été payé une deuxième fois pour cette commande\u00a0: ${enEuros(montant / 100)} (${uuid}). Rien n’est donné pour cela.${litige}`;
  return showStaff(trx, paiement, phrase, 'deuxième paiement');
}

/** The back-office reduced it before the capture: the difference went back. */
async function noteReduced(trx: Db, paiement: Paye, montant: number, ctx: Context) {
  const moins = (await resteChezEux(trx, paiement)) - montant;
  const rendu = { fournisseurId: null, montant: moins, motif: MOINS };
  const done = moins > 0 && (await noteRemboursement(trx, paiement.id, rendu, ctx));
  return known(done ? 'remboursement' : 'déjà connu');
}

async function advanceTo(
  etat: EtatPaiement,
  trx: Db,
  paiement: Paye,
  { statut, uuid, montant, raison }: Transaction,
  ctx: Context,
): Promise<Dit> {
  if (montant !== paiement.montant && etat === 'paye') {
    const phrase = `PayZen a reçu ${enEuros(montant / 100)} pour cette commande de ${enEuros(paiement.montant / 100)}\u00a0: rien n’est donné.`;
    return showStaff(trx, paiement, phrase, `autre montant\u00a0: ${montant}`);
  }
  if (etat === 'paye' && !uuid) return showStaff(trx, paiement, SANS_UUID, 'payé sans identifiant');
  const rapport = {
    etat,
    motif: PERDU.get(statut),
    ...(etat === 'paye' && { fournisseurId: uuid! }),
    ...(raison !== undefined && { raison }),
  };
  await holdPaiement(trx, paiement.id);
  const waiting = etat === 'paye' ? await listNotificationsEnAttente(trx, paiement.id) : [];
  if (waiting.length > 0) await holdAvoirs(trx, ctx.now);
  if (!(await advancePaiement(trx, paiement.id, rapport, ctx))) return known('déjà connu');
  await applyWaiting(trx, paiement.id, waiting, ctx);
  return known(etat);
}

/** A refund reported before its payment waits for it. */
async function applyCredit(
  trx: Db,
  paiement_id: number,
  { uuid, statut, montant, source }: Transaction,
  ctx: Context,
): Promise<Suite> {
  if (!uuid) return 'remboursement sans identifiant';
  const rendu = etatChezEux(statut);
  if (rendu === undefined) return `statut inconnu\u00a0: ${statut}`;
  if (rendu === 'attente') return 'remboursement en route';
  if (rendu === 'sans') {
    // PayZen reports a dispute that we won as a cancelled refund, or does not report it.
    const retour = { fournisseurId: uuid, raison: ANNULE };
    if (statut === 'CANCELLED' && (await noteRetour(trx, paiement_id, retour, ctx)))
      return 'revenu';
    const fait = {
      fournisseurId: uuid,
      raison: `La banque a refusé ce remboursement (${statut}).`,
    };
    if (await undoRemboursement(trx, paiement_id, fait, ctx)) return 'remboursement refusé';
    const asked = await declineMontant(trx, paiement_id, montant, statut, ctx.now);
    return asked ? 'remboursement refusé' : 'sans suite';
  }
  // The row lock serializes this with a payment reported meanwhile.
  const { etat } = (await holdPaiement(trx, paiement_id))!;
  if (!isVenu(etat)) return ATTEND_PAIEMENT;
  const motif = 'Remboursement par le prestataire de paiement';
  const credit = { fournisseurId: uuid, montant, motif };
  const parNous = await isRenduDemande(trx, paiement_id, montant);
  if (!(await noteRemboursement(trx, paiement_id, credit, ctx))) return 'déjà connu';
  // The school knows its own refunds; a chargeback has to be shown.
  if (!parNous && source !== 'MERCH_BO')
    await noteAVoir(
      trx,
      paiement_id,
      `PayZen dit que ${enEuros(montant / 100)} sont repartis sans avoir été demandés d’ici (${uuid})\u00a0: un remboursement fait dans son back-office, ou un litige. ${SI_LITIGE}`,
    );
  return 'remboursement';
}

async function applyWaiting(
  trx: Db,
  paiement_id: number,
  waiting: Awaited<ReturnType<typeof listNotificationsEnAttente>>,
  ctx: Context,
): Promise<void> {
  for (const { id, corps } of waiting) {
    const told = transactionOf(JSON.parse(corps) as Vads)!;
    await noteSuite(trx, id, await applyCredit(trx, paiement_id, told, ctx));
  }
}
