import { RETRACTATION, isTenue } from '../../../../regles/retractation.ts';
import type { Db } from '../../../socle/db/database.ts';

const DAY_MS = 24 * 3600 * 1000;
/** No withdrawal period lasts longer, in any time zone. */
const LONGEST_MS = (RETRACTATION.jours + 2) * DAY_MS;

const withRetractation = (db: Db) =>
  db
    .selectFrom('paiement')
    .leftJoin('retractation', 'retractation.paiement_id', 'paiement.id')
    .leftJoin('accesUser', 'accesUser.id', 'paiement.acces_user_id')
    .select(['paiement.id', 'paiement.eleve_id', 'paiement.libelle', 'paiement.commande'])
    .select(['paiement.montant', 'paiement.rembourse', 'paiement.etat', 'paiement.type'])
    .select(['paiement.datePaiement', 'paiement.accord', 'paiement.acces_user_id'])
    .select(['paiement.codePermis', 'paiement.dureeValidite'])
    .select(['paiement.dateDebut', 'paiement.dateFin', 'accesUser.dateActivation'])
    .select(['retractation.dateCreation as dateRetractation', 'retractation.decision'])
    .select(['retractation.motif', 'retractation.retenu', 'retractation.dateReponse'])
    .select(['retractation.utilise', 'retractation.duree', 'retractation.declaration']);

export type AvecRetractation = Awaited<ReturnType<typeof listRetractables>>[number];

export const listRetractables = (db: Db, eleve_id: number, now: Date) =>
  withRetractation(db)
    .where('paiement.eleve_id', '=', eleve_id)
    .where((row) =>
      row.or([
        row('retractation.id', 'is not', null),
        row.and([
          row('paiement.etat', '=', 'paye'),
          row('paiement.datePaiement', '>', new Date(now.getTime() - LONGEST_MS).toISOString()),
        ]),
      ]),
    )
    .orderBy('paiement.id', 'desc')
    .execute();

export const findRetractable = (db: Db, id: number) =>
  withRetractation(db).where('paiement.id', '=', id).executeTakeFirst();

const aTraiter = (db: Db) =>
  db
    .selectFrom('retractation')
    .innerJoin('paiement', 'paiement.id', 'retractation.paiement_id')
    .select('paiement.etat')
    .where('retractation.decision', 'is', null);

/** Filters in memory, since the database would scan every payment. */
export const payes = <R extends { etat: string }>(rows: R[]) =>
  rows.filter(({ etat }) => etat === 'paye');

export async function listRetractationsATraiter(db: Db, most: number) {
  const rows = await aTraiter(db)
    .innerJoin('eleve', 'eleve.id', 'paiement.eleve_id')
    .select(['paiement.id', 'paiement.libelle', 'paiement.montant', 'paiement.rembourse'])
    .select(['paiement.efface', 'eleve.prenom', 'eleve.nom'])
    .select(['retractation.dateCreation', 'retractation.declaration'])
    .select(['retractation.utilise', 'retractation.duree', 'retractation.retenu'])
    .orderBy('retractation.id')
    .limit(most)
    .execute();
  return payes(rows);
}

export const countRetractationsATraiter = async (db: Db): Promise<number> =>
  payes(await aTraiter(db).execute()).length;

export async function isRetracte(db: Db, paiement_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('retractation')
    .select('decision')
    .where('paiement_id', '=', paiement_id)
    .executeTakeFirst();
  return row !== undefined && (row.decision === null || isTenue(row.decision));
}
