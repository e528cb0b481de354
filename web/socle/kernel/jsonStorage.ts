type StorageName = 'localStorage' | 'sessionStorage';

/** Null when nothing readable is kept, or the browser refuses storage. */
export function readKept(place: StorageName, key: string): unknown {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores all but files; null deletes. False: the browser refuses storage. */
export function keepIn(place: StorageName, key: string, value: object | null): boolean {
  const text = JSON.stringify(value, (_, part: unknown) => (part instanceof File ? null : part));
  try {
    if (value === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
