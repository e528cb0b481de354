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
  /** Flags of `FIXE`, added up. */
  fixe: number;
  /** 0: never logged in. */
  vu: number;
  acces: readonly { actif: boolean; perime: number | null }[];
  produits: readonly number[];
  classes: readonly number[];
}

export const FIXE = { pret: 1, bloque: 2, sansAttestation: 4, newsletter: 8, contrat: 16 } as const;

/** PostgreSQL: by revision, the oldest transaction that was open then. */
const planchers = new WeakMap<Db, Map<number, number>>();

/**
 * Grows whenever a write has ended. PostgreSQL counts transactions that have ended; one that began
 * earlier may still be open, so a later read goes on from the oldest of those.
 */
async function revisionOf(db: Db): Promise<number> {
  if (!isPostgres(db)) {
    const row = await db
      .selectFrom('signalement')
      .select(({ fn }) => fn.max<number | null>('revision').as('revision'))
      .executeTakeFirstOrThrow();
    return row.revision ?? 0;
  }
  const { rows } = await sql<{ revision: number; plancher: number }>`
    select pg_snapshot_xmax(vue)::text::bigint
        - (select count(*) from pg_snapshot_xip(vue)) as revision,
      pg_snapshot_xmin(vue)::text::bigint as plancher
    from pg_current_snapshot() as vue`.execute(db);
  const { revision, plancher } = rows[0]!;
  planchers.getOrInsertComputed(db, () => new Map()).set(revision, plancher);
  return revision;
}

/** A mark below it was read. */
function plancherOf(db: Db, revision: number): number {
  if (!isPostgres(db)) return revision + 1;
  const known = planchers.get(db);
  for (const older of known?.keys() ?? []) if (older < revision) known!.delete(older);
  return known?.get(revision) ?? 0;
}

const copieOf = createCopie<Signalement>({ revisionOf, changedSince });
const ordres = new WeakMap<Db, ReturnType<typeof createOrdres>>();

/** Everybody in the order that was asked for, from memory. */
export async function listSignalements(db: Db, tri: TriDEleves): Promise<readonly Signalement[]> {
  const { newestFirst } = await copieOf(db);
  return ordres.getOrInsertComputed(db, createOrdres).orderedOf(tri, newestFirst);
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
        .where('signalement.revision', '>=', plancherOf(db, revision))
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
  const classes = Map.groupBy(await listClassesOf(db, liste), ({ eleve_id }) => eleve_id);
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
            fixe:
              (isPret(row.pret) ? FIXE.pret : 0) +
              (row.bloque === 1 ? FIXE.bloque : 0) +
              (sansAttestation.has(id) ? FIXE.sansAttestation : 0) +
              (row.newsletter === 1 ? FIXE.newsletter : 0) +
              (row.contratSigne === 1 ? FIXE.contrat : 0),
            vu: row.vuLe === null ? 0 : Date.parse(row.vuLe),
            acces:
              acces.get(id)?.map(({ actif, datePerime }) => ({
                actif: actif === 1,
                perime: datePerime === null ? null : Date.parse(datePerime),
              })) ?? AUCUN,
            produits: acces.get(id)?.map(({ acces_id }) => acces_id) ?? AUCUN,
            classes: classes.get(id)?.map(({ classe_id }) => classe_id) ?? AUCUN,
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

const listClassesOf = (db: Db, liste: string) =>
  db
    .selectFrom('signalement')
    .innerJoin('inscrit', 'inscrit.eleve_id', 'signalement.eleve_id')
    .select(['inscrit.eleve_id', 'inscrit.classe_id'])
    .where(inListe(db, 'signalement.eleve_id', liste))
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
