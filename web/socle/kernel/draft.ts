/** Survives the end of a session, for a new log-in in this tab. */
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

export function keepDraft<T>(key: string, draft: Draft<T> | null): void {
  const text = JSON.stringify(draft, (_, value: unknown) => (value instanceof File ? null : value));
  try {
    if (draft) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {}
}
