import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading when a change removes the clicked control; undefined: not loaded yet. */
export function useFocusOnChange(value: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    const known = before.current !== undefined;
    before.current = value;
    const active = document.activeElement;
    const lost = active === null || active === document.body || active.closest('[role=dialog]');
    if (known && lost) heading.current?.focus({ preventScroll: true });
  }, [value]);
  return heading;
}
