import { type RefObject, useEffect } from 'react';

/** Marks what sticks to the top of the screen while it does: `data-epingle`. */
export function useEpingle(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current!;
    const seen = new IntersectionObserver(
      (entries) => {
        const { boundingClientRect, intersectionRatio } = entries.at(-1)!;
        const stuck = intersectionRatio < 1 && boundingClientRect.top < 1;
        element.toggleAttribute('data-epingle', stuck);
      },
      // A line less than the screen: what touches its top is not all in it.
      { rootMargin: '-1px 0px 0px', threshold: 1 },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [place]);
}
