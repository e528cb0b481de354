import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Appel, Evenement, Order } from './formes.ts';

interface Kinds {
  orders: Order;
  evenements: Evenement;
  appels: Appel;
}
type Kind = keyof Kinds;
const KINDS: readonly Kind[] = ['orders', 'evenements', 'appels'];

/** `keep` is durable when it returns. */
export interface StorePaypal {
  orders: ReadonlyMap<string, Order>;
  evenements: ReadonlyMap<string, Evenement>;
  appels: ReadonlyMap<string, Appel>;
  keep: <K extends Kind>(kind: K, value: Kinds[K]) => void;
}

/** A file of JSON lines: the last line of a key wins. */
export function openStore(folder: string): StorePaypal {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'paypal.jsonl');
  const kept = {
    orders: new Map<string, Order>(),
    evenements: new Map<string, Evenement>(),
    appels: new Map<string, Appel>(),
  };
  const lineOf = (kind: Kind, value: { id: string }) => `${JSON.stringify({ kind, value })}\n`;

  for (const line of linesOf(file)) {
    try {
      const { kind, value } = JSON.parse(line) as { kind: Kind; value: { id: string } };
      (kept[kind] as Map<string, object>).set(value.id, value);
    } catch {
      // A crash may cut the last line off.
    }
  }
  const all = KINDS.flatMap((kind) => [...kept[kind].values()].map((value) => lineOf(kind, value)));
  writeFileSync(`${file}.new`, all.join(''), { mode: 0o600 });
  renameSync(`${file}.new`, file);

  return {
    ...kept,
    keep: (kind, value) => {
      appendFileSync(file, lineOf(kind, value));
      (kept[kind] as Map<string, object>).set(value.id, value);
    },
  };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
