import { type ComponentType, useEffect, useState } from 'react';
import { NetworkError } from './errors.ts';

export interface Late<P> {
  Component: ComponentType<P> | null;
  /** A frame later, so that the opening has its transition. */
  ready: boolean;
}

const loaded = new WeakSet<() => Promise<unknown>>();

/** Browsers remember a failed import until reload: offline, only a worker may have it. */
function loadPart<T>(load: () => Promise<T>): Promise<T> {
  if (!loaded.has(load) && !navigator.onLine && !navigator.serviceWorker?.controller)
    return Promise.reject(new NetworkError());
  return load().then((part) => {
    loaded.add(load);
    return part;
  });
}

/** A failed preload is tried again on use. */
export function preload(load: () => Promise<unknown>): void {
  void loadPart(load).catch(() => undefined);
}

export function useLate<P>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
  onFailure: (cause: unknown) => void,
): Late<P> {
  const [late, setLate] = useState<Late<P>>({ Component: null, ready: false });

  useEffect(() => {
    if (!wanted || late.ready) return;
    if (late.Component) {
      const frame = requestAnimationFrame(() => setLate({ ...late, ready: true }));
      return () => cancelAnimationFrame(frame);
    }
    let gone = false;
    loadPart(load)
      .then((Component) => !gone && setLate({ Component, ready: false }))
      .catch((cause: unknown) => !gone && onFailure(cause));
    return () => {
      gone = true;
    };
  });

  return late;
}
