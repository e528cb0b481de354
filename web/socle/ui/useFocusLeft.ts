import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When a part replaces itself, the focus goes to the nearest surviving section. */
export function useFocusLeft<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null);
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const around = ancestorsOf(own);
      // Only after unmounting is it known what survives.
      queueMicrotask(() => {
        const place = around.find((each) => each.isConnected);
        if (place) focusPlace(place);
      });
    };
  }, []);
  return part;
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>('section, form, main, [role=dialog]');
  return around ? [around, ...ancestorsOf(around)] : [];
}

function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
