import type { Selectable } from 'kysely';
import { SEPT_JOURS } from '../../contract/vente.ts';
import type { Donne } from '../acces/acces.writes.ts';
import type { Db } from '../db/database.ts';
import { issueFacture } from '../facture/facture.writes.ts';
import { codeOfRemise } from '../remises/remises.queries.ts';
import { type Acheteur, openAcheteur } from './acheteur.ts';
import type { PaiementTable } from './paiement.tables.ts';
import type { Where } from './where.ts';

type Paiement = Selectable<PaiementTable>;

/** Whose account was erased once the order had come to nothing, and whose money came all the same. */
const EFFACE: Acheteur = {
  prenom: 'Compte',
  nom: 'effacé',
  email: '',
  rue: null,
  codePostal: null,
  localite: null,
  societe: null,
};

/** The invoice of what was paid. */
export async function issueFactureOf(
  trx: Db,
  paiement: Paiement,
  donne: Donne | string,
  where: Where,
) {
  const { email: _, ...acheteur } =
    paiement.acheteur === null ? EFFACE : openAcheteur(where.env, paiement.acheteur);
  const { debut, fin } = typeof donne === 'string' ? { debut: null, fin: null } : donne;
  const contenu = {
    acheteur,
    libelle: paiement.libelle,
    renouvellement: paiement.renouvellement === 1 ? (1 as const) : (0 as const),
    prixPlein: paiement.prixPlein ?? paiement.montant,
    remise: paiement.remise_id === null ? null : await codeOfRemise(trx, paiement.remise_id),
    dureeValidite: SEPT_JOURS.has(paiement.codePermis) ? null : paiement.dureeValidite,
    debut,
    fin,
    commande: paiement.commande!,
    moyen: paiement.type,
    date: where.now.toISOString(),
    motif: null,
    corrige: null,
  };
  const { id: paiement_id, eleve_id, montant, taux } = paiement;
  return issueFacture(trx, { paiement_id, eleve_id, montant, taux, contenu }, where);
}
