import { type Query, type QueryClient, type QueryKey, hashKey } from '@tanstack/react-query';
import { CallError, NetworkError } from './errors.ts';
import { type Lot, beginKeeping, isOwner, setKeeper } from './garde.ts';
import { type Lecture, forgetLecture, readLecture, putLecture } from './lectures.db.ts';

/** After this wait for the server, the last reading shows. */
const PATIENCE_MS = 3000;

/** Keeps queries marked by `meta`, and shows them stale without a network. */
export async function followLectures(client: QueryClient, user_id: number): Promise<() => void> {
  await beginKeeping(user_id);
  const cache = client.getQueryCache();
  const cleOf = (hash: string) => `${user_id} ${hash}`;
  let gone = false;
  let seeding = false;

  async function seed(query: Query): Promise<void> {
    const garde = query.meta?.garde;
    // A part must not replace the whole.
    if (!garde || (garde.partOf && query.state.data !== undefined)) return;
    const lue = await readLecture(cleOf(query.queryHash));
    // Another tab may have stored a newer one.
    if (!lue || gone || lue.date <= query.state.dataUpdatedAt) return;
    seeding = true;
    query.setData(lue.data, { updatedAt: lue.date, manual: true });
    query.invalidate();
    seeding = false;
  }

  function keep({ meta, queryHash, state }: Query): void {
    const garde = meta?.garde;
    if (!garde || seeding || gone || state.data === undefined || !isOwner(user_id)) return;
    const cle = cleOf(queryHash);
    const put = putLecture({
      cle,
      data: garde.partOf ? garde.partOf(state.data as never) : state.data,
      date: state.dataUpdatedAt,
      ...(garde.lotOf && lotOf(garde.lotOf(state.data as never))),
    } satisfies Lecture);
    // A logout during the write has cleared all: undo this one.
    void put.then(() => isOwner(user_id) || forgetLecture(cle));
  }

  function lotOf({ genre, nom, valeur }: Lot) {
    const sien = cleOf(genre);
    return { genre: sien, lot: `${sien} ${nom}`, valeur };
  }

  function begun(query: Query): void {
    if (!navigator.onLine) return void seed(query);
    setTimeout(() => query.state.fetchStatus === 'fetching' && void seed(query), PATIENCE_MS);
  }

  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'success') keep(query);
    else if (action.type === 'fetch') begun(query);
    else if (action.type === 'failed' && isPassing(action.error)) void seed(query);
  });
  for (const query of cache.getAll()) {
    keep(query);
    const { status, fetchStatus, fetchFailureCount, error } = query.state;
    const begins = status === 'pending' && fetchStatus === 'fetching';
    if (begins && fetchFailureCount === 0) begun(query);
    else if (begins || isPassing(error)) void seed(query);
  }
  setKeeper(async (key: QueryKey) => (await readLecture(cleOf(hashKey(key))))?.data);
  return () => {
    gone = true;
    stop();
    setKeeper(null);
  };
}

const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof CallError && error.status >= 502);
