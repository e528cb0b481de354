import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceIdle } from './idle.ts';

let page: EventTarget & Record<string, unknown>;
let document: { readyState: string };
let ran: number;
let loadEventStart: number;
const run = () => void ran++;

beforeEach(() => {
  vi.useFakeTimers();
  ran = 0;
  page = new EventTarget() as typeof page;
  document = { readyState: 'complete' };
  loadEventStart = 0;
  vi.stubGlobal('performance', {
    now: () => Date.now(),
    getEntriesByType: () => [{ loadEventStart }],
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function withIdle(): () => void {
  const asked: (() => void)[] = [];
  page.requestIdleCallback = (go: () => void) => asked.push(go);
  vi.stubGlobal('requestIdleCallback', page.requestIdleCallback);
  return () => asked.splice(0).forEach((go) => go());
}

test('it waits for the page, a second, then until it is idle, and comes once', () => {
  const idle = withIdle();
  document.readyState = 'interactive';
  onceIdle(run);
  idle();
  expect(ran).toBe(0);
  page.dispatchEvent(new Event('load'));
  // The browser may be idle before anything is shown.
  idle();
  vi.advanceTimersByTime(999);
  idle();
  expect(ran).toBe(0);
  vi.advanceTimersByTime(1);
  expect(ran).toBe(0);
  idle();
  page.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  idle();
  expect(ran).toBe(1);
});

test('a page that was loaded long ago has had its second', () => {
  const idle = withIdle();
  loadEventStart = Date.now() - 400;
  onceIdle(run);
  vi.advanceTimersByTime(599);
  idle();
  expect(ran).toBe(0);
  loadEventStart = Date.now() - 5000;
  onceIdle(run);
  vi.advanceTimersByTime(0);
  idle();
  expect(ran).toBe(1);
});

test('a browser that never says so is not asked after that second', () => {
  onceIdle(run);
  vi.advanceTimersByTime(999);
  expect(ran).toBe(0);
  vi.advanceTimersByTime(1);
  expect(ran).toBe(1);
});

test('what is called off does not come: before the page is there, before it is idle, nor where it is asked twice', () => {
  document.readyState = 'interactive';
  onceIdle(run)();
  page.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  document.readyState = 'complete';
  onceIdle(run)();
  const idle = withIdle();
  onceIdle(run)();
  onceIdle(run);
  vi.runAllTimers();
  idle();
  expect(ran).toBe(1);
});
