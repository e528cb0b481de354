import { enEuros } from '../../../regles/ecriture.ts';
import { findPaiementOfNumero } from '../../argent/facture/index.ts';
import { listIdsByReference } from '../../argent/paiement/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { lignesDuPersonnel } from './ligneOf.ts';

/** By a whole reference: of an order, an invoice, a credit note or a provider. */
export async function listPaiementsByMots(db: Db, recherche: string) {
  const [references, numeros] = await Promise.all([
    listIdsByReference(db, recherche.trim()),
    findPaiementOfNumero(db, recherche),
  ]);
  const ids = [...new Set([...references, ...numeros])];
  const lignes = ids.length === 0 ? [] : await lignesDuPersonnel(db, ids);
  return lignes.map(({ id, nom, libelle, montant }) => ({
    id,
    libelle: `Paiement de ${nom ?? 'quelqu’un qui est effacé'}`,
    detail: `${libelle}, ${enEuros(montant / 100)}`,
  }));
}
