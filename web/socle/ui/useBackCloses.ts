import { type ContextType, useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';

/** State of a history entry: the router's fields, and the number of open overlays. */
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

const overlays: (() => void)[] = [];
let at: Step = {};
let goal: { step: Step; onArrival: () => void } | null = null;
const resting: (() => void)[] = [];

/** A move that takes longer was cancelled. */
const MOVE_TIMEOUT_MS = 1000;

function move(steps: number, step: Step, onArrival: () => void): void {
  const own = { step, onArrival };
  goal = own;
  history.go(steps);
  setTimeout(() => {
    if (goal !== own) return;
    goal = null;
    settle();
  }, MOVE_TIMEOUT_MS);
}

/** Gives the history one entry for each open overlay. */
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

/** True when the router has replaced the overlay's entry instead of the page's. */
const isReplaced = (was: Step, now: Step) =>
  heightOf(was) > 0 && heightOf(now) === 0 && was.idx === now.idx && was.key !== now.key;

/** A pending navigation would push onto the overlay's entry. */
function settleWith(router: Router | undefined): void {
  if (!router || router.state.navigation.state === 'idle') return settle();
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    setTimeout(settle);
  });
}

/** Capturing runs before the router, which must not see overlay steps. */
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
  // Its overlay is closed already: skip this entry.
  if (heightOf(at) > overlays.length) {
    event.stopImmediatePropagation();
    history.go(isBefore(at, from) ? -1 : 1);
    return;
  }
  const closing = overlays.slice(heightOf(at)).toReversed();
  if (closing.length === 0) return;
  if (at.key === from.key) event.stopImmediatePropagation();
  for (const close of closing) close();
  // A guard may keep its overlay open: then its entry returns.
  setTimeout(settle);
}

/** Call it before the router: overlays open before a reload are gone. */
export function watchBack(): void {
  addEventListener('popstate', onPopState, { capture: true });
  settle();
}

/** Navigating earlier would race our own moves. */
export async function historyAtRest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise<void>((resolve) => {
    resting.push(resolve);
    settle();
  });
}

/** Back closes the overlay instead of the page; closing otherwise leaves no entry. */
export function useBackCloses(opened: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  const router = useContext(DataRouterContext)?.router;
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (!opened) return;
    const own = () => onBack();
    overlays.push(own);
    settleWith(router);
    return () => {
      overlays.splice(overlays.indexOf(own), 1);
      // The closing click may navigate, or open another overlay.
      setTimeout(() => settleWith(router));
    };
  }, [opened, router]);
  // An overlay may stay open across pages.
  useEffect(() => {
    if (opened) settleWith(router);
    // oxlint-disable-next-line react/exhaustive-deps -- each page has its own step
  }, [opened, key, router]);
}
