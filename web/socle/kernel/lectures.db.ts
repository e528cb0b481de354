export interface Lecture {
  cle: string;
  data: unknown;
  /** In milliseconds, by the server's clock. */
  date: number;
  /** Owner and kind; undefined: unbounded. */
  genre?: string;
  lot?: string;
  valeur?: number | null;
}

const BASE = 'priorite';
const LECTURES = 'lectures';
/** Twelve whole series, as many as their pictures. */
const MOST = 600;

let opened: Promise<IDBDatabase> | undefined;

function base(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(BASE, 1);
    asked.addEventListener('upgradeneeded', () => {
      const store = asked.result.createObjectStore(LECTURES, { keyPath: 'cle' });
      store.createIndex('date', 'date');
      store.createIndex('lot', 'lot');
    });
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error));
  });
  return opened;
}

/** Undefined when the browser stores nothing: the page does without. */
async function step<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const transaction = (await base()).transaction(LECTURES, mode);
    const asked = work(transaction.objectStore(LECTURES));
    return await new Promise((resolve) => {
      transaction.addEventListener('complete', () => resolve(asked.result));
      transaction.addEventListener('abort', () => resolve(undefined));
    });
  } catch {
    return undefined;
  }
}

export const readLecture = (cle: string): Promise<Lecture | undefined> =>
  step('readonly', (store) => store.get(cle) as IDBRequest<Lecture | undefined>);

/** Evicts the oldest of its kind, and other values of its lot. */
export const putLecture = (lecture: Lecture): Promise<unknown> =>
  step('readwrite', (store) => {
    const put = store.put(lecture);
    if (lecture.lot !== undefined)
      each(store.index('lot').openCursor(lecture.lot), (cursor) => {
        if ((cursor.value as Lecture).valeur !== lecture.valeur) cursor.delete();
        return true;
      });
    bound(store, lecture.genre);
    return put;
  });

function bound(store: IDBObjectStore, genre: string | undefined): void {
  const ofGenre = genre === undefined ? null : IDBKeyRange.bound(`${genre} `, `${genre} \uffff`);
  const inLots = store.index('lot').getAllKeys(ofGenre);
  const all = store.getAllKeys();
  all.addEventListener('success', () => {
    const lots = new Set(inLots.result);
    const own = genre === undefined ? new Set(all.result.filter((cle) => !lots.has(cle))) : lots;
    let over = own.size - MOST;
    if (over <= 0) return;
    each(store.index('date').openKeyCursor(), ({ primaryKey }) => {
      if (!own.has(primaryKey)) return true;
      store.delete(primaryKey);
      return --over > 0;
    });
  });
}

export const forgetLecture = (cle: string): Promise<unknown> =>
  step('readwrite', (store) => store.delete(cle) as IDBRequest<unknown>);

export const clearLectures = async (): Promise<boolean> =>
  (await step('readwrite', (store) => {
    store.clear();
    return store.count();
  })) === 0;

function each<C extends IDBCursor>(
  asked: IDBRequest<C | null>,
  visit: (cursor: C) => boolean,
): void {
  asked.addEventListener('success', () => {
    const cursor = asked.result;
    if (cursor && visit(cursor)) cursor.continue();
  });
}
