import { type RefObject, useEffect } from 'react';

/** A bar that stays in sight beside what scrolls. */
interface Bar {
  /** The property of the whole page that says how high it is, in pixels; 0px while it does not stay. */
  property: `--${string}`;
  /** Higher than this part of what scrolls, it would hide it: it does not stay. */
  most: number;
  /** It is there. */
  shown?: boolean;
}

/** Measures a bar whenever it or the window changes, and marks one that is too high as `data-loose`. */
export function useBar(
  place: RefObject<HTMLElement | null>,
  { property, most, shown = true }: Bar,
): void {
  useEffect(() => {
    const bar = place.current;
    if (!shown || !bar) return;
    const { style } = document.documentElement;
    const measure = () => {
      const { height } = bar.getBoundingClientRect();
      bar.toggleAttribute('data-loose', height > roomOf(bar) * most);
      const stays = getComputedStyle(bar).position === 'sticky';
      style.setProperty(property, stays ? `${height}px` : '0px');
    };
    const watched = new ResizeObserver(measure);
    watched.observe(bar);
    addEventListener('resize', measure);
    return () => {
      watched.disconnect();
      removeEventListener('resize', measure);
      style.removeProperty(property);
    };
  }, [place, property, most, shown]);
}

/** How high what it stays in sight of is: a column that scrolls by itself, or the window. */
function roomOf(bar: Element): number {
  let around = bar.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY))
    around = around.parentElement;
  return Math.min(innerHeight, around?.clientHeight ?? innerHeight);
}
