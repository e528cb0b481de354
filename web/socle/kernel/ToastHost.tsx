import { useEffect, useState } from 'react';
import type { SessionAudience } from './storage.ts';
import { useStore } from './store.ts';
import styles from './ToastHost.module.css';
import { waitingToasts } from './toasts.ts';
import { preload, useLate } from './useLate.ts';

const load = () => import('./ToastStack.tsx').then((module) => module.ToastStack);

/** In milliseconds: what stands as plain text can be read, and goes. */
const READABLE = 6000;

export function preloadToasts(): void {
  preload(load);
}

/**
 * The region stands in the page from the start, since screen readers announce only what is added
 * to a region that they already know. The stack in it is loaded with the first toast; where its code
 * does not come, what was said is plain text.
 */
export function ToastHost({ audience }: { audience: SessionAudience }) {
  const waiting = useStore(waitingToasts);
  const [lost, setLost] = useState(false);
  const count = waiting.length;
  const { Component } = useLate(load, count > 0 && !lost, () => setLost(true));
  useEffect(() => {
    if (!lost || count === 0) return;
    const timer = setTimeout(() => {
      waitingToasts.set([]);
      setLost(false);
    }, READABLE);
    return () => clearTimeout(timer);
  }, [lost, count]);
  return (
    <output>
      {Component && <Component audience={audience} />}
      {lost && count > 0 && (
        <span className={styles.plain}>
          {waiting.map(({ title, message = '', sujet }) => (
            <span key={sujet}>
              <strong>{title}</strong> {message}
            </span>
          ))}
        </span>
      )}
    </output>
  );
}
