import { SEPT_JOURS } from '../../../regles/vente.ts';
import type { Donne } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { issueAvoir, issueFacture } from '../facture/index.ts';
import { findRemiseThere } from '../remises/index.ts';
import { openAcheteur } from './acheteur.ts';
import type { Where } from './hold.ts';
import { acheteurDuCompte } from './paiement.queries.ts';
import type { Paiement } from './paiement.tables.ts';
import { countRecette } from './recette.ts';

/** Books the money, with an invoice where there is any. */
export async function issueFactureOf(
  trx: Db,
  paiement: Paiement,
  donne: Donne | string,
  where: Where,
) {
  const { id: paiement_id, eleve_id, montant, taux, libelle, remise_id } = paiement;
  // Late money enters the books, whatever became of its learner.
  const { email: _, ...acheteur } =
    openAcheteur(where.env, paiement.acheteur) ?? (await acheteurDuCompte(trx, paiement_id));
  const { debut, fin } = typeof donne === 'string' ? { debut: null, fin: null } : donne;
  const contenu = {
    acheteur,
    libelle,
    renouvellement: flagOf(paiement.renouvellement === 1),
    prixPlein: paiement.prixPlein ?? montant,
    remise: remise_id === null ? null : (await findRemiseThere(trx, remise_id)).code,
    dureeValidite: SEPT_JOURS.has(paiement.codePermis) ? null : paiement.dureeValidite,
    debut,
    fin,
    commande: paiement.commande!,
    moyen: paiement.type,
    date: where.now.toISOString(),
    motif: null,
    corrige: null,
  };
  const facture = { paiement_id, eleve_id, montant, taux, contenu };
  const issued = montant > 0 ? await issueFacture(trx, facture, where) : undefined;
  await countRecette(trx, paiement.type, { entre: montant }, where.now);
  return issued;
}

/** Books what went back; `avantCapture`: nobody had taken it. */
export async function issueAvoirOf(
  trx: Db,
  { id: paiement_id, type }: Paiement,
  { montant, ...rendu }: { montant: number; motif: string; avantCapture: boolean },
  where: Where,
) {
  const issued =
    montant > 0 ? await issueAvoir(trx, { paiement_id, montant, ...rendu }, where) : undefined;
  const somme = rendu.avantCapture ? { annule: montant } : { rendu: montant };
  await countRecette(trx, type, somme, where.now);
  return issued;
}
