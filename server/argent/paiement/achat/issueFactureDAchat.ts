import type { Context } from '../../../socle/config/environment.ts';
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Donne } from '../../../eleve/acces/index.ts';
import type { Db } from '../../../socle/db/database.ts';
import { flagOf } from '../../../socle/http/flagOf.ts';
import { brusselsDay } from '../../../socle/texte/jours.ts';
import { dureeFacturee, issueAvoir, issueFacture } from '../../facture/index.ts';
import { wantRemiseThere } from '../../remises/index.ts';
import { openAcheteur } from './acheteur.ts';
import { acheteurDuCompte } from '../paiement.queries.ts';
import type { Paiement } from '../paiement.tables.ts';

export async function issueFactureDAchat(
  trx: Db,
  paiement: Paiement,
  donne: Donne | string,
  ctx: Context,
) {
  const { id: paiement_id, eleve_id, montant, taux, libelle, remise_id } = paiement;
  // Late money is booked even after its learner was erased.
  const { email: _, ...acheteur } =
    openAcheteur(ctx.env, paiement.acheteur) ?? (await acheteurDuCompte(trx, paiement_id));
  const { debut, fin } = typeof donne === 'string' ? { debut: null, fin: null } : donne;
  const contenu = {
    acheteur,
    libelle,
    renouvellement: flagOf(paiement.renouvellement === 1),
    prixPlein: paiement.prixPlein ?? montant,
    remise: remise_id === null ? null : (await wantRemiseThere(trx, remise_id)).code,
    ...dureeFacturee(paiement),
    debut,
    fin,
    commande: paiement.commande!,
    moyen: paiement.type,
    date: ctx.now.toISOString(),
    motif: null,
    corrige: null,
  };
  const facture = { paiement_id, eleve_id, montant, taux, contenu };
  const issued = montant > 0 ? await issueFacture(trx, facture, ctx) : undefined;
  await addToRecette(trx, paiement.type, { entre: montant }, ctx.now);
  return issued;
}

export async function issueAvoirDAchat(
  trx: Db,
  { id: paiement_id, type }: Paiement,
  { montant, ...rendu }: { montant: number; motif: string; avantCapture: boolean },
  ctx: Context,
) {
  const issued =
    montant > 0 ? await issueAvoir(trx, { paiement_id, montant, ...rendu }, ctx) : undefined;
  const somme = rendu.avantCapture ? { annule: montant } : { rendu: montant };
  await addToRecette(trx, type, somme, ctx.now);
  return issued;
}

/** A month spreads over several rows, so that concurrent payments avoid one row lock. */
const PARTS = 16;

/** `YYYY-MM` in Brussels. */
export const moisOf = (now: Date) => brusselsDay(now.toISOString()).slice(0, 7);

/** Lock order: call it after the document's number was locked, to avoid deadlock. */
async function addToRecette(
  trx: Db,
  type: string,
  { entre = 0, annule = 0, rendu = 0 }: { entre?: number; annule?: number; rendu?: number },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('recette')
    .values({ mois: moisOf(now), type, part: randomInt(PARTS), entre, annule, rendu })
    .onConflict((conflict) =>
      conflict.columns(['mois', 'type', 'part']).doUpdateSet({
        entre: sql<number>`recette.entre + excluded.entre`,
        annule: sql<number>`recette.annule + excluded.annule`,
        rendu: sql<number>`recette.rendu + excluded.rendu`,
      }),
    )
    .execute();
}
