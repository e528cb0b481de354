import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../../socle/db/database.ts';
import type { Environment } from '../../../../socle/config/environment.ts';
import { doEach } from '../../../../socle/taches/taches.ts';
import { advancePaiement, listAwaited, moyensOf } from '../../index.ts';
import { findOrdreOfPaiement } from './paypal.queries.ts';
import { PaypalMuet } from './service.ts';
import { settleOrdre } from './settle.ts';

interface House {
  database: Database;
  env: Environment;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

type Attendu = Awaited<ReturnType<typeof listAwaited>>[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Who pays is back within minutes, and the webhook has told by then. */
const PATIENCE = 20 * MINUTE;
/** An order that was not approved is gone after six hours. */
const OVER = 24 * HOUR;

/**
 * A job to run every minute: takes what was approved and was left, takes over what became of the rest,
 * and closes what nobody will pay any more. In its first hour a payment is asked after each time, then
 * once an hour: an eCheck takes days.
 */
export async function askAwaited({ database, env, log }: House, now: Date): Promise<void> {
  if (!moyensOf(env).includes('paypal')) return;
  const avant = new Date(now.getTime() - PATIENCE).toISOString();
  const house = { env, log, now, write: database.write };
  const found = new Map<number, Attendu>();
  let muet: unknown;
  await doEach(
    async (after) => {
      const rows = await listAwaited(database.read, { type: 'paypal', avant, after });
      for (const row of rows) found.set(row.id, row);
      return rows.map(({ id }) => id);
    },
    async (id) => {
      const { etat, dateCreation } = found.get(id)!;
      found.delete(id);
      const age = now.getTime() - Date.parse(dateCreation);
      const over = age >= OVER;
      const turn = age < HOUR || (over && etat === 'ouvert') || now.getUTCMinutes() === id % 60;
      // One that does not answer keeps each waiting for ten seconds.
      if (!turn || muet) return;
      const ordre = await findOrdreOfPaiement(database.read, id);
      const issue =
        ordre &&
        (await settleOrdre(house, ordre, { tenace: false }).catch((cause: unknown) => {
          if (cause instanceof PaypalMuet) muet = cause;
          throw cause;
        }));
      const isLeft = issue ? issue.inconnu || issue.ordre.etat === 'ouvert' : true;
      if (!isLeft || (ordre && !over)) return;
      const fait = { etat: 'expire', raison: 'Jamais payé chez PayPal' } as const;
      await database.write((trx) => advancePaiement(trx, id, fait, { env, now }));
    },
  );
}
