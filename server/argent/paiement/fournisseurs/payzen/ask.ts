import type { Database } from '../../../../socle/db/database.ts';
import type { Environment } from '../../../../socle/config/environment.ts';
import { doEach } from '../../../../socle/taches/taches.ts';
import { advancePaiement, listAwaited } from '../../index.ts';
import { applyTransaction } from './apply.ts';
import { askPayzen, hasService } from './service.ts';
import type { Transaction } from './transaction.ts';

interface House {
  database: Pick<Database, 'read' | 'write'>;
  env: Environment;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Its notification is there within seconds; who pays slowly has ten minutes a step. */
const PATIENCE = 20 * MINUTE;
/** Nobody pays on a page that was opened so long ago. */
const OVER = 24 * HOUR;
/** It knows nothing of such an order. */
const UNKNOWN = new Set(['PSP_010', 'PSP_998', 'INT_009']);

/**
 * A job to run every minute: asks after payments of which nothing was heard, and closes those that the
 * provider does not know either. Without its web service only the old are closed; one that is paid
 * after all is taken all the same.
 */
export async function askAwaited({ database, env }: House, now: Date): Promise<void> {
  if (!env.PAYZEN_CLE) return;
  const avant = new Date(now.getTime() - PATIENCE).toISOString();
  const found = new Map<number, Awaited<ReturnType<typeof listAwaited>>[number]>();
  await doEach(
    async (after) => {
      const rows = await listAwaited(database.read, { type: 'payzen', avant, after });
      for (const row of rows) found.set(row.id, row);
      return rows.map(({ id }) => id);
    },
    async (id) => {
      const { commande, etat, dateCreation } = found.get(id)!;
      found.delete(id);
      const old = Date.parse(dateCreation) <= now.getTime() - OVER;
      const known = await askOrder({ database, env }, commande!, now);
      if (known || !old || etat !== 'ouvert') return;
      await database.write((trx) =>
        advancePaiement(
          trx,
          id,
          { etat: 'expire', raison: 'Sans nouvelles du prestataire' },
          { env, now },
        ),
      );
    },
  );
}

/** Takes over what the provider says of an order now; false where it knows nothing of it, or nobody can ask. */
export async function askOrder(
  { database, env }: House,
  commande: string,
  now: Date,
): Promise<boolean> {
  if (!hasService(env)) return false;
  const transactions = await readOrder(env, commande);
  // Nothing goes back before it has come.
  const isCredit = ({ operation }: Transaction) => Number(operation === 'CREDIT');
  for (const transaction of transactions.toSorted((one, other) => isCredit(one) - isCredit(other)))
    await database.write((trx) => applyTransaction(trx, transaction, { env, now }));
  return transactions.length > 0;
}

/** Each attempt to pay and each refund of an order; none where the provider knows nothing of it. */
export async function readOrder(env: Environment, commande: string) {
  const told = await askPayzen(env, 'Order/Get', { orderId: commande });
  if ('answer' in told) return transactionsOf(commande, told.answer);
  if (UNKNOWN.has(told.code)) return [];
  throw new Error(`PayZen refused Order/Get: ${told.code} ${told.message}`);
}

interface Row {
  uuid?: string;
  operationType?: string;
  detailedStatus?: string;
  amount?: number;
  currency?: string;
  errorCode?: string | null;
  /** Of its bank, where that refused. */
  detailedErrorCode?: string | null;
  creationDate?: string;
}

/** When it was made, where the provider says so. */
type Datee = Transaction & { date: string | undefined };

const isCents = (amount: unknown): amount is number =>
  Number.isInteger(amount) && (amount as number) >= 0;

const codesOf = ({ errorCode, detailedErrorCode }: Row) =>
  [errorCode, detailedErrorCode].filter(Boolean).join('/');

/** Each attempt to pay and each refund of an order, the oldest first. */
export function transactionsOf(commande: string, answer: Record<string, unknown>): Datee[] {
  const rows = (Array.isArray(answer.transactions) ? answer.transactions : []) as Row[];
  return rows.flatMap(
    ({ uuid, operationType, detailedStatus, amount, currency, creationDate, ...row }) =>
      typeof detailedStatus !== 'string' || !isCents(amount) || typeof currency !== 'string'
        ? []
        : {
            commande,
            uuid,
            operation: operationType,
            statut: detailedStatus,
            montant: amount,
            devise: currency,
            source: undefined,
            raison: [detailedStatus, codesOf(row)].filter(Boolean).join(' '),
            date: creationDate,
          },
  );
}
