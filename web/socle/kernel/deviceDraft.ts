import { useEffect, useRef, useState } from 'react';
import { keepIn, readKept } from './jsonStorage.ts';

interface DeviceDraft<T> {
  date: string;
  typed: T;
}

const DEBOUNCE_MS = 800;

const keyOf = (name: string) => `priorite.brouillon.${name}`;

const readDraft = (name: string | null) =>
  name === null ? null : readKept('localStorage', keyOf(name));

const write = (name: string, typed: object | null) =>
  keepIn('localStorage', keyOf(name), typed && { date: new Date().toISOString(), typed });

interface Found<T> {
  of: string | null;
  draft: DeviceDraft<T> | null;
}

interface Writing<T> {
  /** One name per person and thing; null: nothing is in hand yet. */
  name: string | null;
  typed: T;
  dirty: boolean;
}

/** Saves unsaved typing on the device; an earlier draft waits in `found`. */
export function useDeviceDraft<T extends object>({ name, typed, dirty }: Writing<T>) {
  const [{ of, draft }, setFound] = useState<Found<T>>({ of: null, draft: null });
  const writing = useRef<string | null>(null);
  if (of !== name) setFound({ of: name, draft: readDraft(name) as Found<T>['draft'] });
  const found = of === name ? draft : null;

  useEffect(() => {
    if (name === null || found) return;
    if (writing.current !== null && (writing.current !== name || !dirty)) {
      write(writing.current, null);
      writing.current = null;
    }
    if (!dirty) return;
    writing.current = name;
    const timer = setTimeout(() => write(name, typed), DEBOUNCE_MS);
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
