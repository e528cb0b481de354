import { useEffect, useState } from 'react';
import cardStyles from '../ui/Card.module.css';
import type { SessionAudience } from './storage.ts';
import { useStore } from './store.ts';
import styles from './ToastHost.module.css';
import { waitingToasts } from './toasts.ts';
import { preload, useLate } from './useLate.ts';

const load = () => import('./ToastStack.tsx').then((module) => module.ToastStack);

const READABLE_MS = 6000;

export const preloadToasts = () => preload(load);

/** Screen readers announce additions to a known live region only: it is always there. */
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
    }, READABLE_MS);
    return () => clearTimeout(timer);
  }, [lost, count]);
  return (
    <output>
      {Component && <Component audience={audience} />}
      {lost && count > 0 && (
        <span data-part="toasts" className={`${cardStyles.card} ${styles.plain}`}>
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
