import type { QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query';
import { CACHES, OUVERT } from './caches.ts';
import { TOKENS, forget, readStored, store } from './storage.ts';

/** How what a query has read is kept on this device, for a learner without a network: by its `meta`. */
export interface Garde {
  /** What stays of it; all of it. */
  partOf?: (data: never) => unknown;
  /** Where it is one of many: which. */
  lotOf?: (data: never) => Lot;
}

export interface Lot {
  /** In one word. Each kind has a bound of its own: questions never push out the lists that lead to them. */
  genre: string;
  nom: string;
  /** Of one name there is one at a time: with an attempt's first question those of the one before go. */
  valeur: number | null;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { garde?: Garde };
  }
}

/** All of it is kept. */
export const GARDE = { garde: {} as Garde };

/** All of each, and so many of this kind. */
export const gardeParmi = (genre: string): { garde: Garde } => ({
  garde: { lotOf: () => ({ genre, nom: '', valeur: null }) },
});

/** While a learner's readings are kept: one of them; undefined: it is not kept. What is read ahead for a tunnel asks first. */
let keeper: ((key: QueryKey) => Promise<unknown>) | null = null;
export const setKeeper = (asked: typeof keeper): void => {
  keeper = asked;
};
export const keeperNow = () => keeper;

/** What was read last, in this page or before it; undefined: never. */
export const lastRead = async <T>(client: QueryClient, key: QueryKey): Promise<T | undefined> =>
  client.getQueryData<T>(key) ?? ((await keeper?.(key)) as T | undefined);

/**
 * Writes what its learner has done since into what was read last, so that it is seen without a network. The
 * server's next answer takes its place. `change`: undefined where it says so already.
 */
export async function changeLastRead<T>(
  client: QueryClient,
  { queryKey, meta }: { queryKey: QueryKey; meta: QueryMeta },
  change: (read: T) => T | undefined,
): Promise<void> {
  const before = await lastRead<T>(client, queryKey);
  if (before === undefined) return;
  client.getQueryCache().build(client, { queryKey, meta });
  client.setQueryData<T>(queryKey, (here) => change(here ?? before));
}

/** Whose readings this device has: says, without a database to be opened, that there is something to forget. */
const CLE = 'priorite.hors-ligne';
export const ownerHere = (): number | null => Number(readStored(CLE)) || null;

const isConnected = () => readStored(TOKENS.eleve) !== null;

/** False where nobody is connected any more, or somebody else, maybe by another tab. */
export const isOwner = (user_id: number): boolean => isConnected() && ownerHere() === user_id;

/** From here on this learner's readings are kept, and the worker may keep what she sees. */
export async function beginKeeping(user_id: number): Promise<void> {
  const before = ownerHere();
  if (before !== null && before !== user_id) await forgetAll();
  if (!isConnected()) return;
  store(CLE, String(user_id));
  await caches.open(OUVERT);
  if (!isOwner(user_id)) await caches.delete(OUVERT);
}

/**
 * All that the device has kept of who was connected; what is not sent yet has its own rule. A tab that
 * finds out late does nothing: whoever is connected by now keeps it, or has had it forgotten.
 */
export async function forgetPrivate(): Promise<void> {
  if (ownerHere() !== null && !isConnected()) await forgetAll();
}

async function forgetAll(): Promise<void> {
  // First: what the worker is about to keep finds that it may not.
  await caches.delete(OUVERT);
  const { clearLectures } = await import('./lectures.db.ts');
  const { anciens: _, ...all } = CACHES;
  const [cleared] = await Promise.all([
    clearLectures(),
    ...Object.values(all).map((nom) => caches.delete(nom)),
  ]);
  // Last: what was interrupted, or could not be done, is done at the next page. Who is connected by
  // now needs the mark for a log-out of their own.
  if (cleared && !isConnected()) forget(CLE);
}
