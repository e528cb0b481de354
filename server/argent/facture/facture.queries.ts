import { flagOf } from '../../socle/http/flagOf.ts';
import type { Recompte } from '../../socle/sauvegarde/controle.ts';
import type { Essai } from '../../socle/securite/sceau.ts';
import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import type { AppSecret } from '../../socle/config/environment.ts';
import { numeroDansLAnnee } from '../../socle/numeros/numeros.ts';
import { type ContenuFacture, dureeFacturee, openContenu } from './contenu.ts';
import type { Serie } from './facture.tables.ts';
import { firstYearKept } from './removeOldFactures.ts';

/** « 2026-00012 », « NC 2026-00003 ». */
export const numeroOf = ({ serie, ...row }: { serie: Serie; annee: number; numero: number }) =>
  `${serie === 'NC' ? 'NC ' : ''}${numeroDansLAnnee(row)}`;

export const findFacture = (db: Db, id: number) =>
  db.selectFrom('facture').selectAll().where('id', '=', id).executeTakeFirst();

/** When another secret sealed it, ledger and account replace the content. */
export async function contenuOfFacture(
  db: Db,
  env: AppSecret,
  { id, contenu }: { id: number; contenu: string },
): Promise<ContenuFacture> {
  const lu = openContenu(env, contenu);
  if (lu) return lu;
  const row = await db
    .selectFrom('facture')
    .innerJoin('paiement', 'paiement.id', 'facture.paiement_id')
    .innerJoin('eleve', 'eleve.id', 'paiement.eleve_id')
    .select(['facture.montant', 'facture.dateEmission'])
    .select(['paiement.libelle', 'paiement.renouvellement'])
    .select(['paiement.codePermis', 'paiement.dureeValidite'])
    .select(['paiement.dateDebut as debut', 'paiement.dateFin as fin'])
    .select(['paiement.commande', 'paiement.type'])
    .select(['eleve.prenom', 'eleve.nom', 'eleve.rue', 'eleve.codePostal', 'eleve.localite'])
    .where('facture.id', '=', id)
    .executeTakeFirstOrThrow();
  const { prenom, nom, rue, codePostal, localite, libelle, debut, fin } = row;
  return {
    libelle,
    debut,
    fin,
    ...dureeFacturee(row),
    acheteur: { prenom, nom, rue, codePostal, localite, societe: null },
    renouvellement: row.renouvellement === 1 ? 1 : 0,
    prixPlein: row.montant,
    remise: null,
    commande: row.commande ?? '',
    moyen: row.type,
    date: row.dateEmission,
    motif: null,
    corrige: null,
  };
}

export const holdFactureOf = (trx: Db, paiement_id: number) =>
  trx
    .selectFrom('facture')
    .selectAll()
    .where('paiement_id', '=', paiement_id)
    .where('serie', '=', 'F')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** Cents; VAT is included. */
export const sumSerie = (db: Db, paiement_id: number, serie: Serie) =>
  db
    .selectFrom('facture')
    .select([
      sql<number>`cast(coalesce(sum(montant), 0) as integer)`.as('montant'),
      sql<number>`cast(coalesce(sum(tva), 0) as integer)`.as('tva'),
    ])
    .where('paiement_id', '=', paiement_id)
    .where('serie', '=', serie)
    .executeTakeFirstOrThrow();

export async function listFacturesOf(db: Db, paiement_ids: number[]) {
  if (paiement_ids.length === 0) return [];
  const rows = await db
    .selectFrom('facture')
    .select(['id', 'paiement_id', 'serie', 'annee', 'numero'])
    .where('paiement_id', 'in', paiement_ids)
    .orderBy('id')
    .execute();
  return rows.map(({ id, paiement_id, ...row }) => ({
    id,
    paiement_id,
    numero: numeroOf(row),
    avoir: flagOf(row.serie === 'NC'),
  }));
}

/** The period is half-open. */
interface Periode {
  from: string;
  to: string;
}

export async function bornesOfSerie(db: Db, serie: Serie, { from, to }: Periode) {
  const { premier, dernier } = await db
    .selectFrom('facture')
    .select(({ fn }) => [fn.min('numero').as('premier'), fn.max('numero').as('dernier')])
    .where('dateEmission', '>=', from)
    .where('dateEmission', '<', to)
    .where('serie', '=', serie)
    .executeTakeFirstOrThrow();
  return premier === null ? undefined : { premier, dernier };
}

export const listIssued = (
  db: Db,
  { serie, annee, de, a }: { serie: Serie; annee: number; de: number; a: number },
  most: number,
) =>
  db
    .selectFrom('facture')
    .innerJoin('paiement', 'paiement.id', 'facture.paiement_id')
    .select(['facture.id', 'facture.serie', 'facture.annee', 'facture.numero'])
    .select(['facture.dateEmission', 'facture.avantCapture'])
    .select(['facture.montant', 'facture.taux', 'facture.tva', 'facture.contenu'])
    .select('paiement.fournisseurId')
    .where('facture.serie', '=', serie)
    .where('facture.annee', '=', annee)
    .where('facture.numero', '>=', de)
    .where('facture.numero', '<=', a)
    .orderBy('facture.numero')
    .limit(most)
    .execute();

const NUMERO = /^(NC\s*)?(20\d\d)-0*(\d{1,9})$/i;

export async function findPaiementOfNumero(db: Db, typed: string): Promise<number[]> {
  const [, avoir, annee, numero] = NUMERO.exec(typed.trim()) ?? [];
  if (!numero) return [];
  const rows = await db
    .selectFrom('facture')
    .select('paiement_id')
    .where('serie', '=', avoir ? 'NC' : 'F')
    .where('annee', '=', Number(annee))
    .where('numero', '=', Number(numero))
    .execute();
  return rows.map(({ paiement_id }) => paiement_id);
}

/** Sums are in cents. */
export async function sumIssued(db: Db, { from, to }: Periode) {
  const rows = await db
    .selectFrom('facture')
    .select(['serie', 'taux', 'avantCapture'])
    .select(({ fn }) => [
      fn.countAll<number | string>().as('nombre'),
      fn.sum<number | string>('montant').as('montant'),
      fn.sum<number | string>('tva').as('tva'),
    ])
    .where('serie', 'in', ['F', 'NC'])
    .where('dateEmission', '>=', from)
    .where('dateEmission', '<', to)
    .groupBy(['serie', 'taux', 'avantCapture'])
    .execute();
  return rows.map(({ nombre, montant, tva, ...row }) => ({
    ...row,
    nombre: Number(nombre),
    montant: Number(montant),
    tva: Number(tva),
  }));
}

/** Invoices against their payments, and numbers without a gap in the years that are kept. */
export const recountFactures: Recompte = async (db, now) => {
  const { differentes } = await db
    .selectFrom('facture')
    .innerJoin('paiement', 'paiement.id', 'facture.paiement_id')
    .select(({ fn }) => fn.countAll<number>().as('differentes'))
    .where('facture.serie', '=', 'F')
    .where(
      sql<boolean>`(facture.montant <> paiement.montant
        or case when paiement.etat = 'impaye' then paiement.montant else paiement.rembourse end
          <> (select coalesce(sum(avoir.montant), 0) from facture as avoir
            where avoir.paiement_id = paiement.id and avoir.serie = 'NC'))`,
    )
    .executeTakeFirstOrThrow();
  const suites = await db
    .selectFrom('facture')
    .leftJoin('numerotation', (join) =>
      join
        .onRef('numerotation.suite', '=', 'facture.serie')
        .onRef('numerotation.annee', '=', 'facture.annee'),
    )
    .select(['facture.serie', 'facture.annee', 'numerotation.dernier'])
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .where('facture.annee', '>=', firstYearKept(now))
    .groupBy(['facture.serie', 'facture.annee', 'numerotation.dernier'])
    .execute();
  return [
    ...(differentes > 0
      ? [`${differentes} factures ne sont pas du montant de leur paiement et de ses avoirs.`]
      : []),
    ...suites
      .filter(({ nombre, dernier }) => nombre !== dernier)
      .map(
        ({ serie, annee, nombre, dernier }) =>
          `La suite ${serie} de ${annee} a ${nombre} pièces, et son dernier numéro est ${dernier}.`,
      ),
  ];
};

/** Returns undefined when no invoice can test the secret. */
export const opensFacture: Essai = async (db, env) => {
  const row = await db
    .selectFrom('facture')
    .select(['id', 'contenu'])
    .where('contenu', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && openContenu(env, row.contenu) !== undefined;
};
