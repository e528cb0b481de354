import type { Environment } from '../../../../socle/config/environment.ts';
import type { Chez, Fournisseur, House, Mouvement } from '../port.ts';
import { applyTransaction } from './apply.ts';
import { etatChezEux } from './etats.ts';
import { askPayzen, hasService } from './service.ts';
import type { Transaction } from './transaction.ts';

/** Milliseconds; nobody pays on a page opened so long ago. */
const OVER = 24 * 60 * 60_000;
const UNKNOWN = new Set(['PSP_010', 'PSP_998', 'INT_009']);

/** A closed order that is paid after all is settled all the same. */
export const follow: Fournisseur['follow'] =
  (house, now) =>
  async ({ commande, etat, age }) => {
    const known = await askOrder(house, commande, now);
    return known || age < OVER || etat !== 'ouvert' ? undefined : 'Sans nouvelles du prestataire';
  };

/** False: the provider knows nothing of it, or has no web service. */
export async function askOrder(
  { database, env }: Pick<House, 'database' | 'env'>,
  commande: string,
  now: Date,
): Promise<boolean> {
  if (!hasService(env)) return false;
  const transactions = await readOrder(env, commande);
  // The payment applies before its refunds.
  const isCredit = ({ operation }: Transaction) => Number(operation === 'CREDIT');
  for (const transaction of transactions.toSorted((one, other) => isCredit(one) - isCredit(other)))
    await database.write((trx) => applyTransaction(trx, transaction, { env, now }));
  return transactions.length > 0;
}

export async function readOrder(env: Environment, commande: string) {
  const told = await askPayzen(env, 'Order/Get', { orderId: commande });
  if ('answer' in told) return transactionsOf(commande, told.answer);
  if (UNKNOWN.has(told.code)) return [];
  throw new Error(`PayZen refused Order/Get: ${told.code} ${told.message}`);
}

interface PayzenRow {
  uuid?: string;
  operationType?: string;
  detailedStatus?: string;
  amount?: number;
  currency?: string;
  errorCode?: string | null;
  detailedErrorCode?: string | null;
  creationDate?: string;
}

type Datee = Transaction & { date: string | undefined };

const isCents = (amount: unknown): amount is number =>
  Number.isInteger(amount) && (amount as number) >= 0;

const codesOf = ({ errorCode, detailedErrorCode }: PayzenRow) =>
  [errorCode, detailedErrorCode].filter(Boolean).join('/');

export function transactionsOf(commande: string, answer: Record<string, unknown>): Datee[] {
  const rows = (Array.isArray(answer.transactions) ? answer.transactions : []) as PayzenRow[];
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

export async function listMouvements({ env }: Chez, commande: string): Promise<Mouvement[]> {
  const transactions = await readOrder(env, commande);
  return transactions.flatMap(({ uuid, operation = 'DEBIT', statut, montant, devise, date }) => {
    const etat = etatChezEux(statut);
    if (!uuid || !etat || !date || (operation !== 'DEBIT' && operation !== 'CREDIT')) return [];
    return {
      chose: operation === 'DEBIT' ? ('paiement' as const) : ('remboursement' as const),
      id: uuid,
      commande,
      parent: null,
      etat,
      montant,
      devise: devise === '978' ? 'EUR' : devise,
      frais: null,
      date: new Date(date).toISOString(),
    };
  });
}
