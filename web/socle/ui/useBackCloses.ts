import { type ContextType, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';

/** What the browser's history keeps of a step: the router's words, and how many overlays lie on the page. */
interface Step {
  idx?: number;
  key?: string;
  dessus?: number;
}

type Router = NonNullable<ContextType<typeof DataRouterContext>>['router'];

const stepNow = (): Step => (history.state as Step | null) ?? {};
const heightOf = ({ dessus = 0 }: Step) => dessus;
const isSame = (one: Step, other: Step) =>
  one.key === other.key && heightOf(one) === heightOf(other);
const isBefore = (one: Step, other: Step) =>
  (one.idx ?? 0) < (other.idx ?? 0) || (one.idx === other.idx && heightOf(one) < heightOf(other));

/** How each overlay that is open is closed, the topmost last. */
const overlays: (() => void)[] = [];
let at: Step = {};
/** Where a move of ours leads, and what is done there; null: there is none under way. */
let goal: { step: Step; onArrival: () => void } | null = null;
const resting: (() => void)[] = [];

/** In milliseconds: a move that has not arrived by then never will. */
const ARRIVES = 1000;

function move(steps: number, step: Step, onArrival: () => void): void {
  const own = { step, onArrival };
  goal = own;
  history.go(steps);
  setTimeout(() => {
    if (goal !== own) return;
    goal = null;
    settle();
  }, ARRIVES);
}

/** Brings the history to as many steps over the page's own as overlays are open. */
function settle(): void {
  if (goal) return;
  const was = at;
  at = stepNow();
  const extra = heightOf(at) - overlays.length;
  if (isReplaced(was, at)) {
    const [state, address] = [at, location.href];
    move(-heightOf(was), { ...was, dessus: 0 }, () => history.replaceState(state, '', address));
    return;
  }
  if (extra > 0) return move(-extra, { ...at, dessus: overlays.length }, () => undefined);
  for (let missing = -extra; missing > 0; missing--) {
    at = { ...at, dessus: heightOf(at) + 1 };
    history.pushState(at, '');
  }
  for (const tell of resting.splice(0)) tell();
}

/** The router has put another page in the place of an overlay's step, and meant the page's own. */
const isReplaced = (was: Step, now: Step) =>
  heightOf(was) > 0 && heightOf(now) === 0 && was.idx === now.idx && was.key !== now.key;

/** A step that the router is about to take would be taken on top of it. */
function settleWith(router: Router | undefined): void {
  if (!router || router.state.navigation.state === 'idle') return settle();
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    setTimeout(settle);
  });
}

/** Heard before the router does: what only closes an overlay is no navigation. */
function onPopState(event: PopStateEvent): void {
  const from = at;
  at = stepNow();
  const reached = goal && isSame(goal.step, at) ? goal : null;
  goal = null;
  if (reached) {
    event.stopImmediatePropagation();
    reached.onArrival();
    return settle();
  }
  // Its overlay is closed by now: on, in the same direction.
  if (heightOf(at) > overlays.length) {
    event.stopImmediatePropagation();
    history.go(isBefore(at, from) ? -1 : 1);
    return;
  }
  const closing = overlays.slice(heightOf(at)).toReversed();
  if (closing.length === 0) return;
  if (at.key === from.key) event.stopImmediatePropagation();
  for (const close of closing) close();
  // What asks before it closes stays open, and stays one step.
  setTimeout(settle);
}

/** Once a document, before its router: what was open before a reload is not any more. */
export function watchBack(): void {
  addEventListener('popstate', onPopState, { capture: true });
  settle();
}

/** Once nothing of what has just been closed is left in the history: a move before that would get mixed up with ours. */
export async function historyAtRest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise<void>((resolve) => {
    resting.push(resolve);
    settle();
  });
}

/** The browser's way back closes what is open over a page, which stays as it was; closed otherwise, it leaves no step. */
export function useBackCloses(opened: boolean, close: () => void): void {
  const latest = useRef(close);
  const router = useContext(DataRouterContext)?.router;
  const { key } = useLocation();
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    if (!opened) return;
    const own = () => latest.current();
    overlays.push(own);
    settleWith(router);
    return () => {
      overlays.splice(overlays.indexOf(own), 1);
      // What closes it may be on its way to another page, or to another overlay.
      setTimeout(() => settleWith(router));
    };
  }, [opened, router]);
  // Also over the page to which one has gone on meanwhile.
  useEffect(() => {
    if (opened) settleWith(router);
    // oxlint-disable-next-line react/exhaustive-deps -- each page has its own step
  }, [opened, key, router]);
}
