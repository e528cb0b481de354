import type { CallError } from './errors.ts';

/** The server has not acknowledged it yet. */
export interface EnAttente {
  /** In milliseconds; the queue is sorted by it. */
  donneeLe: number;
}

export interface Forme<E extends EnAttente> {
  prefixes: readonly string[];
  prefixeOf: (entry: E) => string;
  cleOf: (entry: E) => string;
  /** Null: unreadable. */
  read: (texte: string | null) => E | null;
  /** Breaks a tie between equal instants. */
  rangOf: (entry: E) => number;
  /** Names what makes the server retain several at once. */
  sourceOf: (entry: E) => number;
}

export interface Stockage extends Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
> {
  /** True while the page alone has it. */
  isFragile?: (cle: string) => boolean;
}

/** Each write is its own entry, so that two tabs never overwrite each other's list. */
export const cleOf = <E extends EnAttente>(forme: Forme<E>, user_id: number, entry: E) =>
  `${forme.prefixeOf(entry)}.${user_id}.${forme.cleOf(entry)}`;

type Prefixes = Pick<Forme<never>, 'prefixes'>;
export const isCleOf = ({ prefixes }: Prefixes, user_id: number, cle: string) =>
  prefixes.some((prefixe) => cle.startsWith(`${prefixe}.${user_id}.`));

/** Skips other learners' entries and unreadable ones. */
export function listKept<E extends EnAttente>(
  forme: Forme<E>,
  stockage: Stockage,
  user_id: number,
): E[] {
  const liste: E[] = [];
  for (let n = 0; n < stockage.length; n++) {
    const cle = stockage.key(n);
    if (!cle || !isCleOf(forme, user_id, cle)) continue;
    const entry = forme.read(stockage.getItem(cle));
    if (entry && cleOf(forme, user_id, entry) === cle) liste.push(entry);
  }
  return liste.toSorted((a, b) => a.donneeLe - b.donneeLe || forme.rangOf(a) - forme.rangOf(b));
}

/** Drops a second entry under a key: a write that may be changed or undone does not fit here. */
export function keep<E extends EnAttente>(
  forme: Forme<E>,
  stockage: Stockage,
  user_id: number,
  entry: E,
): E {
  const cle = cleOf(forme, user_id, entry);
  const deja = forme.read(stockage.getItem(cle));
  if (deja) return deja;
  stockage.setItem(cle, JSON.stringify(entry));
  return entry;
}

export type IssueDEnvoi = 'enregistree' | 'autre' | 'refusee' | 'garder';

/** A null status means no response. */
export function issueOf(status: number | null): IssueDEnvoi {
  if (status === null || status === 408 || status === 419 || status === 429 || status >= 500)
    return 'garder';
  if (status === 200) return 'enregistree';
  return status === 409 ? 'autre' : 'refusee';
}

const BACKOFF_SECONDS = [2, 4, 8, 15, 30, 60];

/** In milliseconds, one minute at most. */
export const backoffMs = (essais: number) =>
  (BACKOFF_SECONDS[Math.max(0, essais - 1)] ?? 60) * 1000;

export interface Received<R> {
  status: number | null;
  corps: R | null;
  refus?: CallError;
  /** Says in a sentence what the server waits for before it accepts this. */
  retenue?: string | undefined;
  /** The server's Retry-After in seconds (429). */
  wait?: number | undefined;
}

/** The pause in milliseconds, never shorter than Retry-After. */
export const retryInMs = (essais: number, { wait = 0 }: Pick<Received<unknown>, 'wait'>) =>
  Math.max(backoffMs(essais), wait * 1000);

/**
 * Without a network nothing is sent; an entry to retry blocks its prefix, a retained one its
 * source. Rereads each turn.
 */
export async function sendAll<E extends EnAttente, R>(
  forme: Forme<E>,
  stockage: Stockage,
  user_id: number,
  send: (entry: E) => Promise<Received<R>>,
  onSettled: (
    entry: E,
    issue: Exclude<IssueDEnvoi, 'garder'>,
    received: Received<R>,
  ) => void | Promise<void>,
): Promise<'vide' | 'encore'> {
  const heldUp = new Set<string>();
  const retenues = new Set<number>();
  for (;;) {
    const first = listKept(forme, stockage, user_id).find(
      (entry) => !heldUp.has(forme.prefixeOf(entry)) && !retenues.has(forme.sourceOf(entry)),
    );
    if (!first) return heldUp.size + retenues.size === 0 ? 'vide' : 'encore';
    const received = await send(first);
    if (received.retenue !== undefined) {
      retenues.add(forme.sourceOf(first));
      continue;
    }
    const issue = issueOf(received.status);
    if (issue === 'garder') {
      if (received.status === null || received.wait) return 'encore';
      heldUp.add(forme.prefixeOf(first));
      continue;
    }
    // The cache shows it before the queue drops it, so that it never disappears in between.
    await onSettled(first, issue, received);
    stockage.removeItem(cleOf(forme, user_id, first));
  }
}

/** When storage is full, a write lives in memory until there is room again. */
export function stockageAvecReste(stockage: Stockage): Stockage {
  const reste = stockageEnMemoire();
  function put(cle: string, valeur: string): void {
    try {
      stockage.setItem(cle, valeur);
      reste.removeItem(cle);
    } catch {
      reste.setItem(cle, valeur);
    }
  }
  return {
    isFragile: (cle) => reste.getItem(cle) !== null,
    get length() {
      return stockage.length + reste.length;
    },
    key: (n) => (n < stockage.length ? stockage.key(n) : reste.key(n - stockage.length)),
    getItem: (cle) => stockage.getItem(cle) ?? reste.getItem(cle),
    setItem: put,
    removeItem(cle) {
      stockage.removeItem(cle);
      reste.removeItem(cle);
      for (const other of Array.from({ length: reste.length }, (_, n) => reste.key(n)!))
        put(other, reste.getItem(other)!);
    },
  };
}

/** When the browser refuses storage, a write lives as long as the page. */
export function stockageEnMemoire(): Stockage {
  const entrees = new Map<string, string>();
  return {
    isFragile: (cle) => entrees.has(cle),
    get length() {
      return entrees.size;
    },
    key: (n) => [...entrees.keys()][n] ?? null,
    getItem: (cle) => entrees.get(cle) ?? null,
    setItem: (cle, valeur) => void entrees.set(cle, valeur),
    removeItem: (cle) => void entrees.delete(cle),
  };
}
