import type { Db } from '../../../../socle/db/database.ts';
import { sansPaiement } from '../../index.ts';

const ordres = (db: Db) =>
  db
    .selectFrom('paypalOrdre')
    .innerJoin('paiement', 'paiement.id', 'paypalOrdre.paiement_id')
    .select(['paypalOrdre.ordreId', 'paypalOrdre.essais'])
    .select(['paiement.id', 'paiement.eleve_id', 'paiement.commande', 'paiement.montant'])
    .select(['paiement.etat', 'paiement.fournisseurId', 'paiement.efface'])
    .select(['paiement.renouvellement', 'paiement.nonDonne', 'paiement.raison']);

export const findOrdre = (db: Db, ordreId: string) =>
  ordres(db).where('paypalOrdre.ordreId', '=', ordreId).executeTakeFirst();

/** Throws 404 for another's. */
export async function ownOrdre(db: Db, eleve: { id: number }, ordreId: string): Promise<Ordre> {
  const ordre = await findOrdre(db, ordreId);
  if (ordre?.eleve_id !== eleve.id) throw sansPaiement();
  return ordre;
}

export type Ordre = NonNullable<Awaited<ReturnType<typeof findOrdre>>>;

export const findOrdreOfPaiement = (db: Db, id: number) =>
  ordres(db).where('paypalOrdre.paiement_id', '=', id).executeTakeFirst();

export const findOrdreOfCommande = (db: Db, commande: string) =>
  ordres(db).where('paiement.commande', '=', commande).executeTakeFirst();

export const findOrdreOfCapture = (db: Db, captureId: string) =>
  ordres(db)
    .where('paiement.type', '=', 'paypal')
    .where('paiement.fournisseurId', '=', captureId)
    .executeTakeFirst();
