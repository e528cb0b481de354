import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Geste } from './gestes.ts';
import type { Champs } from './signature.ts';

export interface Paiement {
  id: string;
  champs: Champs;
  expire: string;
  /** Null: it ended without a transaction. */
  fin?: string | null;
  ferme?: boolean;
}

export interface Transaction {
  /** vads_trans_uuid: 32 hexadecimal digits. */
  id: string;
  paiement: string;
  type: 'DEBIT' | 'CREDIT';
  statut: string;
  transId: string;
  cree: string;
  /** In cents. */
  montant: number;
  rembourse: number;
  impaye?: boolean;
  sequence: number;
  parent?: string;
  resultat: string;
  autorisation: string;
  carte?: CarteVue;
  ensuite?: { le: string; geste: Geste } | undefined;
}

export interface CarteVue {
  numero: string;
  marque: string;
  mois: string;
  annee: string;
  inscrite: string;
  authentifiee: string;
  garantie: string;
  raison?: string;
}

export interface Notification {
  id: string;
  transaction: string;
  source: string;
  url: string;
  /** Unsigned fields as first sent. */
  champs: Champs;
  le: string;
  essai: number;
  etat: 'prévue' | 'reçue' | 'échouée' | 'retenue';
  statut?: number;
  reponse?: string;
}

interface Tables {
  paiement: Paiement;
  transaction: Transaction;
  notification: Notification;
}

export type Registre = ReturnType<typeof openRegistre>;

/** A file of JSON lines: the last line of a key wins. */
export function openRegistre(folder: string) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'payzen.jsonl');
  const kept: { [T in keyof Tables]: Map<string, Tables[T]> } = {
    paiement: new Map(),
    transaction: new Map(),
    notification: new Map(),
  };
  const lineOf = (table: string, row: object) => `${JSON.stringify([table, row])}\n`;

  for (const [table, row] of readLines(file))
    if (Object.hasOwn(kept, table))
      (kept[table as keyof Tables] as Map<string, object>).set(row.id, row);
  // Compacts the file, and drops a line cut off by a crash.
  const all = Object.entries(kept).flatMap(([table, rows]) =>
    [...rows.values()].map((row: object) => lineOf(table, row)),
  );
  writeFileSync(`${file}.neuf`, all.join(''));
  renameSync(`${file}.neuf`, file);

  return {
    ...kept,
    keep<T extends keyof Tables>(table: T, row: Tables[T]): Tables[T] {
      appendFileSync(file, lineOf(table, row));
      (kept[table] as Map<string, Tables[T]>).set(row.id, row);
      return row;
    },
    transactionsOf: (paiement: Paiement) =>
      [...kept.transaction.values()].filter((one) => one.paiement === paiement.id),
  };
}

function readLines(file: string): [string, { id: string }][] {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'ENOENT') throw cause;
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as [string, { id: string }]];
    } catch {
      return [];
    }
  });
}

export const newUuid = () => randomBytes(16).toString('hex');
