import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';

export const listEpreuves = (db: Db, eleve_id: number) =>
  db
    .selectFrom('epreuve')
    .select(['jour', 'centre', 'resultat', 'chanceMin', 'chanceMax', 'dateCreation'])
    .where('eleve_id', '=', eleve_id)
    .orderBy('id')
    .execute();

export const findLastEpreuve = (db: Db, eleve_id: number) =>
  db
    .selectFrom('epreuve')
    .select(['id as epreuve_id', 'jour', 'resultat'])
    .where('eleve_id', '=', eleve_id)
    .orderBy('jour', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Keeps what was announced and what became of it, without who, where and at what moment. */
export const eraseEpreuves = (trx: Db, eleve_id: number) =>
  trx
    .updateTable('epreuve')
    .set({ eleve_id: null, centre: null, dateCreation: sql<string>`jour || 'T00:00:00.000Z'` })
    .where('eleve_id', '=', eleve_id)
    .execute();

const PAS = 20;

/** By twenties of percent that « Prêt ? » announced: how many have told their result, and passed. */
export async function countEpreuves(db: Db) {
  const rows = await db
    .selectFrom('epreuve')
    .select(['chanceMin', 'chanceMax', 'resultat', ({ fn }) => fn.countAll<number>().as('nombre')])
    .where('resultat', '<>', 'absent')
    .groupBy(['chanceMin', 'chanceMax', 'resultat'])
    .execute();
  const tranches = [0, 20, 40, 60, 80].map((de) => ({ de, dits: 0, reussis: 0 }));
  const sans = { dits: 0, reussis: 0 };
  for (const { chanceMin, chanceMax, resultat, nombre } of rows) {
    const rang =
      chanceMin === null || chanceMax === null
        ? null
        : Math.min(tranches.length - 1, Math.floor((chanceMin + chanceMax) / 2 / PAS));
    const own = rang === null ? sans : tranches[rang]!;
    own.dits += nombre;
    if (resultat === 'reussi') own.reussis += nombre;
  }
  return { tranches, sans };
}
