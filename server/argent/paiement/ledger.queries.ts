import { sql } from 'kysely';
import { type EtatPaiement, isEnRoute, isNonRendu } from '../../../regles/achat.ts';
import { MOYENS, type Moyen } from '../../../regles/fournisseurs/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { PAR_PAGE } from '../../socle/texte/rangees.ts';
import { annuleDe } from './avantCapture.ts';
import type { Paiement } from './paiement.tables.ts';
import { resteChezEux } from './paiement.queries.ts';
import { rendusThat } from './rendus.ts';
import { payes } from './retractation.queries.ts';

/** Lists and counts end here, because an offset scans the index. */
export const PLAFOND = 10_000;

export interface Filtre {
  etat?: EtatPaiement | undefined;
  type?: Moyen | undefined;
  periode?: { from: string; to: string } | undefined;
}

export type Repere = Pick<Paiement, 'id' | 'eleve_id' | 'dateCreation' | 'etat' | 'type'>;
const REPERE = [
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

const reperes = (db: Db) => db.selectFrom('paiement').select(REPERE);

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

/** Literals, not parameters: PostgreSQL's generic plan can't use the partial indexes. */
export async function listARegler(db: Db): Promise<Repere[]> {
  const ouverts = reperes(db).where('dateRegle', 'is', null).limit(PLAFOND);
  const all = await Promise.all([
    ouverts.where('nonDonne', 'is not', null).execute(),
    ouverts.where('aVoir', 'is not', null).execute(),
    ouverts.where('etat', '=', sql.lit('impaye')).execute(),
    db
      .selectFrom('remboursement')
      .innerJoin('paiement', 'paiement.id', 'remboursement.paiement_id')
      .select(REPERE)
      .where(rendusThat(isEnRoute))
      .execute(),
    refusOuverts(db).limit(PLAFOND).execute().then(payes),
    db
      .selectFrom('retractation')
      .innerJoin('paiement', 'paiement.id', 'retractation.paiement_id')
      .select(REPERE)
      .where('retractation.decision', 'is', null)
      .execute()
      .then(payes),
  ]);
  return [...new Map(all.flat().map((row) => [row.id, row])).values()];
}

/** The refund was refused, and nobody has retried or settled it. */
const refusOuverts = (db: Db) =>
  db
    .selectFrom('remboursement')
    .innerJoin('paiement', 'paiement.id', 'remboursement.paiement_id')
    .select(REPERE)
    .where(rendusThat(isNonRendu))
    .where((row) =>
      row.or([
        row('paiement.dateRegle', 'is', null),
        row('paiement.dateRegle', '<', row.ref('remboursement.dateEtat') as never),
      ]),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('remboursement as later')
            .select('later.id')
            .whereRef('later.paiement_id', '=', 'remboursement.paiement_id')
            .whereRef('later.id', '>', 'remboursement.id'),
        ),
      ),
    );

export async function hasRefusOuvert(db: Db, id: number): Promise<boolean> {
  const rows = await refusOuverts(db).where('remboursement.paiement_id', '=', id).execute();
  return payes(rows).length > 0;
}

export async function listLignes(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const [rows, remboursements, refus, retractations] = await Promise.all([
    db
      .selectFrom('paiement')
      .innerJoin('eleve', 'eleve.id', 'paiement.eleve_id')
      .select([...REPERE, 'paiement.libelle', 'paiement.montant', 'paiement.rembourse'])
      .select(['paiement.renouvellement', 'paiement.commande', 'paiement.nonDonne'])
      .select(['paiement.aVoir', 'paiement.dateRegle', 'paiement.dateEtat', 'paiement.efface'])
      .select(['paiement.acces_user_id', 'paiement.datePaiement', 'paiement.fournisseurId'])
      .select(['eleve.prenom', 'eleve.nom', 'eleve.email'])
      .where('paiement.id', 'in', ids)
      .execute(),
    db
      .selectFrom('remboursement')
      .select(['paiement_id', 'etat', 'moyen', 'fournisseurId', 'montant'])
      .where('paiement_id', 'in', ids)
      .execute(),
    refusOuverts(db).where('remboursement.paiement_id', 'in', ids).execute().then(payes),
    db
      .selectFrom('retractation')
      .select('paiement_id')
      .where('paiement_id', 'in', ids)
      .where('decision', 'is', null)
      .execute(),
  ]);
  const refuses = new Set(refus.map(({ id }) => id));
  const retractes = new Set(retractations.map(({ paiement_id }) => paiement_id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const siens = remboursements.filter((each) => each.paiement_id === id);
    const isOuvert = row.dateRegle === null;
    const aRegler = {
      nonDonne: isOuvert ? row.nonDonne : null,
      aVoir: isOuvert ? row.aVoir : null,
      impaye: flagOf(isOuvert && row.etat === 'impaye'),
      demande: flagOf(siens.some(({ etat }) => isEnRoute(etat))),
      refuse: flagOf(refuses.has(id)),
      retractation: flagOf(row.etat === 'paye' && retractes.has(id)),
    };
    const annule = annuleDe(row, siens);
    const avantCapture = flagOf(row.montant > 0 && annule === row.montant);
    return {
      ...row,
      renouvellement: flagOf(row.renouvellement === 1),
      annule,
      avantCapture,
      aRegler,
    };
  });
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
    .select(['paiement.commande', 'paiement.fournisseurId as paye'])
    .select('paiement.montant as total')
    .where('remboursement.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const others = await listRemboursementsOf(db, row.paiement_id);
  const reste = await resteChezEux(db, { id: row.paiement_id, montant: row.total });
  const connus = new Set(others.flatMap(({ fournisseurId }) => fournisseurId ?? []));
  return { ...row, reste, connus };
}
