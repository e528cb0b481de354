import { type Moyen, MOYENS } from '../../../regles/fournisseurs/index.ts';
import { bornesOf, brusselsDay } from '../../socle/texte/jours.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { hasPaiements } from '../../argent/paiement/index.ts';
import type { House } from '../../argent/paiement/fournisseurs/index.ts';
import { compareService, isAsked } from './comparaison.ts';
import { listDatesOuvertes } from './ecarts.queries.ts';
import { keepEcarts, notePassage } from './ecarts.writes.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Providers may publish movements three hours late. */
const LATE_MS = 4 * HOUR_MS;
/** Catches up on days without a server or an answer. */
const DAYS_BACK = 7;
const DAYS_REOPENED = 31;

/** Compares each day once across servers; retries a failed day after an hour. */
export async function compareNight(house: House, now: Date): Promise<void> {
  const { database, env } = house;
  for (const moyen of MOYENS) {
    if (!isAsked(env, moyen) || !(await hasPaiements(database.read, moyen))) continue;
    const yesterday = Temporal.PlainDate.from(
      brusselsDay(new Date(now.getTime() - LATE_MS).toISOString()),
    ).subtract({ days: 1 });
    for (let days = 0; days < DAYS_BACK; days++) {
      const jour = yesterday.subtract({ days }).toString();
      if (!(await claim(database, moyen, jour, now))) continue;
      if (!(await compareDay(house, moyen, jour, now))) break;
      if (days === 0) await compareOpen(house, moyen, jour, now);
    }
  }
}

/** Returns true for one server; the lease expires after an hour. */
async function claim(
  { write }: House['database'],
  moyen: Moyen,
  periode: string,
  now: Date,
): Promise<boolean> {
  const dateEssai = now.toISOString();
  const before = new Date(now.getTime() - HOUR_MS).toISOString();
  const claimed = await write((trx) =>
    trx
      .insertInto('rapprochement')
      .values({ moyen, periode, source: 'nuit', dateEssai })
      .onConflict((conflict) =>
        conflict
          .columns(['moyen', 'periode', 'source'])
          .doUpdateSet({ dateEssai })
          .where('rapprochement.dateFait', 'is', null)
          .where('rapprochement.dateEssai', '<=', before),
      )
      .returning('periode')
      .executeTakeFirst(),
  );
  return claimed !== undefined;
}

/** Returns false when the provider did not answer. */
async function compareDay(house: House, moyen: Moyen, periode: string, now: Date) {
  const { database, env, log } = house;
  const passage = { moyen, periode, source: 'nuit' as const };
  try {
    const chez = { db: database.read, env, log };
    const found = await compareService(chez, moyen, bornesOf(periode), now);
    const done = { dateFait: now.toISOString(), erreur: null, ecarts: found.ecarts.length };
    await database.write(async (trx) => {
      await keepEcarts(trx, moyen, found, now);
      await notePassage(trx, { ...passage, ...done }, now);
    });
    return true;
  } catch (cause) {
    if (!(cause instanceof Refus)) throw cause;
    const failed = { dateFait: null, erreur: cause.message, ecarts: null };
    await database.write((trx) => notePassage(trx, { ...passage, ...failed }, now));
    return false;
  }
}

/** Compares days of open differences again: a late notification may have closed them. */
async function compareOpen({ database, env, log }: House, moyen: Moyen, done: string, now: Date) {
  const since = new Date(now.getTime() - DAYS_REOPENED * DAY_MS).toISOString();
  const dates = await listDatesOuvertes(database.read, moyen, since);
  for (const jour of new Set(dates.map(brusselsDay))) {
    if (jour >= done) continue;
    const chez = { db: database.read, env, log };
    try {
      const found = await compareService(chez, moyen, bornesOf(jour), now);
      await database.write((trx) => keepEcarts(trx, moyen, found, now));
    } catch (cause) {
      if (!(cause instanceof Refus)) throw cause;
      // The other days and the next provider must not wait for this one.
      log.warn({ err: cause, moyen, jour }, 'what is open was not compared again');
      return;
    }
  }
}
