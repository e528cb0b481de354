import type { Selectable } from 'kysely';
import type { RegleDePerception } from '../../../regles/perception.ts';
import type { Db } from '../../socle/db/database.ts';
import { conflict, introuvable, Refus } from '../../socle/refus/refus.ts';
import { fingerprint } from '../../socle/securite/signature.ts';
import type { PerceptionPartieTable, PerceptionTestTable } from './perception.tables.ts';
import type { Revue } from './rapport.ts';

export type PartieGardee = Selectable<PerceptionPartieTable>;
export type TestBlanc = Omit<Selectable<PerceptionTestTable>, 'regle'> & {
  regle: RegleDePerception;
};

/** Throws 401 unless this browser’s session is open. */
export async function ownSeance(db: Db, seance: string, now: Date) {
  const found = await db
    .selectFrom('perceptionSeance')
    .selectAll()
    .where('cle', '=', fingerprint(seance))
    .executeTakeFirst();
  if (!found || found.dateFin <= now.toISOString())
    throw new Refus(
      401,
      'Cette séance est finie\u00a0: ouvre l’exercice depuis «\u00a0Mes accès\u00a0».',
    );
  return found;
}

/** And waits for what its access’s other devices write. */
export async function holdSeance(trx: Db, seance: string, now: Date) {
  const found = await ownSeance(trx, seance, now);
  await trx
    .selectFrom('perceptionSeance')
    .select('cle')
    .where('acces_user_id', '=', found.acces_user_id)
    .orderBy('cle')
    .forUpdate()
    .execute();
  return found;
}

interface DeLAcces {
  acces_user_id: number;
}

/** `reference`: its name at the school. */
export interface SeanceOuverte extends DeLAcces {
  reference: string;
}

export async function ownPartie(
  db: Db,
  { acces_user_id }: DeLAcces,
  id: number,
): Promise<PartieGardee> {
  const partie = await db
    .selectFrom('perceptionPartie')
    .selectAll()
    .where('id', '=', id)
    .where('acces_user_id', '=', acces_user_id)
    .executeTakeFirst();
  if (!partie) throw introuvable('Cette vidéo n’a pas été commencée ici.');
  return partie;
}

export async function ownTest(db: Db, { acces_user_id }: DeLAcces, id: number): Promise<TestBlanc> {
  const test = await db
    .selectFrom('perceptionTest')
    .selectAll()
    .$castTo<TestBlanc>()
    .where('id', '=', id)
    .where('acces_user_id', '=', acces_user_id)
    .executeTakeFirst();
  if (!test) throw introuvable('Ce test n’existe pas.');
  return test;
}

/** Throws 409 for a clip of the test that is open: a training would tell it all. */
export async function wantHorsTest(db: Db, acces: DeLAcces, clip: string): Promise<void> {
  const ouvert = (await listTests(db, acces)).find(({ dateFin }) => dateFin === null);
  if (ouvert?.clips.split(';').includes(clip))
    throw conflict('Cette vidéo est dans ton test\u00a0: finis-le d’abord.');
}

export const listParties = (db: Db, test: DeLAcces & { id: number }): Promise<PartieGardee[]> =>
  db
    .selectFrom('perceptionPartie')
    .selectAll()
    .where('acces_user_id', '=', test.acces_user_id)
    .where('test_id', '=', test.id)
    .orderBy('id')
    .execute();

/** Each clip ten times: older ones tell no more. */
const MOST = 300;

const testsFinis = (db: Db, acces_user_id: number) =>
  db
    .selectFrom('perceptionTest')
    .select('id')
    .where('acces_user_id', '=', acces_user_id)
    .where('dateFin', 'is not', null);

/** Those that ended; a test tells nothing before its own end. */
const finiesDe = (db: Db, acces_user_id: number) =>
  db
    .selectFrom('perceptionPartie')
    .selectAll()
    .where('acces_user_id', '=', acces_user_id)
    .where('dateFin', 'is not', null)
    .where((eb) =>
      eb.or([eb('test_id', 'is', null), eb('test_id', 'in', testsFinis(db, acces_user_id))]),
    );

/** From the oldest. */
export const listFinies = async (db: Db, { acces_user_id }: DeLAcces): Promise<PartieGardee[]> =>
  (await finiesDe(db, acces_user_id).orderBy('id', 'desc').limit(MOST).execute()).toReversed();

/** The first time of each clip, if it was played to its end; from the oldest. */
export const listPremieres = (db: Db, { acces_user_id }: DeLAcces): Promise<PartieGardee[]> =>
  finiesDe(db, acces_user_id)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('perceptionPartie')
        .select(({ fn }) => fn.min('id').as('id'))
        .where('acces_user_id', '=', acces_user_id)
        .groupBy('clip'),
    )
    .orderBy('id')
    .execute();

const SHOWN = 20;

export const listTests = (db: Db, { acces_user_id }: DeLAcces): Promise<TestBlanc[]> =>
  db
    .selectFrom('perceptionTest')
    .selectAll()
    .$castTo<TestBlanc>()
    .where('acces_user_id', '=', acces_user_id)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();

/** Forms in which one finds a danger, or misses it. */
const FORMES: ReadonlySet<string> = new Set(['clique', 'dit']);
export const isCherchee = ({ forme }: Pick<PartieGardee, 'forme'>): boolean => FORMES.has(forme);

/** Older reviews have no look-alikes. */
export const revueDe = ({ verdict }: PartieGardee): Revue => ({
  sosies: [],
  ...(JSON.parse(verdict!) as Omit<Revue, 'sosies'> & Partial<Revue>),
});

/** For who asks what is kept of him. */
export async function videosOf(db: Db, acces_user_ids: number[], most: number) {
  if (acces_user_ids.length === 0) return [];
  const rows = await db
    .selectFrom('perceptionPartie')
    .select(['acces_user_id', 'titre', 'forme', 'dateDebut', 'dateFin', 'points', 'sur', 'rapport'])
    .where('acces_user_id', 'in', acces_user_ids)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ rapport, ...row }) => ({ ...row, rapport: rapport ?? '' }));
}

export async function erasePerception(trx: Db, acces_user_ids: number[]): Promise<void> {
  if (acces_user_ids.length === 0) return;
  await trx.deleteFrom('perceptionPartie').where('acces_user_id', 'in', acces_user_ids).execute();
  await trx.deleteFrom('perceptionTest').where('acces_user_id', 'in', acces_user_ids).execute();
  await trx.deleteFrom('perceptionSeance').where('acces_user_id', 'in', acces_user_ids).execute();
}
