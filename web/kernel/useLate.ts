import { type ComponentType, useEffect, useState } from 'react';

export interface Late<P> {
  Component: ComponentType<P> | null;
  /** A frame after it was first shown: what opens only then has its transition too. */
  ready: boolean;
}

/** A component whose code is loaded when it is first wanted. */
export function useLate<P>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
  onFailure: () => void,
): Late<P> {
  const [late, setLate] = useState<Late<P>>({ Component: null, ready: false });

  useEffect(() => {
    if (!wanted || late.ready) return;
    if (late.Component) {
      const frame = requestAnimationFrame(() => setLate({ ...late, ready: true }));
      return () => cancelAnimationFrame(frame);
    }
    let gone = false;
    load()
      .then((Component) => !gone && setLate({ Component, ready: false }))
      .catch(() => !gone && onFailure());
    return () => {
      gone = true;
    };
  });

  return late;
}
