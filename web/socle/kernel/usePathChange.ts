import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isContinued } from './ownDocument.ts';
import { focusHeading } from '../ui/focusHeading.ts';

/** A new path starts at its title for the keyboard; where on the page the eye is, `ScrollRestoration` in the root knows. */
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

/** The page may have put the keyboard where it belongs, or what had it may have stayed; the bars above are left. */
function isPlaced(): boolean {
  const active = document.activeElement;
  if (active?.closest('[role=dialog]')) return true;
  const page = document.getElementById('contenu');
  return active !== page && page?.contains(active) === true;
}

/**
 * Loaded anew by a page of ours, such as after a log-in: for its reader that is a step like any other.
 * Whoever comes from elsewhere or reloads begins at the first link, as everywhere.
 */
function isOwnLoad(): boolean {
  if (isContinued()) return true;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}
