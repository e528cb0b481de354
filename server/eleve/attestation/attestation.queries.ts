import { readContenu } from './contenu.ts';
import type { Essai } from '../../socle/securite/sceau.ts';
import type { Selectable } from 'kysely';
import { type FinDAttestation, FINS_D_ATTESTATION } from '../../../regles/attestation.ts';
import type { Db } from '../../socle/db/database.ts';
import { numeroDansLAnnee } from '../../socle/numeros/numeros.ts';
import type { AttestationTable } from './attestation.tables.ts';

export const numeroOf = numeroDansLAnnee;

const NUMERO = /^(20\d\d)-0*(\d{1,9})$/;

/** By its whole number; `id` is its learner's. */
export async function listAttestationsByMots(db: Db, recherche: string) {
  const [, annee, numero] = NUMERO.exec(recherche.trim()) ?? [];
  if (!numero) return [];
  const rows = await db
    .selectFrom('attestation')
    .select(['eleve_id', 'annee', 'numero', 'initiales'])
    .where('annee', '=', Number(annee))
    .where('numero', '=', Number(numero))
    .where('initiales', 'is not', null)
    .execute();
  return rows.map(({ eleve_id, initiales, ...row }) => ({
    id: eleve_id,
    libelle: `Attestation ${numeroOf(row)}`,
    detail: initiales,
  }));
}

const DATES = {
  remplacée: 'dateRemplacement',
  retirée: 'dateRetrait',
} as const satisfies Record<FinDAttestation, keyof AttestationTable>;

type AttestationRow = Pick<Selectable<AttestationTable>, (typeof DATES)[FinDAttestation]>;

const finOf = (row: AttestationRow) => FINS_D_ATTESTATION.findLast((fin) => row[DATES[fin]]);

export const etatOfAttestation = (row: AttestationRow) => finOf(row) ?? 'valable';

export function clotureOf(row: AttestationRow) {
  const fin = finOf(row);
  return fin ? row[DATES[fin]] : null;
}

export const findByCode = (db: Db, code: string) =>
  db
    .selectFrom('attestation')
    .select([
      'id',
      'annee',
      'numero',
      'contenu',
      'initiales',
      'dateDebut',
      'dateFin',
      'dateDelivrance',
    ])
    .select(Object.values(DATES))
    .where('code', '=', code)
    .executeTakeFirst();

/** Returns undefined once its learner is erased. `hold` locks the row. */
export async function findAttestation(db: Db, id: number, { hold = false } = {}) {
  const row = await db
    .selectFrom('attestation')
    .selectAll()
    .where('id', '=', id)
    .where('contenu', 'is not', null)
    .$if(hold, (query) => query.forUpdate())
    .executeTakeFirst();
  return row as (typeof row & { contenu: string }) | undefined;
}

export const findCourante = async (db: Db, acces_user_id: number) =>
  (await listCourantes(db, [acces_user_id]))[0];

export async function listAttestations(db: Db, eleve_id: number) {
  const rows = await db
    .selectFrom('attestation')
    .selectAll()
    .where('eleve_id', '=', eleve_id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(
    (row) => ({ ...row, numero: numeroOf(row), etat: etatOfAttestation(row) }) as const,
  );
}

export async function listCourantes(db: Db, acces_user_ids: number[]) {
  if (acces_user_ids.length === 0) return [];
  const rows = await db
    .selectFrom('attestation')
    .select(['id', 'acces_user_id', 'annee', 'numero', 'dateDelivrance'])
    .select(Object.values(DATES))
    .where('acces_user_id', 'in', acces_user_ids)
    .where('dateRemplacement', 'is', null)
    .execute();
  return rows.map(
    (row) => ({ ...row, numero: numeroOf(row), etat: etatOfAttestation(row) }) as const,
  );
}

export async function listDernieres(db: Db, most: number) {
  const rows = await db
    .selectFrom('attestation')
    .select(['id', 'eleve_id', 'acces_user_id', 'annee', 'numero', 'dateDelivrance', 'dateFin'])
    .where('contenu', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ annee, ...row }) => ({ ...row, numero: numeroOf({ ...row, annee }) }));
}

export const opensAttestation: Essai = async (db, env) => {
  const row = await db
    .selectFrom('attestation')
    .select(['id', 'contenu'])
    .where('contenu', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && readContenu(env, row.contenu!) !== undefined;
};
