import { useEffect, useRef, useState } from 'react';

export interface DeviceDraft<T> {
  date: string;
  typed: T;
}

/** In milliseconds: a pause in the typing. */
const PAUSE = 800;

export const keyOfDraft = (name: string) => `priorite.brouillon.${name}`;

function read<T>(name: string): DeviceDraft<T> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOfDraft(name)) ?? 'null') as DeviceDraft<T> | null;
  } catch {
    return null;
  }
}

function write(name: string, typed: object | null): void {
  try {
    if (typed === null) localStorage.removeItem(keyOfDraft(name));
    else {
      const draft = { date: new Date().toISOString(), typed };
      localStorage.setItem(keyOfDraft(name), JSON.stringify(draft));
    }
  } catch {}
}

interface Writing<T> {
  /** One name per person and thing; null: nothing is in hand yet. */
  name: string | null;
  typed: T;
  dirty: boolean;
}

/**
 * Saves unsaved typing on the device (debounced): a power cut loses nothing. An earlier draft waits
 * in `found` to be taken or discarded; saving or giving up removes it.
 */
export function useDeviceDraft<T extends object>({ name, typed, dirty }: Writing<T>) {
  const [{ of, draft }, setFound] = useState<{ of: string | null; draft: DeviceDraft<T> | null }>({
    of: null,
    draft: null,
  });
  const writing = useRef<string | null>(null);
  if (of !== name) setFound({ of: name, draft: name === null ? null : read<T>(name) });
  const found = of === name ? draft : null;

  useEffect(() => {
    if (name === null || found) return;
    if (writing.current !== null && (writing.current !== name || !dirty)) {
      write(writing.current, null);
      writing.current = null;
    }
    if (!dirty) return;
    writing.current = name;
    const timer = setTimeout(() => write(name, typed), PAUSE);
    return () => clearTimeout(timer);
  }, [name, typed, dirty, found]);

  const settle = () => setFound({ of: name, draft: null });
  return {
    found,
    take: settle,
    discard: () => {
      if (name !== null) write(name, null);
      settle();
    },
  };
}
