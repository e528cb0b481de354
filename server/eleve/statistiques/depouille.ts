import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { listVersionsById } from '../questions/index.ts';
import {
  holdACompter,
  holdCompteesAEffacer,
  listComptees,
  setPremieres,
} from '../tentatives/index.ts';
import { bilanOf } from './bilan.ts';
import { addVus, type Finie, newVus, premieresOf, type Vus } from './comptage.ts';
import { listARefaire, listDecomptes } from './statistiques.queries.ts';
import { soupconsOf } from './sentinelle.ts';
import { addComptee, newSommes, type Sommes } from './sommes.ts';
import { lettresOf } from './statistiques.queries.ts';

/** Attempts of one transaction: on SQLite others wait some milliseconds for it. */
const A_LA_FOIS = 20;
/** Milliseconds after which a run leaves the rest to the next. */
const ASSEZ_LONG = 4000;
const BILANS_A_LA_FOIS = 50;

/**
 * Counts what has ended since, then derives what pages read (docs/decisions/0151). Several servers
 * may run it at once: the row lock of an attempt lets one of them count it.
 */
export async function countTentatives({ read, write }: Database, now: Date): Promise<void> {
  const fin = performance.now() + ASSEZ_LONG;
  const isTime = () => performance.now() < fin;
  while (isTime() && (await write((trx) => countSome(trx, now))) === A_LA_FOIS)
    await untilRequestsAreRead();
  for (;;) {
    const stale = await listARefaire(read, BILANS_A_LA_FOIS);
    if (stale.length === 0) return;
    const chiffres = await chiffresOf(
      read,
      stale.map(({ version_id }) => version_id),
    );
    await write((trx) => saveBilans(trx, stale, chiffres));
    if (!isTime()) return;
  }
}

async function countSome(trx: Db, now: Date): Promise<number> {
  const finies = await holdACompter(trx, A_LA_FOIS, now);
  if (finies.length === 0) return 0;
  const vus = await vusOf(trx, finies);
  const versions = await versionsOfFinies(trx, finies);
  const sommes = newSommes();
  for (const finie of finies) {
    const premieres = premieresOf(finie, vus.get(finie.eleve_id)!);
    addComptee(sommes, { ...finie, premieres }, versions);
    await setPremieres(trx, finie.id, premieres);
  }
  await addSommes(trx, sommes);
  return finies.length;
}

async function vusOf(trx: Db, finies: readonly Finie[]): Promise<Map<number, Vus>> {
  const vus = new Map(finies.map(({ eleve_id }) => [eleve_id, newVus()]));
  for (const avant of await listComptees(trx, [...vus.keys()]))
    addVus(vus.get(avant.eleve_id)!, avant);
  return vus;
}

const versionsOfFinies = (db: Db, finies: readonly Finie[]) =>
  listVersionsById(db, [...new Set(finies.flatMap(({ versions }) => idsOf(versions)))]);

/** Takes attempts out that the caller deletes in this transaction. */
export async function uncountTentatives(trx: Db, acces_user_ids: number[]): Promise<void> {
  if (acces_user_ids.length === 0) return;
  const comptees = await holdCompteesAEffacer(trx, acces_user_ids);
  if (comptees.length === 0) return;
  const versions = await versionsOfFinies(trx, comptees);
  const sommes = newSommes();
  for (const comptee of comptees) addComptee(sommes, comptee, versions, -1);
  await addSommes(trx, sommes);
}

const ROWS_AT_A_TIME = 500;

/** Rows are locked in one order everywhere, so that two transactions never wait for each other. */
async function addSommes(trx: Db, { decomptes, series }: Sommes): Promise<void> {
  const rows = [...decomptes.values()].toSorted(
    (one, other) => one.version_id - other.version_id || one.niveau - other.niveau,
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME)
    await trx
      .insertInto('decompte')
      .values(rows.slice(from, from + ROWS_AT_A_TIME))
      .onConflict((conflict) =>
        conflict.columns(['version_id', 'niveau']).doUpdateSet({
          a: sql<number>`decompte.a + excluded.a`,
          b: sql<number>`decompte.b + excluded.b`,
          c: sql<number>`decompte.c + excluded.c`,
          d: sql<number>`decompte.d + excluded.d`,
          mesurees: sql<number>`decompte.mesurees + excluded.mesurees`,
          millis: sql<number>`decompte.millis + excluded.millis`,
          vites: sql<number>`decompte.vites + excluded.vites`,
        }),
      )
      .execute();
  await noteBilans(trx, [...new Set(rows.map(({ version_id }) => version_id))]);
  const parSerie = [...series.values()].toSorted((one, other) => one.theme_id - other.theme_id);
  if (parSerie.length === 0) return;
  await trx
    .insertInto('decompteSerie')
    .values(parSerie)
    .onConflict((conflict) =>
      conflict.column('theme_id').doUpdateSet({
        finies: sql<number>`"decompteSerie".finies + excluded.finies`,
        reussies: sql<number>`"decompteSerie".reussies + excluded.reussies`,
        points: sql<number>`"decompteSerie".points + excluded.points`,
        carres: sql<number>`"decompteSerie".carres + excluded.carres`,
      }),
    )
    .execute();
}

async function noteBilans(trx: Db, version_ids: number[]): Promise<void> {
  if (version_ids.length === 0) return;
  const versions = await listVersionsById(trx, version_ids);
  const rows = version_ids.map((version_id) => ({
    version_id,
    question_id: versions.get(version_id)!.question_id,
    faits: 1,
    vus: 0,
    revision: 0,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME)
    await trx
      .insertInto('bilan')
      .values(rows.slice(from, from + ROWS_AT_A_TIME))
      .onConflict((conflict) =>
        conflict.column('version_id').doUpdateSet({ faits: sql<number>`bilan.faits + 1` }),
      )
      .execute();
}

/** JSON by version; it takes a tenth of a millisecond each, so requests come between. */
export async function chiffresOf(db: Db, version_ids: number[]): Promise<Map<number, string>> {
  const decomptes = Map.groupBy(await listDecomptes(db, version_ids), (row) => row.version_id);
  const versions = await listVersionsById(db, version_ids);
  const chiffres = new Map<number, string>();
  for (const version_id of version_ids) {
    const rows = decomptes.get(version_id) ?? [];
    const version = versions.get(version_id)!;
    const bilan = bilanOf(rows);
    const cle = { correcte: version.correcte, lettres: lettresOf(version) };
    const justes = bilan.tous.lettres[version.correcte];
    const soupcons = soupconsOf(rows, bilan, cle);
    chiffres.set(version_id, JSON.stringify({ ...bilan, justes, soupcons }));
    await untilRequestsAreRead();
  }
  return chiffres;
}

async function saveBilans(
  trx: Db,
  stale: { version_id: number; faits: number }[],
  chiffres: ReadonlyMap<number, string>,
): Promise<void> {
  const { revision } = await trx
    .updateTable('depouillement')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  for (const { version_id, faits } of stale)
    await trx
      .updateTable('bilan')
      .set({ vus: faits, revision, chiffres: chiffres.get(version_id)! })
      .where('version_id', '=', version_id)
      .where('vus', '<', faits)
      .execute();
}
