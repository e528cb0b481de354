import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** In pixels: less is a click with an unsteady hand. */
const STEADY = 4;
/** In pixels: nearer to an edge the list scrolls. */
const EDGE = 48;
const STEP = 9;

/** The document changes only at the drop. */
interface Going {
  one: number;
  from: number;
  to: number;
  by: number;
  room: number;
}

export function useDrag(
  list: RefObject<HTMLOListElement | null>,
  onDrop: (one: number, to: number) => void,
) {
  const [going, setGoing] = useState<Going | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const dropped = useRef(false);
  // The callback current at the drop counts.
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });

  function begin(down: PointerEvent<HTMLElement>, one: number, from: number): void {
    dropped.current = false;
    const box = list.current;
    if (down.button !== 0 || !box || stop.current) return;
    const target = down.currentTarget;
    const rows = [...box.children].map((row) => row.getBoundingClientRect());
    const own = rows[from];
    if (!own) return;
    const room = own.height + gapOf(rows);
    const middles = rows.map(({ top, height }) => top + height / 2);
    const scroller = box.scrollHeight > box.clientHeight ? box : document.documentElement;
    const scrolledAtFirst = scroller.scrollTop;
    let y = down.clientY;
    let last: Going | null = null;
    let frame = 0;

    const place = () => {
      const by = y - down.clientY + scroller.scrollTop - scrolledAtFirst;
      const middle = own.top + own.height / 2 + by;
      const to = middles.filter((each, i) => i !== from && each < middle).length;
      last = { one, from, to, by, room };
      setGoing(last);
    };
    const tick = () => {
      const { top, bottom } = edgesOf(scroller);
      const way = y < top + EDGE ? -STEP : y > bottom - EDGE ? STEP : 0;
      const before = scroller.scrollTop;
      if (way !== 0) scroller.scrollTop += way;
      if (scroller.scrollTop !== before) place();
      frame = requestAnimationFrame(tick);
    };
    const move = (event: globalThis.PointerEvent) => {
      y = event.clientY;
      if (!last && Math.abs(y - down.clientY) < STEADY) return;
      if (!last) frame = requestAnimationFrame(tick);
      place();
    };
    const end = (event: globalThis.PointerEvent | globalThis.KeyboardEvent) => {
      if (event instanceof globalThis.KeyboardEvent && event.key !== 'Escape') return;
      if (event.type === 'keydown') event.stopPropagation();
      stop.current?.();
      dropped.current = last !== null;
      if (event.type === 'pointerup' && last) drop.current(one, last.to);
    };
    stop.current = () => {
      stop.current = null;
      cancelAnimationFrame(frame);
      target.removeEventListener('pointermove', move);
      target.removeEventListener('pointerup', end);
      target.removeEventListener('pointercancel', end);
      removeEventListener('keydown', end, true);
      setGoing(null);
    };
    target.setPointerCapture(down.pointerId);
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', end);
    target.addEventListener('pointercancel', end);
    addEventListener('keydown', end, true);
  }

  return {
    dragged: going?.one ?? null,
    handle: (one: number, at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, one, at),
    }),
    /** Suppresses the click that ends a drag; keyboard clicks have no detail. */
    wasDrag({ detail }: MouseEvent): boolean {
      const was = dropped.current && detail > 0;
      dropped.current = false;
      return was;
    },
    styleOf: (one: number, at: number): CSSProperties | undefined => {
      const by = going ? shiftOf(going, one, at) : 0;
      return by === 0 ? undefined : { transform: `translateY(${by}px)` };
    },
  };
}

function shiftOf({ one, from, to, by, room }: Going, each: number, at: number): number {
  if (each === one) return by;
  if (from < at && at <= to) return -room;
  if (to <= at && at < from) return room;
  return 0;
}

function gapOf([first, second]: DOMRect[]): number {
  return first && second ? second.top - first.bottom : 0;
}

function edgesOf(scroller: HTMLElement): { top: number; bottom: number } {
  if (scroller === document.documentElement) return { top: 0, bottom: innerHeight };
  return scroller.getBoundingClientRect();
}
