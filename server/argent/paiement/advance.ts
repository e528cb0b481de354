import type { Context } from '../../socle/config/environment.ts';
import { type EtatPaiement, isSansSuite, isVenu } from '../../../regles/achat.ts';
import { findOffre, giveAchat, siensOf } from '../../eleve/acces/index.ts';
import { findVersion, pieceOfConditions } from '../conditions/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { hasRow } from '../../socle/db/hasRow.ts';
import { pieceOf } from '../facture/index.ts';
import { wantRemiseThere, releaseRemise, retakeRemise } from '../remises/index.ts';
import { askAccordDAchat } from './achat/accord.ts';
import { isJamaisCapture } from './avantCapture.ts';
import { settleRetractation, suspendPending } from './retractation/decision.ts';
import { colonnesOf } from './donne.ts';
import { issueAvoirDAchat, issueFactureDAchat } from './achat/issueFactureDAchat.ts';
import { holdPaiement, setPaiement } from './hold.ts';
import { lettreAchat } from './lettres.ts';
import { type Commande, listUsages, usagesOf } from './paiement.queries.ts';
import type { Paiement } from './paiement.tables.ts';
import { tellEleve } from './paiement.writes.ts';
import { endDonne } from './endDonne.ts';
import { canBecome } from './transitions.ts';

/** A provider's report, which the caller has verified. */
export interface Rapport {
  etat: EtatPaiement;
  /** `paye` needs the provider's own id. */
  fournisseurId?: string;
  raison?: string;
  motif?: string | undefined;
  /** Says, with `paye`, why the access is withheld until staff have looked. */
  retenu?: string;
}

/** Idempotent: false where nothing changes. State, access, invoice and mail are one transaction. */
export async function advancePaiement(
  trx: Db,
  id: number,
  rapport: Rapport,
  ctx: Context,
): Promise<boolean> {
  const paiement = await holdPaiement(trx, id);
  if (!paiement || !canBecome(paiement.etat, rapport.etat)) return false;
  if (rapport.fournisseurId && (await isTaken(trx, paiement, rapport.fournisseurId))) return false;
  await setPaiement(trx, id, {
    etat: rapport.etat,
    dateEtat: ctx.now.toISOString(),
    raison: rapport.raison ?? null,
    // A chargeback reopens a payment that was settled.
    ...(rapport.etat === 'impaye' && { dateRegle: null, motifRegle: null }),
    ...(rapport.fournisseurId !== undefined && { fournisseurId: rapport.fournisseurId }),
    aDire: paiement.efface === 1 || rapport.etat === 'attente' ? 0 : 1,
    // An order that was never paid needs no buyer's name.
    ...(isSansSuite(rapport.etat) && paiement.efface === 1 && { acheteur: null }),
  });
  if (rapport.etat === 'paye' && paiement.remise_id !== null)
    await closeOuvertes(trx, paiement.remise_id, paiement, 'Payé par une autre commande', ctx);
  const remiseRendue = await retakeOrRelease(trx, paiement, rapport.etat);
  if (rapport.etat === 'paye')
    await fulfil(trx, { ...paiement, remiseRendue }, rapport.retenu, ctx);
  if (rapport.etat === 'impaye') await withdrawSale(trx, paiement, rapport.motif ?? REPRIS, ctx);
  return true;
}

/** A credit note must not show a provider's codes. */
const REPRIS = 'Paiement repris par la banque';

/** One capture pays one payment of ours. */
const isTaken = (trx: Db, { id, type }: Paiement, fournisseurId: string) =>
  hasRow(
    trx
      .selectFrom('paiement')
      .select('id')
      .where('type', '=', type)
      .where('fournisseurId', '=', fournisseurId)
      .where('id', '<>', id),
  );

/** A failed payment releases its use of the code; late money takes it again, even over the limit. */
async function retakeOrRelease(
  trx: Db,
  { id, remise_id, etat, remiseRendue }: Paiement,
  apres: EtatPaiement,
): Promise<number> {
  if (remise_id === null || isSansSuite(etat) === isSansSuite(apres)) return remiseRendue;
  await (isSansSuite(apres) ? releaseRemise : retakeRemise)(trx, remise_id);
  const { most, nombre } = await wantRemiseThere(trx, remise_id);
  const rendue = !isSansSuite(apres) && most !== null && nombre > most ? 1 : 0;
  await setPaiement(trx, id, { remiseRendue: rendue });
  return rendue;
}

/** One order takes one use: the learner's other open orders of it release theirs. */
export async function closeOuvertes(
  trx: Db,
  remise_id: number,
  commande: Commande,
  raison: string,
  ctx: Context,
): Promise<number> {
  const { deja, sienne } = await usagesOf(trx, remise_id, commande);
  for (const id of sienne) {
    await advancePaiement(trx, id, { etat: 'annule', raison }, ctx);
    await setPaiement(trx, id, { aDire: 0 });
  }
  return deja;
}

/** True past the learner's limit, or when others took its released use. */
async function isDeTrop(trx: Db, { id, eleve_id, remise_id, remiseRendue }: Paiement) {
  if (remise_id === null) return false;
  if (remiseRendue === 1) return true;
  const usages = await listUsages(trx, remise_id, eleve_id);
  const others = usages.filter((each) => each.id !== id && isVenu(each.etat));
  return others.length > 0 && others.length >= (await wantRemiseThere(trx, remise_id)).parEleve;
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

async function fulfil(trx: Db, paiement: Paiement, retenu: string | undefined, ctx: Context) {
  const { id, conditions: acceptees } = paiement;
  const { env, now } = ctx;
  const pourquoiPas =
    paiement.efface === 1
      ? 'Le compte de l’élève est effacé.'
      : (await isDeTrop(trx, paiement))
        ? 'Le code de remise avait déjà servi autant de fois qu’il le permet.'
        : ((await refusDuPrix(trx, paiement)) ?? retenu);
  const donne = pourquoiPas ?? (await giveAchat(trx, paiement, now));
  const facture = await issueFactureDAchat(trx, paiement, donne, ctx);
  await setPaiement(trx, id, { datePaiement: now.toISOString(), ...colonnesOf(donne) });
  if (typeof donne !== 'string') await askAccordDAchat(trx, paiement, donne, now);
  const contrat = {
    paiement,
    donne,
    numero: facture?.numero ?? null,
    conditions: acceptees === null ? null : await findVersion(trx, acceptees),
    adresse: env.APP_URL,
  };
  const pieces = [
    ...(facture ? [pieceOf(facture.id)] : []),
    ...(acceptees === null ? [] : [pieceOfConditions(acceptees)]),
  ];
  await tellEleve(trx, id, (acheteur) => lettreAchat({ ...contrat, acheteur }), now, pieces);
}

async function withdrawSale(
  trx: Db,
  paiement: Paiement,
  motif: string,
  ctx: Context,
): Promise<void> {
  const { montant, rembourse } = paiement;
  await endDonne(trx, paiement, ctx.now);
  await settleRetractation(trx, { ...paiement, rembourse: montant }, null, ctx.now);
  await suspendPending(trx, paiement);
  const avantCapture = isJamaisCapture({ ...paiement, etat: 'impaye' });
  const avoir = { montant: montant - rembourse, motif, avantCapture };
  await issueAvoirDAchat(trx, paiement, avoir, ctx);
}
