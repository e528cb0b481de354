import { PostgresAdapter, sql } from 'kysely';
import { motsOf } from '../../../regles/recherche.ts';
import { RDV } from '../../../regles/rdv.ts';
import { PRET_DES, type TriDEleves } from '../../../regles/signalement.ts';
import { COPIED_AT_A_TIME, NONE, createCopie } from '../../socle/db/copie.ts';
import type { Db } from '../../socle/db/database.ts';
import { inListe } from '../../socle/db/inListe.ts';
import { isEfface } from '../compte/index.ts';
import { createOrdres } from './ordres.ts';

/** A list of learners is narrowed and sorted by this. Instants are in milliseconds. */
export interface Signalement {
  id: number;
  /** Sorts by name, without accents and case. */
  cle: string;
  confirme: boolean;
  newsletter: boolean;
  contrat: boolean;
  /** 0: never logged in. */
  vu: number;
  pret: boolean;
  bloque: boolean;
  sansAttestation: boolean;
  acces: readonly { actif: boolean; perime: number | null }[];
  produits: readonly number[];
}

/** A later read finds all that was written by transactions older than this. */
async function revisionOf(db: Db): Promise<number> {
  const read = isPostgres(db)
    ? sql<{ revision: number }>`select
          pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1 as revision`
    : sql<{ revision: number }>`select coalesce(max(revision), 0) as revision from signalement`;
  return (await read.execute(db)).rows[0]!.revision;
}

const copieOf = createCopie<Signalement>({ revisionOf, changedSince });
const ordres = new WeakMap<Db, ReturnType<typeof createOrdres>>();

/** Everybody in the order that was asked for, from memory. */
export async function listSignalements(db: Db, tri: TriDEleves): Promise<readonly Signalement[]> {
  const { newestFirst, parId } = await copieOf(db);
  return ordres.getOrInsertComputed(db, createOrdres).orderedOf(tri, newestFirst, parId);
}

export const isPret = (pret: number | null) => pret !== null && pret >= PRET_DES;

const AUCUN: readonly never[] = [];

async function changedSince(db: Db, revision: number, after: number) {
  const marked = await db
    .selectFrom('signalement')
    .leftJoin('eleve', 'eleve.id', 'signalement.eleve_id')
    .select([
      'signalement.eleve_id',
      'signalement.vuLe',
      'signalement.pret',
      'signalement.bloque',
      'eleve.nom',
      'eleve.prenom',
      'eleve.email',
      'eleve.newsletter',
      'eleve.contratSigne',
      'eleve.dateVerification',
    ])
    .$if(revision === NONE, (query) =>
      query.where('signalement.eleve_id', '>', after).orderBy('signalement.eleve_id'),
    )
    .$if(revision !== NONE, (query) =>
      // The sign keeps SQLite from walking all learners in the order of their ids.
      query
        .where('signalement.revision', '>', revision)
        .where(sql`+signalement.eleve_id`, '>', after)
        .orderBy(sql`+signalement.eleve_id`),
    )
    // Restored elsewhere, a mark may be of a transaction that is still to come.
    .$if(revision !== NONE && isPostgres(db), (query) =>
      query.where(
        'signalement.revision',
        '<',
        sql<number>`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
      ),
    )
    .limit(COPIED_AT_A_TIME)
    .execute();
  if (marked.length === 0) return [];
  const liste = marked.map(({ eleve_id }) => eleve_id).join(';');
  const acces = Map.groupBy(await listAccesOf(db, liste), ({ eleve_id }) => eleve_id);
  const sansAttestation = await listSansAttestation(db, liste);
  return marked.map(({ eleve_id: id, nom, prenom, email, ...row }) => ({
    id,
    repere:
      email === null || isEfface({ id, email })
        ? null
        : {
            id,
            cle: [...motsOf(nom!), '', ...motsOf(prenom!)].join(' '),
            confirme: row.dateVerification !== null,
            newsletter: row.newsletter === 1,
            contrat: row.contratSigne === 1,
            vu: row.vuLe === null ? 0 : Date.parse(row.vuLe),
            pret: isPret(row.pret),
            bloque: row.bloque === 1,
            sansAttestation: sansAttestation.has(id),
            acces:
              acces.get(id)?.map(({ actif, datePerime }) => ({
                actif: actif === 1,
                perime: datePerime === null ? null : Date.parse(datePerime),
              })) ?? AUCUN,
            produits: acces.get(id)?.map(({ acces_id }) => acces_id) ?? AUCUN,
          },
  }));
}

const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter;

const listAccesOf = (db: Db, liste: string) =>
  db
    .selectFrom('signalement')
    .innerJoin('accesUser', 'accesUser.eleve_id', 'signalement.eleve_id')
    .select(['accesUser.eleve_id', 'accesUser.acces_id', 'accesUser.actif', 'accesUser.datePerime'])
    .where(inListe(db, 'signalement.eleve_id', liste))
    .where('accesUser.dateRetrait', 'is', null)
    .execute();

/** Their appointment has ended, and no attestation of it is valid. */
async function listSansAttestation(db: Db, liste: string) {
  const rows = await db
    .selectFrom('signalement')
    .innerJoin('accesUser', 'accesUser.eleve_id', 'signalement.eleve_id')
    .innerJoin('acces', 'acces.id', 'accesUser.acces_id')
    .innerJoin('coursTermine', 'coursTermine.acces_user_id', 'accesUser.id')
    .leftJoin('attestation', (join) =>
      join
        .onRef('attestation.acces_user_id', '=', 'accesUser.id')
        .on('attestation.dateRemplacement', 'is', null)
        .on('attestation.dateRetrait', 'is', null),
    )
    .select('signalement.eleve_id')
    .where(inListe(db, 'signalement.eleve_id', liste))
    .where('acces.codePermis', '=', RDV)
    .where('accesUser.dateRetrait', 'is', null)
    .where('attestation.id', 'is', null)
    .execute();
  return new Set(rows.map(({ eleve_id }) => eleve_id));
}

export const listAJuger = (db: Db, after: number, most: number) =>
  db
    .selectFrom('signalement')
    .select(['eleve_id', 'aJuger'])
    .where('aJuger', '>', 0)
    .where('eleve_id', '>', after)
    .orderBy('eleve_id')
    .limit(most)
    .execute();

export const findSituation = (db: Db, eleve_id: number) =>
  db
    .selectFrom('signalement')
    .select(['vuLe', 'pret', 'bloque'])
    .where('eleve_id', '=', eleve_id)
    .executeTakeFirst();

export async function listSituations(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('signalement')
    .select(['eleve_id', 'vuLe', 'pret', 'bloque'])
    .where('eleve_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ eleve_id, ...row }) => [eleve_id, row]));
}
