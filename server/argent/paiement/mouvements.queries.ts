import { sql } from 'kysely';
import { isRendu } from '../../../regles/achat.ts';
import type { Moyen } from '../../../regles/fournisseurs/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { hasRow } from '../../socle/db/hasRow.ts';
import { partsOf } from '../../socle/db/partsOf.ts';
import type { Fenetre } from './fournisseurs/port.ts';
import { rendusThat } from './remboursement/rendus.ts';

/** Returns one row more than `most` on overflow. Literals fit partial indexes (aRegler.queries.ts). */
export async function listIdsOfPeriode(
  db: Db,
  type: Moyen,
  { from, to }: Fenetre,
  most: number,
): Promise<number[]> {
  const paiements = db
    .selectFrom('paiement')
    .select('paiement.id')
    .where('type', '=', type)
    .limit(most + 1);
  const all = await Promise.all([
    paiements.where('dateCreation', '>=', from).where('dateCreation', '<', to).execute(),
    paiements.where('datePaiement', '>=', from).where('datePaiement', '<', to).execute(),
    paiements
      .where('etat', '=', sql.lit('impaye'))
      .where('dateEtat', '>=', from)
      .where('dateEtat', '<', to)
      .execute(),
    db
      .selectFrom('remboursement')
      .innerJoin('paiement', 'paiement.id', 'remboursement.paiement_id')
      .select('paiement.id')
      .where(rendusThat(isRendu))
      .where('remboursement.dateEtat', '>=', from)
      .where('remboursement.dateEtat', '<', to)
      .where('paiement.type', '=', type)
      .limit(most + 1)
      .execute(),
  ]);
  const ids = new Set(all.flat().map(({ id }) => id));
  return [...ids].toSorted((one, other) => one - other).slice(0, most + 1);
}

export async function listIdsNamed(
  db: Db,
  type: Moyen,
  { ids, commandes }: { ids: string[]; commandes: string[] },
): Promise<number[]> {
  const paiements = db.selectFrom('paiement').select('id').where('type', '=', type);
  const remboursements = db
    .selectFrom('remboursement')
    .select('paiement_id as id')
    .where('moyen', '=', type);
  const found = [];
  for (const some of partsOf(commandes))
    found.push(...(await paiements.where('commande', 'in', some).execute()));
  for (const some of partsOf(ids))
    found.push(
      ...(await paiements.where('fournisseurId', 'in', some).execute()),
      ...(await remboursements.where('fournisseurId', 'in', some).execute()),
    );
  return [...new Set(found.map(({ id }) => id))];
}

export type Notre = Awaited<ReturnType<typeof listNotres>>[number];

export async function listNotres(db: Db, ids: readonly number[]) {
  const notres = [];
  for (const some of partsOf(ids)) {
    const paiements = await db
      .selectFrom('paiement')
      .select(['id', 'type', 'commande', 'fournisseurId', 'etat', 'montant', 'rembourse'])
      .select(['dateCreation', 'datePaiement', 'dateEtat'])
      .where('id', 'in', some)
      // Payments older than the ledger went through no provider.
      .where('commande', 'is not', null)
      .execute();
    const remboursements = await db
      .selectFrom('remboursement')
      .select(['id', 'paiement_id', 'fournisseurId', 'montant', 'moyen', 'etat'])
      .select(['dateCreation', 'dateEtat'])
      .where('paiement_id', 'in', some)
      .orderBy('id')
      .execute();
    for (const paiement of paiements)
      notres.push({
        ...paiement,
        commande: paiement.commande!,
        remboursements: remboursements.filter(({ paiement_id }) => paiement_id === paiement.id),
      });
  }
  return notres;
}

export const hasPaiements = (db: Db, type: Moyen) =>
  hasRow(
    db
      .selectFrom('paiement')
      .select('id')
      .where('type', '=', type)
      .where('commande', 'is not', null)
      .limit(1),
  );
