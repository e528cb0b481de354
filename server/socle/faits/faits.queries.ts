import { FAITS_TENUS, type NomDeFait, faitOf } from '../../../droit/faits.ts';
import { REGLE_DE_DEPART, type RegleDExamen } from '../../../droit/examen.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import { brusselsDay } from '../texte/jours.ts';
import type { ValeurDeFaitTable } from './faits.tables.ts';

export type FaitTenu = Selectable<ValeurDeFaitTable>;

export const selectValeurs = (db: Db) =>
  db.selectFrom('valeurDeFait').where('dateSuppression', 'is', null);

/** The values on a day (YYYY-MM-DD): of each fact the one with the last first day. */
export async function valeursDu(db: Db, jour: string): Promise<Map<string, string>> {
  const rows = await selectValeurs(db)
    .select(['fait', 'valeur'])
    .where('du', '<=', jour)
    .orderBy('du')
    .execute();
  return new Map(rows.map(({ fait, valeur }) => [fait, valeur]));
}

/** Which rule the mock exams of that moment follow. */
export async function regleDExamen(db: Db, now: Date): Promise<RegleDExamen> {
  const nom: NomDeFait = 'regleExamen';
  const row = await selectValeurs(db)
    .select('valeur')
    .where('fait', '=', nom)
    .where('du', '<=', brusselsDay(now.toISOString()))
    .orderBy('du', 'desc')
    .limit(1)
    .executeTakeFirst();
  const dite = row?.valeur ?? '';
  return Object.hasOwn(faitOf(nom).valeurs!, dite) ? (dite as RegleDExamen) : REGLE_DE_DEPART;
}

/** Those of facts that there still are, in the order of droit/faits.ts, the last first day first. */
export async function listFaits(db: Db): Promise<FaitTenu[]> {
  const rows = await selectValeurs(db).selectAll().orderBy('du', 'desc').execute();
  return FAITS_TENUS.flatMap((nom) => rows.filter(({ fait }) => fait === nom));
}

/** Locks all values of a fact, so that one is left for today. */
export const holdFaitsDe = (trx: Db, fait: NomDeFait): Promise<FaitTenu[]> =>
  selectValeurs(trx).selectAll().where('fait', '=', fait).orderBy('id').forUpdate().execute();
