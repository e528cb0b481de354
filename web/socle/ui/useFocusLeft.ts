import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a part that is replaced by what one asked for in it: who was in it by keyboard goes on where it
 * stood, and not from the top of the page.
 */
export function useFocusLeft<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null);
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const around = ancestorsOf(own);
      // How much of it goes with this part is not known before it is gone.
      queueMicrotask(() => {
        const place = around.find((each) => each.isConnected);
        if (place) focusPlace(place);
      });
    };
  }, []);
  return part;
}

/** The parts of the page that it stands in, the nearest first. */
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
