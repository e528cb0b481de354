import { STATUTS } from './gestes.ts';
import type { Registre, Transaction } from './registre.ts';

/**
 * Columns of the real report are chosen in its back-office. Ours: date (UTC), order, transaction
 * uuid and id, operation type, detailed status, cents, currency, card brand, debit's uuid. The real
 * one adds TITRE, ENTETE and FIN records; here the first line names columns.
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

/** Inclusive days in UTC; an invalid one is no limit. */
export function journalCsvOf(registre: Registre, du: string, au: string): string {
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
