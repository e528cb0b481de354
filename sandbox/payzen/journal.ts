import { STATUTS } from './gestes.ts';
import type { Registre, Transaction } from './registre.ts';

/**
 * The provider's transaction report, of which the real columns are chosen in its back-office. These stand for
 * date (UTC), order id, transaction uuid, transaction id, operation type, detailed status, amount in cents,
 * currency (alphabetic), card brand, and for a credit the uuid of its debit. The real one has records before
 * and after its rows (TITRE, ENTETE, FIN); here the names of the columns are the first line.
 */
const COLUMNS = [
  'TRANSACTION_DATE',
  'ORDER_ID',
  'TRANSACTION_UUID',
  'TRANSACTION_ID',
  'OPERATION_TYPE',
  'TRANSACTION_STATUS',
  'AMOUNT',
  'CURRENCY',
  'CARD_BRAND',
  'PARENT_UUID',
];

const cell = (value: string) =>
  /[;"\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** From the first to the last day, both included, in UTC; what is no day is no limit. */
export function journalOf(registre: Registre, du: string, au: string): string {
  const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
  const isIn = ({ cree, statut }: Transaction) =>
    Object.hasOwn(STATUTS, statut) &&
    (!isDay(du) || cree.slice(0, 10) >= du) &&
    (!isDay(au) || cree.slice(0, 10) <= au);
  const rows = [...registre.transaction.values()]
    .filter(isIn)
    .map((one) => [
      one.cree,
      registre.paiement.get(one.paiement)!.champs.vads_order_id ?? '',
      one.id,
      one.transId,
      one.type,
      one.statut,
      String(one.montant),
      'EUR',
      one.carte?.marque ?? '',
      one.parent ?? '',
    ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}
