import type { Context } from '../../../socle/config/environment.ts';
import { randomUUID } from 'node:crypto';
import { isEnRoute, isRendu, resteOf } from '../../../../regles/achat.ts';
import { enEuros } from '../../../../regles/ecriture.ts';
import { moyenOf } from '../../../../regles/fournisseurs/index.ts';
import type { Db } from '../../../socle/db/database.ts';
import { pieceOf } from '../../facture/index.ts';
import { conflict, Refus } from '../../../socle/refus/refus.ts';
import { isAvantCapture } from '../avantCapture.ts';
import { settleRetractation, suspendPending } from '../retractation/decision.ts';
import { donneOf } from '../donne.ts';
import { PROLONGE, endDonne, isProlonge } from '../endDonne.ts';
import { issueAvoirDAchat, issueFactureDAchat } from '../achat/issueFactureDAchat.ts';
import { holdPaiement, noteAVoir, setPaiement, setRemboursement, wantPaiement } from '../hold.ts';
import {
  findOfMontant,
  isDemande,
  isParMain,
  listRemboursementsOf,
} from './remboursement.queries.ts';
import { lettreRemboursement } from '../lettres.ts';
import type { Paiement, Remboursement } from '../paiement.tables.ts';
import { tellEleve } from '../paiement.writes.ts';
import { rendusThat } from './rendus.ts';

const REFUSE_APRES =
  'Un remboursement annoncé comme fait a été refusé ensuite\u00a0: l’argent n’est pas parti, à refaire.';

interface DemandeDeRemboursement {
  paiement_id: number;
  montant: number;
  motif: string;
  moyen: Remboursement['moyen'];
  finAcces: 0 | 1;
  admin_id: number | null;
}

/** The row precedes the provider's call, so a crash is recovered. Throws 404, 409, 422. */
export async function openRemboursement(
  trx: Db,
  demande: DemandeDeRemboursement,
  now: Date,
): Promise<Remboursement> {
  const paiement = await wantPaiement(trx, demande.paiement_id);
  if (paiement.etat !== 'paye')
    throw conflict('Ce paiement n’est pas à rembourser\u00a0: il n’est pas payé, ou plus.');
  const reste = resteOf(paiement, await listRemboursementsOf(trx, paiement.id));
  if (demande.montant < 1 || demande.montant > reste) {
    const message = `Remboursez ${enEuros(reste / 100)} au plus\u00a0: c’est ce qui reste de ce paiement.`;
    throw new Refus(422, message, { errors: { montant: [message] } });
  }
  return insert(trx, { ...demande, etat: 'demande', cle: randomUUID(), fournisseurId: null }, now);
}

const insert = (
  trx: Db,
  given: DemandeDeRemboursement & Pick<Remboursement, 'etat' | 'cle' | 'fournisseurId'>,
  now: Date,
) =>
  trx
    .insertInto('remboursement')
    .values({
      ...given,
      raison: null,
      dateCreation: now.toISOString(),
      dateEtat: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Idempotent; another provider id for a known refund means that money went back twice. */
export async function finishRemboursement(
  trx: Db,
  id: number,
  fournisseurId: string | null,
  ctx: Context,
): Promise<boolean> {
  const whose = await rowOf(trx, id);
  const paiement = whose && (await holdPaiement(trx, whose.paiement_id));
  const remboursement = paiement && (await rowOf(trx, id));
  if (!paiement || !remboursement) return false;
  const { motif } = remboursement;
  if (!isEnRoute(remboursement.etat)) {
    const rendu = { fournisseurId: fournisseurId!, montant: remboursement.montant, motif };
    return fournisseurId !== null && noteRemboursement(trx, paiement.id, rendu, ctx);
  }
  // A chargeback came meanwhile, so the books have refunded all already.
  const isOpen = paiement.etat === 'paye';
  const reste = paiement.montant - paiement.rembourse;
  // The books never refund more than was paid.
  const montant = isOpen ? Math.min(remboursement.montant, reste) : remboursement.montant;
  const fait = { etat: 'fait' as const, montant, fournisseurId };
  await setRemboursement(trx, id, { ...fait, dateEtat: ctx.now.toISOString() });
  if (isOpen) await giveBack(trx, paiement, { ...remboursement, ...fait }, ctx);
  return true;
}

/** Takes a lease, so that one of several servers asks; false when touched since `avant`. */
export async function claimRemboursement(
  trx: Db,
  id: number,
  avant: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('remboursement')
    .set({ dateEtat: now.toISOString() })
    .where('id', '=', id)
    .where(rendusThat(isEnRoute))
    .where('dateEtat', '<=', avant)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function declineRemboursement(trx: Db, id: number, raison: string, now: Date) {
  await trx
    .updateTable('remboursement')
    .set({ etat: 'refuse', raison, dateEtat: now.toISOString() })
    .where('id', '=', id)
    .where(rendusThat(isEnRoute))
    .execute();
}

/** Some providers identify a refund only by payment and amount; false: none was requested. */
export async function declineMontant(
  trx: Db,
  paiement_id: number,
  montant: number,
  raison: string,
  now: Date,
): Promise<boolean> {
  const asked = await findOfMontant(trx, paiement_id, montant, isDemande);
  if (asked) await declineRemboursement(trx, asked.id, raison, now);
  return asked !== undefined;
}

/** A cancellation before capture refunds all that was left. */
export async function finishAsked(trx: Db, paiement_id: number, ctx: Context): Promise<boolean> {
  const paiement = await holdPaiement(trx, paiement_id);
  if (paiement?.etat !== 'paye') return false;
  const reste = paiement.montant - paiement.rembourse;
  const asked = await findOfMontant(trx, paiement_id, reste, isDemande);
  return asked !== undefined && finishRemboursement(trx, asked.id, null, ctx);
}

const rowOf = (trx: Db, id: number) =>
  trx.selectFrom('remboursement').selectAll().where('id', '=', id).executeTakeFirst();

const findRendu = (trx: Db, moyen: Remboursement['moyen'], fournisseurId: string) =>
  trx
    .selectFrom('remboursement')
    .selectAll()
    .where('moyen', '=', moyen)
    .where('fournisseurId', '=', fournisseurId)
    .executeTakeFirst();

/** A refund that fails later is reversed: a new invoice replaces its credit note. */
export async function undoRemboursement(
  trx: Db,
  paiement_id: number,
  { fournisseurId, raison }: { fournisseurId: string; raison: string },
  ctx: Context,
): Promise<boolean> {
  const paiement = await holdPaiement(trx, paiement_id);
  if (!paiement) return false;
  const rendu = await findRendu(trx, moyenOf(paiement.type), fournisseurId);
  if (rendu?.paiement_id !== paiement_id || !isRendu(rendu.etat)) return false;
  const { montant } = rendu;
  const dateEtat = ctx.now.toISOString();
  await setRemboursement(trx, rendu.id, { etat: 'refuse', raison, dateEtat });
  // A chargeback came meanwhile, so the books have refunded all anyway.
  if (paiement.etat === 'impaye') return true;
  await setPaiement(trx, paiement_id, {
    rembourse: paiement.rembourse - montant,
    ...(paiement.etat === 'rembourse' && { etat: 'paye', dateEtat }),
  });
  const du = { ...paiement, montant, prixPlein: montant, remise_id: null };
  await issueFactureDAchat(trx, du, donneOf(paiement), ctx);
  await noteAVoir(trx, paiement_id, REFUSE_APRES);
  return true;
}

interface RenduDuFournisseur {
  fournisseurId: string | null;
  /** Cents. */
  montant: number;
  motif: string;
}

/** Idempotent: false for a known refund. A full one ends the grant. */
export async function noteRemboursement(
  trx: Db,
  paiement_id: number,
  { fournisseurId, montant, motif }: RenduDuFournisseur,
  ctx: Context,
): Promise<boolean> {
  const paiement = await holdPaiement(trx, paiement_id);
  if (!paiement || paiement.etat !== 'paye') return false;
  const moyen = moyenOf(paiement.type);
  if (fournisseurId !== null && (await findRendu(trx, moyen, fournisseurId))) return false;
  const asked = await findOfMontant(trx, paiement_id, montant, isDemande);
  if (asked) return finishRemboursement(trx, asked.id, fournisseurId, ctx);
  const parMain = await findOfMontant(trx, paiement_id, montant, isParMain);
  if (parMain) {
    await setRemboursement(trx, parMain.id, { moyen, fournisseurId });
    return true;
  }
  const possible = Math.min(montant, paiement.montant - paiement.rembourse);
  if (possible < 1) return false;
  const finAcces = paiement.rembourse + possible === paiement.montant ? 1 : 0;
  const rendu = { paiement_id, montant: possible, motif, moyen, finAcces, admin_id: null } as const;
  const fait = { etat: 'fait', cle: randomUUID(), fournisseurId } as const;
  await giveBack(trx, paiement, await insert(trx, { ...rendu, ...fait }, ctx.now), ctx);
  return true;
}

async function giveBack(trx: Db, paiement: Paiement, remboursement: Remboursement, ctx: Context) {
  const { id: paiement_id } = paiement;
  const { id, montant, motif, moyen, admin_id } = remboursement;
  const rembourse = paiement.rembourse + montant;
  // A withdrawal refunded in full ends the contract, whatever staff ticked.
  const retracte = await settleRetractation(trx, { ...paiement, rembourse }, admin_id, ctx.now);
  const ends = remboursement.finAcces === 1 || retracte;
  const ended = ends && (await endDonne(trx, paiement, ctx.now, id));
  const rendu = { etat: 'rembourse', dateEtat: ctx.now.toISOString(), nonDonne: null } as const;
  await setPaiement(trx, paiement_id, { rembourse, ...(rembourse === paiement.montant && rendu) });
  if (ends && !ended && (await isProlonge(trx, paiement, id)))
    await noteAVoir(trx, paiement_id, PROLONGE);
  await suspendPending(trx, paiement);
  const avantCapture = isAvantCapture(remboursement, paiement);
  const avoir = await issueAvoirDAchat(trx, paiement, { montant, motif, avantCapture }, ctx);
  if (!avoir) return;
  const fait = { paiement, montant, motif, moyen, numero: avoir.numero, ended, avantCapture };
  await tellEleve(
    trx,
    paiement_id,
    ({ prenom }) => lettreRemboursement({ ...fait, prenom }),
    ctx.now,
    [pieceOf(avoir.id)],
  );
}
