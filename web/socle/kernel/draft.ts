/** What was typed when a session ended under it, for whoever logs in again in this tab. */
export interface Draft<T> {
  id: number | null;
  typed: T;
}

export function readDraft<T>(key: string): Draft<T> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft<T> | null;
  } catch {
    return null;
  }
}

/** All but files, which have to be picked again. null forgets it. */
export function keepDraft<T>(key: string, draft: Draft<T> | null): void {
  const text = JSON.stringify(draft, (_, value: unknown) => (value instanceof File ? null : value));
  try {
    if (draft) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to give back.
  }
}
