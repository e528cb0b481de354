/** What was read once, as it is kept. */
export interface Lecture {
  /** Whose, and of which query. */
  cle: string;
  data: unknown;
  /** When the server said it, in milliseconds. */
  date: number;
  lot?: string;
  valeur?: number | null;
}

const BASE = 'priorite';
const LECTURES = 'lectures';
/** Two whole series, and what is around them. */
const MOST = 300;

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

/** One step; undefined where a browser keeps nothing, or has no room left: the page does without. */
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

export const getLecture = (cle: string): Promise<Lecture | undefined> =>
  step('readonly', (store) => store.get(cle) as IDBRequest<Lecture | undefined>);

/** The oldest go where there are too many, and of its lot all that has another value. */
export const putLecture = (lecture: Lecture): Promise<unknown> =>
  step('readwrite', (store) => {
    const put = store.put(lecture);
    if (lecture.lot !== undefined)
      each(store.index('lot').openCursor(lecture.lot), (cursor) => {
        if ((cursor.value as Lecture).valeur !== lecture.valeur) cursor.delete();
        return true;
      });
    const count = store.count();
    count.addEventListener('success', () => {
      let over = count.result - MOST;
      if (over <= 0) return;
      each(store.index('date').openCursor(), (cursor) => {
        cursor.delete();
        return --over > 0;
      });
    });
    return put;
  });

export const forgetLecture = (cle: string): Promise<unknown> =>
  step('readwrite', (store) => store.delete(cle) as IDBRequest<unknown>);

/** Whether there is nothing left. */
export const clearLectures = async (): Promise<boolean> =>
  (await step('readwrite', (store) => {
    store.clear();
    return store.count();
  })) === 0;

/** `visit`: whether to go on. */
function each(
  asked: IDBRequest<IDBCursorWithValue | null>,
  visit: (cursor: IDBCursorWithValue) => boolean,
): void {
  asked.addEventListener('success', () => {
    const cursor = asked.result;
    if (cursor && visit(cursor)) cursor.continue();
  });
}
