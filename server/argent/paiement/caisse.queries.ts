import { sql } from 'kysely';
import type { EtatPaiement } from '../../../regles/achat.ts';
import { MOYENS, type Moyen } from '../../../regles/fournisseurs/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { PAR_PAGE } from '../../socle/texte/rangees.ts';
import type { Paiement } from './paiement.tables.ts';

/** Lists and counts end here, because an offset scans the index. */
export const PLAFOND = 10_000;

export interface Filtre {
  etat?: EtatPaiement | undefined;
  type?: Moyen | undefined;
  periode?: { from: string; to: string } | undefined;
}

export type Repere = Pick<Paiement, 'id' | 'eleve_id' | 'dateCreation' | 'etat' | 'type'>;
export const REPERE = [
  'paiement.id',
  'paiement.eleve_id',
  'paiement.dateCreation',
  'paiement.etat',
  'paiement.type',
] as const;

type Condition = readonly ['etat' | 'type' | 'dateCreation', '=' | '>=' | '<', string];

/** One rule for the index and for rows in memory. */
const CONDITIONS: { [F in keyof Filtre]-?: (voulu: NonNullable<Filtre[F]>) => Condition[] } = {
  etat: (etat) => [['etat', '=', etat]],
  type: (type) => [['type', '=', type]],
  periode: ({ from, to }) => [
    ['dateCreation', '>=', from],
    ['dateCreation', '<', to],
  ],
};

const conditionsOf = (filtre: Filtre): Condition[] =>
  Object.entries(filtre)
    .filter(([, voulu]) => voulu !== undefined)
    .flatMap(([name, voulu]) => CONDITIONS[name as keyof Filtre](voulu as never));

export function voulusOf(filtre: Filtre): (row: Repere) => boolean {
  const conditions = conditionsOf(filtre);
  return (row) =>
    conditions.every(([column, how, value]) => {
      const own = row[column];
      return how === '=' ? own === value : how === '<' ? own < value : own >= value;
    });
}

function paiementsDe(db: Db, filtre: Filtre) {
  const query = db.selectFrom('paiement').orderBy('dateCreation', 'desc').orderBy('id', 'desc');
  return conditionsOf(filtre).reduce((some, condition) => some.where(...condition), query);
}

/** Counts in list order: PostgreSQL would otherwise scan the table from its start. */
export async function countPaiements(db: Db, filtre: Filtre): Promise<number> {
  const some = paiementsDe(db, filtre)
    .select('dateCreation')
    .limit(PLAFOND + 1);
  const { nombre } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .executeTakeFirstOrThrow();
  return nombre;
}

export async function pageOfPaiements(db: Db, filtre: Filtre, page: number): Promise<number[]> {
  const offset = (page - 1) * PAR_PAGE;
  if (offset >= PLAFOND) return [];
  const some = paiementsDe(db, filtre).select('id').limit(PAR_PAGE).offset(offset);
  return (await some.execute()).map(({ id }) => id);
}

export const reperes = (db: Db) => db.selectFrom('paiement').select(REPERE);

export const listReperesDe = (db: Db, eleve_ids: number[]): Promise<Repere[]> =>
  reperes(db).where('eleve_id', 'in', eleve_ids).limit(PLAFOND).execute();

export const listReperes = async (db: Db, ids: number[]): Promise<Repere[]> =>
  ids.length === 0 ? [] : reperes(db).where('paiement.id', 'in', ids).execute();

export async function listIdsByReference(db: Db, reference: string): Promise<number[]> {
  const paiements = db.selectFrom('paiement').select('id');
  const found = await Promise.all([
    paiements.where('commande', '=', reference.toUpperCase()).execute(),
    paiements.where('type', 'in', MOYENS).where('fournisseurId', '=', reference).execute(),
    db
      .selectFrom('remboursement')
      .select('paiement_id as id')
      .where('moyen', 'in', MOYENS)
      .where('fournisseurId', '=', reference)
      .execute(),
  ]);
  return found.flat().map(({ id }) => id);
}

/** In cents; `encaisse` is sales less what was never captured. */
export async function recetteDe(db: Db, mois: string, type?: Moyen) {
  const { entre, annule, rendu } = await db
    .selectFrom('recette')
    .select((row) =>
      (['entre', 'annule', 'rendu'] as const).map((each) =>
        row.cast<number>(row.fn.coalesce(row.fn.sum(each), row.lit(0)), 'bigint').as(each),
      ),
    )
    .where('mois', '=', mois)
    .$if(type !== undefined, (query) => query.where('type', '=', type!))
    .executeTakeFirstOrThrow();
  const encaisse = entre - annule;
  return { mois, entre, annule, encaisse, rendu, net: encaisse - rendu };
}

/** In cents, from an instant on: sales less refunds and reversals. */
export async function netDepuis(db: Db, from: string): Promise<number> {
  const sommes = await Promise.all([
    db
      .selectFrom('paiement')
      .select(({ fn }) => fn.sum<number | string | null>('montant').as('somme'))
      .where('type', 'in', MOYENS)
      .where('datePaiement', '>=', from)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('remboursement')
      .select(({ fn }) => fn.sum<number | string | null>('montant').as('somme'))
      .where('etat', '=', sql.lit('fait'))
      .where('dateEtat', '>=', from)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('paiement')
      .select((row) =>
        row.fn.sum<number | string | null>(row('montant', '-', row.ref('rembourse'))).as('somme'),
      )
      .where('etat', '=', sql.lit('impaye'))
      .where('type', 'in', MOYENS)
      .where('dateEtat', '>=', from)
      .executeTakeFirstOrThrow(),
  ]);
  const [entre, rendu, repris] = sommes.map(({ somme }) => Number(somme ?? 0));
  return entre! - rendu! - repris!;
}

export const findPaiement = (db: Db, id: number) =>
  db
    .selectFrom('paiement')
    .innerJoin('eleve', 'eleve.id', 'paiement.eleve_id')
    .leftJoin('accesUser', 'accesUser.id', 'paiement.acces_user_id')
    .selectAll('paiement')
    .select(['eleve.prenom', 'eleve.nom', 'eleve.email'])
    .select(['accesUser.dateActivation', 'accesUser.datePerime', 'accesUser.dateRetrait'])
    .select('accesUser.actif')
    .where('paiement.id', '=', id)
    .executeTakeFirst();

export const listNotificationsOf = (db: Db, paiement_id: number) =>
  db
    .selectFrom('notification')
    .select(['id', 'fournisseur', 'corps', 'suite', 'dateCreation'])
    .where('paiement_id', '=', paiement_id)
    .orderBy('id')
    .limit(100)
    .execute();
