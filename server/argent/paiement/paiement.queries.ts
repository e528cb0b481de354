import type { Essai } from '../../socle/securite/sceau.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { listFacturesOf } from '../facture/index.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { type Acheteur, openAcheteur } from './acheteur.ts';
import { annuleDe } from './avantCapture.ts';

export async function isPaid(db: Db, acces_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('paiement')
    .select('id')
    .where('acces_id', '=', acces_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listPaiements(db: Db, eleve_id: number) {
  const rows = await db
    .selectFrom('paiement')
    .select(['id', 'libelle', 'dateCreation', 'type', 'renouvellement', 'montant', 'etat'])
    .select(['rembourse', 'fournisseurId'])
    .where('eleve_id', '=', eleve_id)
    .where('etat', 'in', ['attente', 'paye', 'rembourse', 'impaye'])
    .orderBy('id', 'desc')
    .execute();
  const ids = rows.map(({ id }) => id);
  const [factures, rendus] = await Promise.all([
    listFacturesOf(db, ids),
    remboursementsDe(db, ids),
  ]);
  return rows.map(({ renouvellement, fournisseurId, ...row }) => ({
    ...row,
    annule: annuleDe(
      { ...row, fournisseurId },
      rendus.filter(({ paiement_id }) => paiement_id === row.id),
    ),
    renouvellement: flagOf(renouvellement === 1),
    factures: factures.filter(({ paiement_id }) => paiement_id === row.id),
  }));
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
  const ids = rows.map(({ id }) => id);
  const factures = await listFacturesOf(db, ids);
  const remboursements = await remboursementsDe(db, ids);
  const retractations = await retractationsDe(db, ids);
  return rows.map(({ renouvellement, fournisseurId, acheteur, ...row }) => {
    const siens = remboursements.filter(({ paiement_id }) => paiement_id === row.id);
    return {
      ...row,
      annule: annuleDe({ ...row, fournisseurId }, siens),
      renouvellement: flagOf(renouvellement === 1),
      acheteur: openAcheteur(env, acheteur),
      factures: factures.filter(({ paiement_id }) => paiement_id === row.id),
      remboursements: siens,
      retractation: retractations.find(({ paiement_id }) => paiement_id === row.id) ?? null,
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

async function isJamaisDebite(
  db: Db,
  paiement: { id: number } & Parameters<typeof annuleDe>[0],
): Promise<boolean> {
  const rendus = await remboursementsDe(db, [paiement.id]);
  return paiement.montant > 0 && annuleDe(paiement, rendus) === paiement.montant;
}

export async function accesEnAttente(db: Db, eleve_id: number): Promise<Set<number | null>> {
  const rows = await db
    .selectFrom('paiement')
    .select('acces_id')
    .where('eleve_id', '=', eleve_id)
    .where('etat', '=', 'attente')
    .execute();
  return new Set(rows.map(({ acces_id }) => acces_id));
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

/** Cents; refunds by hand do not reach the provider. */
export async function resteChezEux(
  db: Db,
  { id, montant }: { id: number; montant: number },
): Promise<number> {
  const rows = await db
    .selectFrom('remboursement')
    .select('montant')
    .where('paiement_id', '=', id)
    .where('etat', '=', 'fait')
    .where('moyen', '<>', 'main')
    .execute();
  return rows.reduce((left, row) => left - row.montant, montant);
}

/** A refund of this amount by us makes the provider's word no news. */
export async function isRenduDemande(
  db: Db,
  paiement_id: number,
  montant: number,
): Promise<boolean> {
  const rows = await db
    .selectFrom('remboursement')
    .select(['etat', 'moyen'])
    .where('paiement_id', '=', paiement_id)
    .where('montant', '=', montant)
    .execute();
  return rows.some(
    ({ etat, moyen }) => etat === 'demande' || (etat === 'fait' && moyen === 'main'),
  );
}

export async function findADire(db: Db, eleve_id: number) {
  const found = await db
    .selectFrom('paiement')
    .leftJoin('acces', 'acces.id', 'paiement.acces_id')
    .select([
      'paiement.id',
      'paiement.type',
      'etat',
      'renouvellement',
      'nonDonne',
      'raison',
      'slug',
      'montant',
      'fournisseurId',
    ])
    .where('eleve_id', '=', eleve_id)
    .where('aDire', '=', 1)
    .orderBy('paiement.id')
    .executeTakeFirst();
  return found && { ...found, jamaisDebite: await isJamaisDebite(db, found) };
}

/** It pages by id: payments unheard of since `avant`, above `after`. */
export const listAwaited = (
  db: Db,
  { type, avant, after }: { type: string; avant: string; after: number },
) =>
  db
    .selectFrom('paiement')
    .select(COLONNES)
    .where(
      'etat',
      'in',
      (['ouvert', 'attente'] as const).map((etat) => sql.lit(etat)),
    )
    .where('type', '=', type)
    .where('dateEtat', '<=', avant)
    .where('id', '>', after)
    .orderBy('id')
    .limit(50)
    .execute();

export async function isNotificationKept(
  db: Db,
  fournisseur: string,
  cle: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('notification')
    .select('id')
    .where('fournisseur', '=', fournisseur)
    .where('cle', '=', cle)
    .executeTakeFirst();
  return row !== undefined;
}

export const ATTEND_PAIEMENT = 'attend son paiement';

export const listNotificationsEnAttente = (db: Db, paiement_id: number) =>
  db
    .selectFrom('notification')
    .select(['id', 'corps'])
    .where('paiement_id', '=', paiement_id)
    .where('suite', '=', ATTEND_PAIEMENT)
    .orderBy('id')
    .execute();

/** The address may differ from the order's; undefined once erased. */
export const findDestinataire = (db: Db, id: number) =>
  db
    .selectFrom('paiement')
    .innerJoin('eleve', 'eleve.id', 'paiement.eleve_id')
    .select(['eleve.id as eleve_id', 'eleve.email', 'eleve.prenom', 'eleve.nom'])
    .where('paiement.id', '=', id)
    .where('paiement.efface', '=', 0)
    .executeTakeFirst();

/** The account stands in where the order's buyer is unreadable. */
export async function acheteurDuCompte(db: Db, id: number): Promise<Acheteur> {
  const compte = await db
    .selectFrom('paiement')
    .innerJoin('eleve', 'eleve.id', 'paiement.eleve_id')
    .select(['eleve.prenom', 'eleve.nom', 'eleve.email'])
    .select(['eleve.rue', 'eleve.codePostal', 'eleve.localite'])
    .where('paiement.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...compte, societe: null };
}

/** Undefined: there is no buyer to try the secret on. */
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
