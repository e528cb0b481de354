import { isEnRoute, isRendu } from '../../../../regles/achat.ts';
import type { Db } from '../../../socle/db/database.ts';
import type { Remboursement } from '../paiement.tables.ts';
import { resteChezEux } from '../paiement.queries.ts';
import { rendusThat } from './rendus.ts';

export const listRemboursementsOf = (db: Db, paiement_id: number) =>
  db
    .selectFrom('remboursement')
    .leftJoin('admin', 'admin.id', 'remboursement.admin_id')
    .select(['remboursement.id', 'remboursement.montant', 'remboursement.motif'])
    .select(['remboursement.moyen', 'remboursement.finAcces', 'remboursement.etat'])
    .select(['remboursement.fournisseurId', 'remboursement.raison'])
    .select(['remboursement.dateCreation', 'remboursement.dateEtat'])
    .select(['remboursement.admin_id', 'admin.prenom', 'admin.nom'])
    .where('remboursement.paiement_id', '=', paiement_id)
    .orderBy('remboursement.id')
    .execute();

type Est = (rendu: Pick<Remboursement, 'etat' | 'moyen'>) => boolean;

export const findOfMontant = async (trx: Db, paiement_id: number, montant: number, is: Est) =>
  (await listRemboursementsOf(trx, paiement_id)).find(
    (rendu) => rendu.montant === montant && is(rendu),
  );

export const isDemande: Est = ({ etat }) => isEnRoute(etat);

/** Staff noted it before the provider reported it. */
export const isParMain: Est = ({ etat, moyen }) => isRendu(etat) && moyen === 'main';

/** True when we requested or noted this amount, so that the report is no news. */
export const isRenduDemande = async (trx: Db, id: number, montant: number) =>
  (await findOfMontant(trx, id, montant, (each) => isDemande(each) || isParMain(each))) !==
  undefined;

/** Refunds on their way, and the last news of the oldest. */
export const countEnRoute = (db: Db) =>
  db
    .selectFrom('remboursement')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('attendent'),
      eb.fn.min<string | null>('dateEtat').as('depuis'),
    ])
    .where(rendusThat(isEnRoute))
    .executeTakeFirstOrThrow();

/** Pages by id above `after`: refunds without news since `avant`. */
export const listRemboursementsEnAttente = (
  db: Db,
  { avant, after }: { avant: string; after: number },
) =>
  db
    .selectFrom('remboursement')
    .select('id')
    .where(rendusThat(isEnRoute))
    .where('dateEtat', '<=', avant)
    .where('id', '>', after)
    .orderBy('id')
    .limit(50)
    .execute();

export async function findRemboursement(db: Db, id: number) {
  const row = await db
    .selectFrom('remboursement')
    .innerJoin('paiement', 'paiement.id', 'remboursement.paiement_id')
    .selectAll('remboursement')
    .select(['paiement.commande', 'paiement.fournisseurId as paiementChezEux'])
    .select('paiement.montant as total')
    .where('remboursement.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const others = await listRemboursementsOf(db, row.paiement_id);
  const reste = await resteChezEux(db, { id: row.paiement_id, montant: row.total });
  const connus = new Set(others.flatMap(({ fournisseurId }) => fournisseurId ?? []));
  return { ...row, reste, connus };
}
