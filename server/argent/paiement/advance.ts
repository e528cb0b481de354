import type { Selectable } from 'kysely';
import type { EtatPaiement } from '../../../regles/achat.ts';
import { findOffre, giveAchat, siensOf } from '../../eleve/acces/index.ts';
import { findVersion, pieceDesConditions } from '../conditions/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { issueAvoir, pieceDe } from '../facture/index.ts';
import { queueMail } from '../../socle/mail/mail.writes.ts';
import { findLimites, releaseRemise, retakeRemise } from '../remises/index.ts';
import { isJamaisCapture } from './avantCapture.ts';
import { isDeTrop } from './deTrop.ts';
import { colonnesDe } from './donne.ts';
import { issueFactureOf } from './factureDuPaiement.ts';
import { holdPaiement } from './hold.ts';
import { lettreAchat } from './lettres.ts';
import { findDestinataire } from './paiement.queries.ts';
import type { PaiementTable } from './paiement.tables.ts';
import { countRecette } from './recette.ts';
import { endDonne } from './rembourser.ts';
import { settleRetractation } from './decision.ts';
import { askAccordOf } from './accord.ts';
import { suspendre } from './suspendre.ts';
import { canBecome, isSansSuite } from './transitions.ts';
import type { Where } from './where.ts';

type Paiement = Selectable<PaiementTable>;

/** The caller has verified this word of a provider. */
export interface Fait {
  etat: EtatPaiement;
  /** `paye` needs the provider's own id. */
  fournisseurId?: string;
  raison?: string;
  motif?: string;
  /** With `paye`, this withholds the access until somebody has looked. */
  retenu?: string;
}

/** Idempotent: access, invoice and mail are one transaction. Lock order: learner, then payment. False changes nothing. */
export async function advancePaiement(
  trx: Db,
  id: number,
  fait: Fait,
  where: Where,
): Promise<boolean> {
  const paiement = await holdPaiement(trx, id);
  if (!paiement || !canBecome(paiement.etat, fait.etat)) return false;
  if (fait.fournisseurId && (await isTaken(trx, paiement, fait.fournisseurId))) return false;
  await trx
    .updateTable('paiement')
    .set({
      etat: fait.etat,
      dateEtat: where.now.toISOString(),
      raison: fait.raison ?? null,
      // A new word reopens what was settled before.
      ...(fait.etat === 'impaye' && { dateRegle: null, motifRegle: null }),
      ...(fait.fournisseurId !== undefined && { fournisseurId: fait.fournisseurId }),
      aDire: paiement.efface === 1 || fait.etat === 'attente' ? 0 : 1,
      // Nobody needs the name of one who did not buy.
      ...(isSansSuite(fait.etat) && paiement.efface === 1 && { acheteur: null }),
    })
    .where('id', '=', id)
    .execute();
  if (fait.etat === 'paye') await closeAutres(trx, paiement, where);
  const remiseRendue = await countRemise(trx, paiement, fait.etat);
  if (fait.etat === 'paye') await fulfil(trx, { ...paiement, remiseRendue }, fait.retenu, where);
  if (fait.etat === 'impaye') await undo(trx, paiement, fait.motif ?? REPRIS, where);
  return true;
}

/** A credit note's reader knows no provider's codes. */
const REPRIS = 'Paiement repris par la banque';

/** One capture pays one payment of ours. */
async function isTaken(trx: Db, { id, type }: Paiement, fournisseurId: string): Promise<boolean> {
  const other = await trx
    .selectFrom('paiement')
    .select('id')
    .where('type', '=', type)
    .where('fournisseurId', '=', fournisseurId)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** A payment without money gives its use back; late money takes it again, over the limit too. */
async function countRemise(
  trx: Db,
  { id, remise_id, etat, remiseRendue }: Paiement,
  apres: EtatPaiement,
): Promise<number> {
  if (remise_id === null || isSansSuite(etat) === isSansSuite(apres)) return remiseRendue;
  await (isSansSuite(apres) ? releaseRemise : retakeRemise)(trx, remise_id);
  const { most, nombre } = await findLimites(trx, remise_id);
  const rendue = !isSansSuite(apres) && most !== null && nombre > most ? 1 : 0;
  await trx.updateTable('paiement').set({ remiseRendue: rendue }).where('id', '=', id).execute();
  return rendue;
}

/** One order takes one use: the first paid keeps it, abandoned orders give theirs back. */
async function closeAutres(trx: Db, paiement: Paiement, where: Where): Promise<void> {
  const { id, eleve_id, acces_id, renouvellement, remise_id } = paiement;
  if (remise_id === null) return;
  const autres = await trx
    .selectFrom('paiement')
    .select('id')
    .where('eleve_id', '=', eleve_id)
    .where('remise_id', '=', remise_id)
    .where('acces_id', '=', acces_id)
    .where('renouvellement', '=', renouvellement)
    .where('etat', '=', 'ouvert')
    .where('id', '<>', id)
    .execute();
  for (const autre of autres) {
    const raison = 'Payé par une autre commande';
    await advancePaiement(trx, autre.id, { etat: 'annule', raison }, where);
    await trx.updateTable('paiement').set({ aDire: 0 }).where('id', '=', autre.id).execute();
  }
}

const AU_PRIX_DU_PREMIER =
  'Commandé au prix d’un premier accès, et payé quand l’élève l’avait déjà\u00a0: remboursez, ou donnez-lui le temps d’un renouvellement.';

/** Two open orders for a first access must not become a cheap renewal. */
async function refusDuPrix(
  trx: Db,
  { eleve_id, acces_id, renouvellement, prixPlein }: Paiement,
): Promise<string | undefined> {
  if (renouvellement === 1) return undefined;
  const sien = (await siensOf(trx, eleve_id)).get(acces_id);
  if (!sien?.datePerime) return undefined;
  const produit = await findOffre(trx, acces_id);
  const prix = produit?.prixRenouvellement ?? 0;
  return prixPlein !== null && prixPlein < prix ? AU_PRIX_DU_PREMIER : undefined;
}

async function fulfil(
  trx: Db,
  paiement: Paiement,
  retenu: string | undefined,
  { env, now }: Where,
): Promise<void> {
  const { id, eleve_id } = paiement;
  const pourquoiPas =
    paiement.efface === 1
      ? 'Le compte de l’élève est effacé.'
      : (await isDeTrop(trx, paiement))
        ? 'Le code de remise avait déjà servi autant de fois qu’il le permet.'
        : ((await refusDuPrix(trx, paiement)) ?? retenu);
  const donne = pourquoiPas ?? (await giveAchat(trx, paiement, now));
  const facture =
    paiement.montant > 0 ? await issueFactureOf(trx, paiement, donne, { env, now }) : undefined;
  await countRecette(trx, paiement.type, { entre: paiement.montant }, now);
  await trx
    .updateTable('paiement')
    .set({ datePaiement: now.toISOString(), ...colonnesDe(donne) })
    .where('id', '=', id)
    .execute();
  if (typeof donne !== 'string') await askAccordOf(trx, paiement, donne, now);
  const lu = await findDestinataire(trx, id);
  if (!lu) return;
  const adresse = env.APP_URL;
  const numero = facture?.numero ?? null;
  const acceptees = paiement.conditions;
  const conditions = acceptees === null ? null : await findVersion(trx, acceptees);
  const lettre = lettreAchat({ paiement, acheteur: lu, donne, numero, conditions, adresse });
  const pieces = [
    ...(facture ? [pieceDe(facture.id)] : []),
    ...(acceptees === null ? [] : [pieceDesConditions(acceptees)]),
  ];
  const mail = { eleve_id, destinataire: lu.email, lettre, demandeur: 'ecole', pieces } as const;
  await queueMail(trx, mail, now);
}

async function undo(trx: Db, paiement: Paiement, motif: string, where: Where): Promise<void> {
  await endDonne(trx, paiement, where.now);
  const montant = paiement.montant - paiement.rembourse;
  await settleRetractation(trx, { ...paiement, rembourse: paiement.montant }, null, where.now);
  await suspendre(trx, paiement);
  const avantCapture = isJamaisCapture({ ...paiement, etat: 'impaye' });
  const avoir = { paiement_id: paiement.id, montant, motif, avantCapture };
  if (montant > 0) await issueAvoir(trx, avoir, where);
  const somme = avantCapture ? { annule: montant } : { rendu: montant };
  await countRecette(trx, paiement.type, somme, where.now);
}
