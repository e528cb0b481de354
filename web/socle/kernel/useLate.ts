import { type ComponentType, useEffect, useState } from 'react';
import { NetworkError } from './errors.ts';

export interface Late<P> {
  Component: ComponentType<P> | null;
  /** A frame after it was first shown: what opens only then has its transition too. */
  ready: boolean;
}

const come = new WeakSet<() => Promise<unknown>>();

/**
 * Loads a part, unless nothing can bring it: a browser remembers a lost import until the page is
 * loaded anew. With a worker the file may be on the device.
 */
function reach<T>(load: () => Promise<T>): Promise<T> {
  if (!come.has(load) && !navigator.onLine && !navigator.serviceWorker?.controller)
    return Promise.reject(new NetworkError());
  return load().then((part) => {
    come.add(load);
    return part;
  });
}

/** Fetches a part before it is wanted; one that does not come is asked for again then. */
export function preload(load: () => Promise<unknown>): void {
  void reach(load).catch(() => undefined);
}

/** A component whose code is loaded when it is first wanted; each failure is told. */
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
    reach(load)
      .then((Component) => !gone && setLate({ Component, ready: false }))
      .catch((cause: unknown) => !gone && onFailure(cause));
    return () => {
      gone = true;
    };
  });

  return late;
}
