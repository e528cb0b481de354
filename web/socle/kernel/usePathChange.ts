import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isContinued } from './ownDocument.ts';
import { focusHeading } from '../ui/focusHeading.ts';

/** Focuses the new page's title; `ScrollRestoration` in the root scrolls. */
export function usePathChange(): void {
  const { pathname } = useLocation();
  const shown = useRef<string>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    const first = shown.current === null;
    shown.current = pathname;
    if (first && !isOwnLoad()) return;
    const frame = requestAnimationFrame(() => {
      if (!isPlaced()) focusHeading();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}

/** The page may have placed the focus already; bars do not count. */
function isPlaced(): boolean {
  const active = document.activeElement;
  if (active?.closest('[role=dialog]')) return true;
  const page = document.getElementById('contenu');
  return active !== page && page?.contains(active) === true;
}

/** A reload by our own page counts as a step. After other loads, Tab begins at the first link. */
function isOwnLoad(): boolean {
  if (isContinued()) return true;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}
