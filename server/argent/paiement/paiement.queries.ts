import { sql } from 'kysely';
import type { Moyen } from '../../../regles/fournisseurs/index.ts';
import { ETATS, isAttendu, isRendu, isSansSuite, isVenu } from '../../../regles/achat.ts';
import type { Environment } from '../../socle/config/environment.ts';
import type { Db } from '../../socle/db/database.ts';
import { hasRow } from '../../socle/db/hasRow.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Essai } from '../../socle/securite/sceau.ts';
import { listFacturesOf } from '../facture/index.ts';
import { type Acheteur, openAcheteur } from './achat/acheteur.ts';
import { annuleDe } from './avantCapture.ts';
import type { Paiement } from './paiement.tables.ts';
import { rendusThat } from './remboursement/rendus.ts';

export const isPaid = (db: Db, acces_id: number) =>
  hasRow(db.selectFrom('paiement').select('id').where('acces_id', '=', acces_id).limit(1));

export async function listPaiements(db: Db, eleve_id: number) {
  const rows = await db
    .selectFrom('paiement')
    .select(['id', 'libelle', 'dateCreation', 'type', 'renouvellement', 'montant', 'etat'])
    .select(['rembourse', 'fournisseurId'])
    .where('eleve_id', '=', eleve_id)
    .where('etat', 'in', ['attente', ...ETATS.filter(isVenu)])
    .orderBy('id', 'desc')
    .execute();
  return withSuites(db, rows);
}

export async function listPaiementsEntiers(db: Db, eleve_id: number, env: Environment) {
  const rows = await db
    .selectFrom('paiement')
    .select(['id', 'libelle', 'dateCreation', 'type', 'renouvellement', 'montant', 'etat'])
    .select(['rembourse', 'fournisseurId', 'commande', 'dateEtat', 'dateAccord', 'acheteur'])
    .select(['dateRegle', 'motifRegle'])
    .where('eleve_id', '=', eleve_id)
    .orderBy('id', 'desc')
    .execute();
  const retractations = await retractationsDe(db, idsOf(rows));
  return (await withSuites(db, rows)).map(({ acheteur, ...row }) => ({
    ...row,
    acheteur: openAcheteur(env, acheteur),
    retractation: retractations.find(({ paiement_id }) => paiement_id === row.id) ?? null,
  }));
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

async function withSuites<
  R extends Parameters<typeof annuleDe>[0] & { id: number; renouvellement: number },
>(db: Db, rows: R[]) {
  const factures = await listFacturesOf(db, idsOf(rows));
  const rendus = await remboursementsDe(db, idsOf(rows));
  return rows.map(({ renouvellement, fournisseurId, ...row }) => {
    const remboursements = rendus.filter(({ paiement_id }) => paiement_id === row.id);
    return {
      ...row,
      annule: annuleDe({ ...row, fournisseurId }, remboursements),
      renouvellement: flagOf(renouvellement === 1),
      factures: factures.filter(({ paiement_id }) => paiement_id === row.id),
      remboursements,
    };
  });
}

const remboursementsDe = async (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('remboursement')
        .select(['paiement_id', 'montant', 'motif', 'etat', 'dateCreation', 'dateEtat'])
        .select(['moyen', 'fournisseurId'])
        .where('paiement_id', 'in', ids)
        .orderBy('id')
        .execute();

const retractationsDe = async (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('retractation')
        .select(['paiement_id', 'dateCreation', 'declaration', 'decision', 'motif', 'dateReponse'])
        .where('paiement_id', 'in', ids)
        .execute();

export async function listAccesEnAttente(db: Db, eleve_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('paiement')
    .select('acces_id')
    .where('eleve_id', '=', eleve_id)
    .where('etat', '=', 'attente')
    .execute();
  return rows.map(({ acces_id }) => acces_id);
}

const COLONNES = [
  'paiement.id',
  'paiement.eleve_id',
  'paiement.acces_id',
  'paiement.commande',
  'paiement.type',
  'paiement.etat',
  'paiement.montant',
  'paiement.fournisseurId',
  'paiement.dateCreation',
  'paiement.renouvellement',
] as const;

export const findByCommande = (db: Db, commande: string) =>
  db.selectFrom('paiement').select(COLONNES).where('commande', '=', commande).executeTakeFirst();

/** In cents; refunds by hand do not reach the provider. */
export async function resteChezEux(
  db: Db,
  { id, montant }: Pick<Paiement, 'id' | 'montant'>,
): Promise<number> {
  const rows = await db
    .selectFrom('remboursement')
    .select('montant')
    .where('paiement_id', '=', id)
    .where(rendusThat(isRendu))
    .where('moyen', '<>', 'main')
    .execute();
  return rows.reduce((left, row) => left - row.montant, montant);
}

export interface Commande {
  eleve_id: number;
  acces_id: number;
  renouvellement: number;
}

export const listUsages = (db: Db, remise_id: number, eleve_id: number) =>
  db
    .selectFrom('paiement')
    .select(['id', 'etat', 'acces_id', 'renouvellement'])
    .where('eleve_id', '=', eleve_id)
    .where('remise_id', '=', remise_id)
    .execute();

/** A learner's repeated order of one product counts as one use. */
export async function usagesOf(db: Db, remise_id: number, voulu: Commande) {
  const usages = await listUsages(db, remise_id, voulu.eleve_id);
  const taken = usages.filter(({ etat }) => !isSansSuite(etat));
  const sienne = taken.filter(
    ({ etat, acces_id, renouvellement }) =>
      etat === 'ouvert' && acces_id === voulu.acces_id && renouvellement === voulu.renouvellement,
  );
  return { deja: taken.length - sienne.length, sienne: idsOf(sienne) };
}

export async function findADire(db: Db, eleve_id: number) {
  const found = await db
    .selectFrom('paiement')
    .leftJoin('acces', 'acces.id', 'paiement.acces_id')
    .select(['paiement.id', 'paiement.type', 'etat', 'renouvellement', 'nonDonne'])
    .select(['raison', 'slug', 'montant', 'fournisseurId'])
    .where('eleve_id', '=', eleve_id)
    .where('aDire', '=', 1)
    .orderBy('paiement.id')
    .executeTakeFirst();
  if (!found) return undefined;
  const annule = annuleDe(found, await remboursementsDe(db, [found.id]));
  return { ...found, jamaisDebite: found.montant > 0 && annule === found.montant };
}

/** Payments without an end, and the last news of the oldest. */
export const countAwaited = (db: Db) =>
  db
    .selectFrom('paiement')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('attendent'),
      eb.fn.min<string | null>('dateEtat').as('depuis'),
    ])
    .where(
      'etat',
      'in',
      ETATS.filter(isAttendu).map((etat) => sql.lit(etat)),
    )
    .executeTakeFirstOrThrow();

/** Pages by id above `after`: payments without news since `avant`. */
export const listAwaited = (
  db: Db,
  { type, avant, after }: { type: Moyen; avant: string; after: number },
) =>
  db
    .selectFrom('paiement')
    .select(COLONNES)
    .where(
      'etat',
      'in',
      ETATS.filter(isAttendu).map((etat) => sql.lit(etat)),
    )
    .where('type', '=', type)
    .where('dateEtat', '<=', avant)
    .where('id', '>', after)
    .orderBy('id')
    .limit(50)
    .execute();

export const isNotificationKept = (db: Db, fournisseur: string, cle: string) =>
  hasRow(
    db
      .selectFrom('notification')
      .select('id')
      .where('fournisseur', '=', fournisseur)
      .where('cle', '=', cle),
  );

export const ATTEND_PAIEMENT = 'attend son paiement';

export const listNotificationsEnAttente = (db: Db, paiement_id: number) =>
  db
    .selectFrom('notification')
    .select(['id', 'corps'])
    .where('paiement_id', '=', paiement_id)
    .where('suite', '=', ATTEND_PAIEMENT)
    .orderBy('id')
    .execute();

const compteDe = (db: Db, id: number) =>
  db
    .selectFrom('paiement')
    .innerJoin('eleve', 'eleve.id', 'paiement.eleve_id')
    .select(['eleve.id as eleve_id', 'eleve.email', 'eleve.prenom', 'eleve.nom'])
    .select(['eleve.rue', 'eleve.codePostal', 'eleve.localite'])
    .where('paiement.id', '=', id);

/** Returns undefined once erased; the address may have changed since the order. */
export const findDestinataire = (db: Db, id: number) =>
  compteDe(db, id).where('paiement.efface', '=', 0).executeTakeFirst();

/** The account replaces a buyer who cannot be read. */
export async function acheteurDuCompte(db: Db, id: number): Promise<Acheteur> {
  const { eleve_id: _, ...compte } = await compteDe(db, id).executeTakeFirstOrThrow();
  return { ...compte, societe: null };
}

/** Returns undefined when no buyer can test the secret. */
export const opensAcheteur: Essai = async (db, env) => {
  const row = await db
    .selectFrom('paiement')
    .select(['id', 'acheteur'])
    .where('acheteur', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && openAcheteur(env, row.acheteur) !== null;
};
