import { flagOf } from '../../socle/http/flagOf.ts';
import type { Selectable } from 'kysely';
import { SEPT_JOURS } from '../../../regles/vente.ts';
import type { Donne } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { issueFacture } from '../facture/index.ts';
import { codeOfRemise } from '../remises/index.ts';
import { openAcheteur } from './acheteur.ts';
import { acheteurDuCompte } from './paiement.queries.ts';
import type { PaiementTable } from './paiement.tables.ts';
import type { Where } from './where.ts';

type Paiement = Selectable<PaiementTable>;

export async function issueFactureOf(
  trx: Db,
  paiement: Paiement,
  donne: Donne | string,
  where: Where,
) {
  // Late money enters the books, whatever became of its learner.
  const { email: _, ...acheteur } =
    openAcheteur(where.env, paiement.acheteur) ?? (await acheteurDuCompte(trx, paiement.id));
  const { debut, fin } = typeof donne === 'string' ? { debut: null, fin: null } : donne;
  const contenu = {
    acheteur,
    libelle: paiement.libelle,
    renouvellement: flagOf(paiement.renouvellement === 1),
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
