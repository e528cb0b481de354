import type { Db } from '../../../../socle/db/database.ts';

/** Orders with the payments that they are for. */
const ordres = (db: Db) =>
  db
    .selectFrom('paypalOrdre')
    .innerJoin('paiement', 'paiement.id', 'paypalOrdre.paiement_id')
    .select(['paypalOrdre.ordreId', 'paypalOrdre.essais'])
    .select(['paiement.id', 'paiement.eleve_id', 'paiement.commande', 'paiement.montant'])
    .select(['paiement.etat', 'paiement.fournisseurId', 'paiement.efface'])
    .select(['paiement.renouvellement', 'paiement.nonDonne', 'paiement.raison']);

/** Undefined for one that is not ours. */
export const findOrdre = (db: Db, ordreId: string) =>
  ordres(db).where('paypalOrdre.ordreId', '=', ordreId).executeTakeFirst();

export type Ordre = NonNullable<Awaited<ReturnType<typeof findOrdre>>>;

export const findOrdreOfPaiement = (db: Db, id: number) =>
  ordres(db).where('paypalOrdre.paiement_id', '=', id).executeTakeFirst();

/** By our own reference. */
export const findOrdreOfCommande = (db: Db, commande: string) =>
  ordres(db).where('paiement.commande', '=', commande).executeTakeFirst();

/** By what it was paid with. */
export const findOrdreOfCapture = (db: Db, captureId: string) =>
  ordres(db)
    .where('paiement.type', '=', 'paypal')
    .where('paiement.fournisseurId', '=', captureId)
    .executeTakeFirst();
