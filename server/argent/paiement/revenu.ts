import type { Context } from '../../socle/config/environment.ts';
import { isRevenu } from '../../../regles/achat.ts';
import { ficheOf, moyenOf } from '../../../regles/fournisseurs/index.ts';
import { giveAchat } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { pieceOf } from '../facture/index.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import { askAccordDAchat } from './achat/accord.ts';
import { isJamaisCapture, peutRevenir } from './avantCapture.ts';
import { colonnesOf, donneOf } from './donne.ts';
import { issueFactureDAchat } from './achat/issueFactureDAchat.ts';
import {
  holdPaiement,
  noteAVoir,
  reopenPaiement,
  setPaiement,
  setRemboursement,
  wantPaiement,
} from './hold.ts';
import { lettreRevenu } from './lettres.ts';
import type { Paiement, Remboursement } from './paiement.tables.ts';
import { tellEleve } from './paiement.writes.ts';
import { isRetracte } from './retractation/retractation.queries.ts';

const REVENU =
  'L’argent que la banque avait repris est revenu\u00a0: nouvelle facture, et l’accès est rendu.';
const REVENU_SANS = 'L’argent que la banque avait repris est revenu\u00a0: nouvelle facture.';

/** `sur`: the provider's books differed in between; otherwise staff confirm first. */
export async function noteRevenu(
  trx: Db,
  id: number,
  { sur }: { sur: boolean },
  ctx: Context,
): Promise<boolean> {
  const paiement = await holdPaiement(trx, id);
  if (paiement?.etat !== 'impaye') return false;
  if (sur) {
    await settleRevenu(trx, paiement, ctx);
    return true;
  }
  const nonDonne = `${ficheOf(paiement.type).nom} dit que l’argent repris est là\u00a0: si le litige est gagné, donnez l’accès.`;
  if (paiement.nonDonne === nonDonne) return false;
  await reopenPaiement(trx, id, { nonDonne });
  return true;
}

/** A new invoice replaces its credit note, and the grant resumes. */
export async function settleRevenu(
  trx: Db,
  paiement: Paiement,
  ctx: Context,
  rendu?: Remboursement,
) {
  const { id, libelle } = paiement;
  const dateEtat = ctx.now.toISOString();
  const montant = rendu?.montant ?? paiement.montant - paiement.rembourse;
  // A grant that never ended needs no new one.
  const reste = rendu !== undefined && paiement.dateReprise === null;
  const donne = reste ? undefined : await giveAgain(trx, paiement, ctx.now);
  const du = { ...paiement, montant, prixPlein: montant, remise_id: null };
  const facture = await issueFactureDAchat(trx, du, donne ?? donneOf(paiement), ctx);
  await setPaiement(trx, id, {
    ...(paiement.etat !== 'paye' && { etat: 'paye', dateEtat, raison: null }),
    ...(rendu && { rembourse: paiement.rembourse - montant }),
    ...(donne !== undefined && colonnesOf(donne)),
  });
  const nonDonne = typeof donne === 'string' ? donne : null;
  const isRendu = donne !== undefined && nonDonne === null;
  await noteAVoir(trx, id, isRendu ? REVENU : REVENU_SANS);
  const avant = { etat: paiement.etat, nonDonne: paiement.nonDonne };
  const apres = { avant, libelle, nonDonne, rendu: isRendu };
  if (typeof donne === 'string') return apres;
  if (donne) await askAccordDAchat(trx, paiement, donne, ctx.now);
  const lettreTo = ({ prenom }: { prenom: string }) =>
    lettreRevenu(prenom, paiement, donne, ctx.env.APP_URL);
  await tellEleve(trx, id, lettreTo, ctx.now, facture ? [pieceOf(facture.id)] : []);
  return apres;
}

async function giveAgain(trx: Db, paiement: Paiement, now: Date) {
  if (paiement.efface === 1) return 'Le compte de l’élève est effacé.';
  if (await isRetracte(trx, paiement.id))
    return 'L’élève s’est rétracté de cet achat\u00a0: remboursez-le.';
  return giveAchat(trx, paiement, now);
}

export async function noteRetour(
  trx: Db,
  paiement_id: number,
  { raison, ...which }: { raison: string } & ({ fournisseurId: string } | { montant: number }),
  ctx: Context,
): Promise<boolean> {
  const paiement = await holdPaiement(trx, paiement_id);
  if (!paiement) return false;
  const rendus = await trx
    .selectFrom('remboursement')
    .selectAll()
    .where('paiement_id', '=', paiement_id)
    .where('moyen', '=', moyenOf(paiement.type))
    .orderBy('id')
    .execute();
  const rendu = rendus.find(
    (each) =>
      peutRevenir(each, paiement) &&
      ('montant' in which
        ? each.montant === which.montant
        : each.fournisseurId === which.fournisseurId),
  );
  if (!rendu || paiement.etat === 'impaye') return false;
  await returnRendu(trx, rendu, raison, ctx.now);
  await settleRevenu(trx, paiement, ctx, rendu);
  return true;
}

const returnRendu = (trx: Db, { id }: Remboursement, raison: string, now: Date) =>
  setRemboursement(trx, id, { etat: 'revenu', raison, dateEtat: now.toISOString() });

/** The provider may never report it, so staff confirm. Throws 404, 409. */
export async function winLitige(
  trx: Db,
  { id, remboursement, motif }: { id: number; remboursement: number | null; motif: string },
  ctx: Context,
) {
  const paiement = await wantPaiement(trx, id);
  const rendu = remboursement === null ? undefined : await wantRendu(trx, paiement, remboursement);
  if (!rendu && paiement.etat !== 'impaye')
    throw conflict('La banque n’a pas repris ce paiement, ou il est déjà noté comme revenu.');
  if (!rendu && isJamaisCapture(paiement))
    throw conflict('Ce paiement n’a jamais été encaissé\u00a0: rien ne peut en revenir.');
  if (rendu) await returnRendu(trx, rendu, motif, ctx.now);
  const told = await settleRevenu(trx, paiement, ctx, rendu);
  // Confirming settles it, unless the access could not be given.
  if (told.nonDonne === null)
    await setPaiement(trx, id, { dateRegle: ctx.now.toISOString(), motifRegle: motif });
  return told;
}

async function wantRendu(trx: Db, paiement: Paiement, id: number): Promise<Remboursement> {
  const rendu = await trx
    .selectFrom('remboursement')
    .selectAll()
    .where('id', '=', id)
    .where('paiement_id', '=', paiement.id)
    .executeTakeFirst();
  if (!rendu) throw introuvable('Ce remboursement n’existe pas.');
  if (isRevenu(rendu.etat))
    throw conflict('L’argent de ce remboursement est déjà noté comme revenu.');
  if (!peutRevenir(rendu, paiement) || paiement.etat === 'impaye')
    throw conflict('De ce remboursement, rien ne peut revenir par un litige.');
  return rendu;
}
