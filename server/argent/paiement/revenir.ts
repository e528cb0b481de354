import type { Selectable } from 'kysely';
import { ficheOf, moyenOf } from '../../../regles/fournisseurs/index.ts';
import { giveAchat } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { pieceDe } from '../facture/index.ts';
import { Refus, introuvable } from '../../socle/refus/refus.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { askAccordOf } from './accord.ts';
import { noteAVoir } from './aVoir.ts';
import { colonnesDe, donneDe } from './donne.ts';
import { issueFactureOf } from './factureDuPaiement.ts';
import { holdPaiement } from './hold.ts';
import { lettreRevenu } from './lettres.ts';
import { findDestinataire } from './paiement.queries.ts';
import { isJamaisCapture, peutRevenir } from './avantCapture.ts';
import type { PaiementTable, RemboursementTable } from './paiement.tables.ts';
import { countRecette } from './recette.ts';
import { isRetracte } from './retractation.queries.ts';
import type { Where } from './where.ts';

type Paiement = Selectable<PaiementTable>;
type Remboursement = Selectable<RemboursementTable>;

const REVENU =
  'L’argent que la banque avait repris est revenu\u00a0: nouvelle facture, et l’accès est rendu.';
const REVENU_SANS = 'L’argent que la banque avait repris est revenu\u00a0: nouvelle facture.';
const aConfirmer = (type: string) =>
  `${ficheOf(type).nom} dit que l’argent repris est là\u00a0: si le litige est gagné, donnez l’accès.`;

/** `sur`: the provider's books differed in between; without it somebody confirms first. */
export async function noteRevenu(
  trx: Db,
  id: number,
  { sur }: { sur: boolean },
  where: Where,
): Promise<boolean> {
  const paiement = await holdPaiement(trx, id);
  if (paiement?.etat !== 'impaye') return false;
  if (sur) {
    await revenir(trx, paiement, where);
    return true;
  }
  const nonDonne = aConfirmer(paiement.type);
  if (paiement.nonDonne === nonDonne) return false;
  await trx
    .updateTable('paiement')
    .set({ nonDonne, dateRegle: null, motifRegle: null })
    .where('id', '=', id)
    .execute();
  return true;
}

/** A new invoice replaces its credit note, and the grant resumes. */
export async function revenir(trx: Db, paiement: Paiement, where: Where, rendu?: Remboursement) {
  const { id, eleve_id, libelle } = paiement;
  const dateEtat = where.now.toISOString();
  const montant = rendu?.montant ?? paiement.montant - paiement.rembourse;
  // Where no grant ended, nothing is given anew.
  const reste = rendu !== undefined && paiement.dateReprise === null;
  const donne = reste ? undefined : await redonner(trx, paiement, where.now);
  const du = { ...paiement, montant, prixPlein: montant, remise_id: null };
  const facture =
    montant > 0 ? await issueFactureOf(trx, du, donne ?? donneDe(paiement), where) : undefined;
  await countRecette(trx, paiement.type, { entre: montant }, where.now);
  await trx
    .updateTable('paiement')
    .set({
      ...(paiement.etat !== 'paye' && { etat: 'paye', dateEtat, raison: null }),
      ...(rendu && { rembourse: paiement.rembourse - montant }),
      ...(donne !== undefined && colonnesDe(donne)),
    })
    .where('id', '=', id)
    .execute();
  const nonDonne = typeof donne === 'string' ? donne : null;
  const isRendu = donne !== undefined && nonDonne === null;
  await noteAVoir(trx, id, isRendu ? REVENU : REVENU_SANS);
  const apres = { avant: { etat: paiement.etat, nonDonne: paiement.nonDonne }, libelle, nonDonne };
  if (typeof donne === 'string') return { ...apres, rendu: false };
  if (donne) await askAccordOf(trx, paiement, donne, where.now);
  const lu = await findDestinataire(trx, id);
  if (!lu) return { ...apres, rendu: isRendu };
  const adresse = where.env.APP_URL;
  const lettre = lettreRevenu({ paiement, prenom: lu.prenom, donne: donne ?? null, adresse });
  const pieces = facture ? [pieceDe(facture.id)] : [];
  const mail = { eleve_id, destinataire: lu.email, lettre, demandeur: 'ecole', pieces } as const;
  await queueMail(trx, mail, where.now);
  return { ...apres, rendu: isRendu };
}

async function redonner(trx: Db, paiement: Paiement, now: Date) {
  if (paiement.efface === 1) return 'Le compte de l’élève est effacé.';
  if (await isRetracte(trx, paiement.id))
    return 'L’élève s’est rétracté de cet achat\u00a0: remboursez-le.';
  return giveAchat(trx, paiement, now);
}

/** Only a refund that nobody asked for can come again. */
export async function noteRetour(
  trx: Db,
  paiement_id: number,
  { raison, ...which }: { raison: string } & ({ fournisseurId: string } | { montant: number }),
  where: Where,
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
  await returnRendu(trx, rendu, raison, where.now);
  await revenir(trx, paiement, where, rendu);
  return true;
}

const returnRendu = (trx: Db, { id }: Remboursement, raison: string, now: Date) =>
  trx
    .updateTable('remboursement')
    .set({ etat: 'revenu', raison, dateEtat: now.toISOString() })
    .where('id', '=', id)
    .execute();

interface Gagne {
  id: number;
  remboursement: number | null;
  motif: string;
}

/** A provider may never report it, so the school confirms. Throws 404, 409. */
export async function winLitige(trx: Db, { id, remboursement, motif }: Gagne, where: Where) {
  const paiement = await holdPaiement(trx, id);
  if (!paiement) throw introuvable('Ce paiement n’existe pas.');
  const rendu = remboursement === null ? undefined : await findRendu(trx, paiement, remboursement);
  if (!rendu && paiement.etat !== 'impaye')
    throw new Refus(409, 'La banque n’a pas repris ce paiement, ou il est déjà noté comme revenu.');
  if (!rendu && isJamaisCapture(paiement))
    throw new Refus(409, 'Ce paiement n’a jamais été encaissé\u00a0: rien ne peut en revenir.');
  if (rendu) await returnRendu(trx, rendu, motif, where.now);
  const told = await revenir(trx, paiement, where, rendu);
  // Confirming settles it, unless the access could not be given.
  if (told.nonDonne === null)
    await trx
      .updateTable('paiement')
      .set({ dateRegle: where.now.toISOString(), motifRegle: motif })
      .where('id', '=', id)
      .execute();
  return told;
}

async function findRendu(trx: Db, paiement: Paiement, id: number): Promise<Remboursement> {
  const rendu = await trx
    .selectFrom('remboursement')
    .selectAll()
    .where('id', '=', id)
    .where('paiement_id', '=', paiement.id)
    .executeTakeFirst();
  if (!rendu) throw introuvable('Ce remboursement n’existe pas.');
  if (rendu.etat === 'revenu')
    throw new Refus(409, 'L’argent de ce remboursement est déjà noté comme revenu.');
  if (!peutRevenir(rendu, paiement) || paiement.etat === 'impaye')
    throw new Refus(409, 'De ce remboursement, rien ne peut revenir par un litige.');
  return rendu;
}
