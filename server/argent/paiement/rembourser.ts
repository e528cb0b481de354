import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { moyenOf } from '../../../regles/fournisseurs/index.ts';
import { takeBackAchat } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { issueAvoir, pieceDe } from '../facture/index.ts';
import { Refus, introuvable } from '../../socle/refus/refus.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { noteAVoir } from './aVoir.ts';
import { isAvantCapture } from './avantCapture.ts';
import { donneDe } from './donne.ts';
import { issueFactureOf } from './factureDuPaiement.ts';
import { holdPaiement } from './hold.ts';
import { lettreRemboursement } from './lettres.ts';
import { findDestinataire } from './paiement.queries.ts';
import { countRecette } from './recette.ts';
import { settleRetractation } from './decision.ts';
import type { PaiementTable, RemboursementTable } from './paiement.tables.ts';
import { suspendre } from './suspendre.ts';
import type { Where } from './where.ts';

const REFUSE_APRES =
  'Un remboursement annoncé comme fait a été refusé ensuite\u00a0: l’argent n’est pas parti, à refaire.';

type Remboursement = Selectable<RemboursementTable>;
type Paiement = Selectable<PaiementTable>;

interface Demande {
  paiement_id: number;
  montant: number;
  motif: string;
  moyen: Remboursement['moyen'];
  finAcces: 0 | 1;
  admin_id: number | null;
}

/** Cents. */
async function resteOf(trx: Db, { id, montant, rembourse }: Paiement): Promise<number> {
  const { enRoute } = await trx
    .selectFrom('remboursement')
    .select((row) =>
      row.cast<number>(row.fn.coalesce(row.fn.sum('montant'), row.lit(0)), 'integer').as('enRoute'),
    )
    .where('paiement_id', '=', id)
    .where('etat', '=', 'demande')
    .executeTakeFirstOrThrow();
  return montant - rembourse - enRoute;
}

/** The row precedes the provider's call, so a crash is recovered. Throws 404, 409, 422. */
export async function openRemboursement(
  trx: Db,
  demande: Demande,
  now: Date,
): Promise<Remboursement> {
  const paiement = await holdPaiement(trx, demande.paiement_id);
  if (!paiement) throw introuvable('Ce paiement n’existe pas.');
  if (paiement.etat !== 'paye')
    throw new Refus(409, 'Ce paiement n’est pas à rembourser\u00a0: il n’est pas payé, ou plus.');
  const reste = await resteOf(trx, paiement);
  if (demande.montant < 1 || demande.montant > reste) {
    const message = `Remboursez ${(reste / 100).toFixed(2).replace('.', ',')} € au plus\u00a0: c’est ce qui reste de ce paiement.`;
    throw new Refus(422, message, { errors: { montant: [message] } });
  }
  return insert(trx, { ...demande, etat: 'demande', cle: randomUUID(), fournisseurId: null }, now);
}

const insert = (
  trx: Db,
  given: Demande & Pick<Remboursement, 'etat' | 'cle' | 'fournisseurId'>,
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

/** Idempotent; another provider id for a known refund means money went back twice. */
export async function finishRemboursement(
  trx: Db,
  id: number,
  fournisseurId: string | null,
  where: Where,
): Promise<boolean> {
  const whose = await findRemboursement(trx, id);
  const paiement = whose && (await holdPaiement(trx, whose.paiement_id));
  const remboursement = paiement && (await findRemboursement(trx, id));
  if (!paiement || !remboursement) return false;
  const { motif } = remboursement;
  if (remboursement.etat !== 'demande') {
    const rendu = { fournisseurId: fournisseurId!, montant: remboursement.montant, motif };
    return fournisseurId !== null && noteRemboursement(trx, paiement.id, rendu, where);
  }
  // A chargeback came meanwhile: the books have given all back already.
  const isOpen = paiement.etat === 'paye';
  const reste = paiement.montant - paiement.rembourse;
  // The books never give back more than was paid.
  const montant = isOpen ? Math.min(remboursement.montant, reste) : remboursement.montant;
  await trx
    .updateTable('remboursement')
    .set({ etat: 'fait', montant, fournisseurId, dateEtat: where.now.toISOString() })
    .where('id', '=', id)
    .execute();
  const done = { ...remboursement, montant, etat: 'fait' as const, fournisseurId };
  if (isOpen) await giveBack(trx, paiement, done, where);
  return true;
}

/** A lease since `avant` lets one of several servers ask. */
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
    .where('etat', '=', 'demande')
    .where('dateEtat', '<=', avant)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The amount becomes refundable again, with the reason. */
export async function refuseRemboursement(trx: Db, id: number, raison: string, now: Date) {
  await trx
    .updateTable('remboursement')
    .set({ etat: 'refuse', raison, dateEtat: now.toISOString() })
    .where('id', '=', id)
    .where('etat', '=', 'demande')
    .execute();
}

/** Some providers name a refund only by payment and amount; false: none was asked. */
export async function refuseRemboursementOf(
  trx: Db,
  paiement_id: number,
  montant: number,
  raison: string,
  now: Date,
): Promise<boolean> {
  const asked = await trx
    .selectFrom('remboursement')
    .select('id')
    .where('paiement_id', '=', paiement_id)
    .where('montant', '=', montant)
    .where('etat', '=', 'demande')
    .orderBy('id')
    .executeTakeFirst();
  if (asked) await refuseRemboursement(trx, asked.id, raison, now);
  return asked !== undefined;
}

/** A cancellation before capture is the refund of all that was left. */
export async function finishAsked(trx: Db, paiement_id: number, where: Where): Promise<boolean> {
  const paiement = await holdPaiement(trx, paiement_id);
  if (paiement?.etat !== 'paye') return false;
  const asked = await trx
    .selectFrom('remboursement')
    .select('id')
    .where('paiement_id', '=', paiement_id)
    .where('etat', '=', 'demande')
    .where('montant', '=', paiement.montant - paiement.rembourse)
    .executeTakeFirst();
  return asked !== undefined && finishRemboursement(trx, asked.id, null, where);
}

const findRemboursement = (trx: Db, id: number) =>
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
  where: Where,
): Promise<boolean> {
  const paiement = await holdPaiement(trx, paiement_id);
  if (!paiement) return false;
  const rendu = await findRendu(trx, moyenOf(paiement.type), fournisseurId);
  if (rendu?.paiement_id !== paiement_id || rendu.etat !== 'fait') return false;
  const { montant } = rendu;
  const dateEtat = where.now.toISOString();
  await trx
    .updateTable('remboursement')
    .set({ etat: 'refuse', raison, dateEtat })
    .where('id', '=', rendu.id)
    .execute();
  // A chargeback came meanwhile: the books have given all back anyway.
  if (paiement.etat === 'impaye') return true;
  await trx
    .updateTable('paiement')
    .set({
      rembourse: paiement.rembourse - montant,
      ...(paiement.etat === 'rembourse' && { etat: 'paye', dateEtat }),
    })
    .where('id', '=', paiement_id)
    .execute();
  const du = { ...paiement, montant, prixPlein: montant, remise_id: null };
  await issueFactureOf(trx, du, donneDe(paiement), where);
  await countRecette(trx, paiement.type, { entre: montant }, where.now);
  await noteAVoir(trx, paiement_id, REFUSE_APRES);
  return true;
}

interface Rendu {
  fournisseurId: string | null;
  /** Cents. */
  montant: number;
  motif: string;
}

/** Idempotent: false for a known refund. A full one ends the grant. */
export async function noteRemboursement(
  trx: Db,
  paiement_id: number,
  { fournisseurId, montant, motif }: Rendu,
  where: Where,
): Promise<boolean> {
  const paiement = await holdPaiement(trx, paiement_id);
  if (!paiement || paiement.etat !== 'paye') return false;
  const moyen = moyenOf(paiement.type);
  const all = await trx
    .selectFrom('remboursement')
    .selectAll()
    .where('paiement_id', '=', paiement_id)
    .orderBy('id')
    .execute();
  if (fournisseurId !== null && (await findRendu(trx, moyen, fournisseurId))) return false;
  const asked = all.find((each) => each.etat === 'demande' && each.montant === montant);
  if (asked) return finishRemboursement(trx, asked.id, fournisseurId, where);
  // The school noted it by hand before the provider's word came.
  const parMain = all.find(
    (each) => each.moyen === 'main' && each.montant === montant && each.etat === 'fait',
  );
  if (parMain) {
    await trx
      .updateTable('remboursement')
      .set({ moyen, fournisseurId })
      .where('id', '=', parMain.id)
      .execute();
    return true;
  }
  const possible = Math.min(montant, paiement.montant - paiement.rembourse);
  if (possible < 1) return false;
  const whole = paiement.rembourse + possible === paiement.montant;
  const noted = await insert(
    trx,
    {
      paiement_id,
      montant: possible,
      motif,
      moyen,
      finAcces: whole ? 1 : 0,
      admin_id: null,
      etat: 'fait',
      cle: randomUUID(),
      fournisseurId,
    },
    where.now,
  );
  await giveBack(trx, paiement, noted, where);
  return true;
}

async function giveBack(trx: Db, paiement: Paiement, remboursement: Remboursement, where: Where) {
  const rembourse = paiement.rembourse + remboursement.montant;
  const whole = rembourse === paiement.montant;
  const { montant, motif, moyen, admin_id } = remboursement;
  // A withdrawal paid back in full ends the contract, whatever was ticked.
  const retracte = await settleRetractation(trx, { ...paiement, rembourse }, admin_id, where.now);
  const ends = remboursement.finAcces === 1 || retracte;
  const ended = ends && (await endDonne(trx, paiement, where.now, remboursement.id));
  await trx
    .updateTable('paiement')
    .set({
      rembourse,
      ...(whole && { etat: 'rembourse', dateEtat: where.now.toISOString() }),
      ...(whole && { nonDonne: null }),
    })
    .where('id', '=', paiement.id)
    .execute();
  if (ends && !ended && (await isProlonge(trx, paiement, remboursement.id)))
    await noteAVoir(trx, paiement.id, PROLONGE);
  await suspendre(trx, paiement);
  const avantCapture = isAvantCapture(remboursement, paiement);
  const aEmettre = { paiement_id: paiement.id, montant, motif, avantCapture };
  const avoir = await issueAvoir(trx, aEmettre, where);
  const somme = avantCapture ? { annule: montant } : { rendu: montant };
  await countRecette(trx, paiement.type, somme, where.now);
  const lu = await findDestinataire(trx, paiement.id);
  if (!lu || !avoir) return;
  const { id: eleve_id, email: destinataire, prenom } = { ...lu, id: lu.eleve_id };
  const lettre = lettreRemboursement({
    paiement,
    prenom,
    montant,
    motif,
    moyen,
    numero: avoir.numero,
    ended,
    avantCapture,
  });
  const mail = { eleve_id, destinataire, lettre, demandeur: 'ecole' } as const;
  await queueMail(trx, { ...mail, pieces: [pieceDe(avoir.id)] }, where.now);
}

/** False: nothing was given, or somebody changed it since. `par` is the refund. */
export async function endDonne(
  trx: Db,
  paiement: Paiement,
  now: Date,
  par?: number,
): Promise<boolean> {
  const { id, acces_user_id, dateDebut, dateFin, datePerimeAvant } = paiement;
  if (acces_user_id === null || (await isPasse(trx, paiement, par))) return false;
  const donne = { acces_user_id, debut: dateDebut, fin: dateFin, avant: datePerimeAvant };
  const repris = await takeBackAchat(trx, donne, now);
  if (!repris) return false;
  await trx
    .updateTable('paiement')
    .set({ dateReprise: now.toISOString(), debutRepris: repris.debut, finRepris: repris.fin })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Another payment may have extended the same copy since. */
async function isPasse(trx: Db, paiement: Paiement, par: number | undefined): Promise<boolean> {
  if (await isDejaFini(trx, paiement, par)) return true;
  // `takeBackAchat` checks added time by itself.
  return paiement.dateFin === null && hasSuivant(trx, paiement);
}

const PROLONGE =
  'Un paiement plus récent prolonge cet accès\u00a0: le temps rendu n’en est pas retiré. Voyez s’il faut le raccourcir.';

/** A later payment's time may carry the grant on. */
const isProlonge = async (trx: Db, paiement: Paiement, par: number): Promise<boolean> =>
  paiement.acces_user_id !== null &&
  !(await isDejaFini(trx, paiement, par)) &&
  hasSuivant(trx, paiement);

async function isDejaFini(trx: Db, { id }: Paiement, par: number | undefined): Promise<boolean> {
  const ends = await trx
    .selectFrom('remboursement')
    .select('id')
    .where('paiement_id', '=', id)
    .where('etat', '=', 'fait')
    .where('finAcces', '=', 1)
    .execute();
  return ends.some((end) => end.id !== par);
}

async function hasSuivant(trx: Db, paiement: Paiement): Promise<boolean> {
  const { id, eleve_id, acces_user_id, datePaiement } = paiement;
  const other = await trx
    .selectFrom('paiement')
    .select('id')
    .where('eleve_id', '=', eleve_id)
    .where('acces_user_id', '=', acces_user_id)
    .where('etat', '=', 'paye')
    .where('datePaiement', '>=', datePaiement)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}
