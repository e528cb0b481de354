import type { QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query';
import { CACHES, OUVERT } from './caches.ts';
import { TOKENS, forget, readStored, writeStored } from './storage.ts';

/** A query's `meta` says how its data is kept for offline use. */
export interface Garde {
  partOf?: (data: never) => unknown;
  lotOf?: (data: never) => Lot;
}

export interface Lot {
  /** A quota per kind: questions never evict the lists that lead to them. */
  genre: string;
  nom: string;
  /** A new value evicts the others of the same name: the previous attempt's questions. */
  valeur: number | null;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { garde?: Garde };
  }
}

export const GARDE = { garde: {} as Garde };

export const gardeParmi = (genre: string): { garde: Garde } => ({
  garde: { lotOf: () => ({ genre, nom: '', valeur: null }) },
});

/** Reads a kept query; undefined: not kept. Null while nothing is kept at all. */
let keeper: ((key: QueryKey) => Promise<unknown>) | null = null;
export const setKeeper = (asked: typeof keeper): void => {
  keeper = asked;
};
export const keeperNow = () => keeper;

export const lastRead = async <T>(client: QueryClient, key: QueryKey): Promise<T | undefined> =>
  client.getQueryData<T>(key) ?? ((await keeper?.(key)) as T | undefined);

/** Optimistic, for offline use; `change` returns undefined when nothing changes. */
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

/** Marks that there is data to delete, which avoids opening a database. */
const CLE = 'priorite.hors-ligne';
export const ownerHere = (): number | null => Number(readStored(CLE)) || null;

const isConnected = () => readStored(TOKENS.eleve) !== null;

/** Another tab may have logged out, or somebody else in. */
export const isOwner = (user_id: number): boolean => isConnected() && ownerHere() === user_id;

export async function beginKeeping(user_id: number): Promise<void> {
  const before = ownerHere();
  if (before !== null && before !== user_id) await forgetAll();
  if (!isConnected()) return;
  writeStored(CLE, String(user_id));
  await caches.open(OUVERT);
  if (!isOwner(user_id)) await caches.delete(OUVERT);
}

/** Forgets a learner's readings, but not where a newer session owns the device. */
export async function forgetPrivate(): Promise<void> {
  if (ownerHere() !== null && !isConnected()) await forgetAll();
}

async function forgetAll(): Promise<void> {
  // Deleted first, because the worker checks it before writing.
  await caches.delete(OUVERT);
  const { clearLectures } = await import('./lectures.db.ts');
  const { anciens: _, ...all } = CACHES;
  const [cleared] = await Promise.all([
    clearLectures(),
    ...Object.values(all).map((nom) => caches.delete(nom)),
  ]);
  // Deleted last, so that the next page retries an interrupted clearing. A newer session needs the
  // mark for its own log-out.
  if (cleared && !isConnected()) forget(CLE);
}
