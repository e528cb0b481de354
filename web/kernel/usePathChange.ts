import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new path starts at the top of the page, for the eye and for the keyboard. */
export function usePathChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    // Only when what had the focus is gone: a page may have put it where it belongs.
    const frame = requestAnimationFrame(() => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost) document.getElementById('contenu')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
