import { type RefObject, useEffect } from 'react';
import { listen } from './listen.ts';

interface Bar {
  /** Receives the bar's height in pixels; 0px while it is not sticky. */
  property: `--${string}`;
  /** A share of the scroller: a higher bar is not sticky. */
  most: number;
  shown?: boolean;
}

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
    const stop = listen(window, { resize: measure });
    return () => {
      watched.disconnect();
      stop();
      style.removeProperty(property);
    };
  }, [place, property, most, shown]);
}

function roomOf(bar: Element): number {
  let around = bar.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY))
    around = around.parentElement;
  return Math.min(innerHeight, around?.clientHeight ?? innerHeight);
}
