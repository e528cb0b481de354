import { setTimeout as pause } from 'node:timers/promises';
import type { Moteur } from './moteur.ts';

/** Generous, because a shared machine is slow. */
const PATIENCE = 20_000;

const quoted = (value: string) => JSON.stringify(value);

/** Runs in the page: visible matches, by name or words. */
const SEEN = `(selector, words) => [...document.querySelectorAll(selector)].filter((each) =>
  each.getClientRects().length > 0 && getComputedStyle(each).visibility === 'visible' &&
  new RegExp(words).test((each.getAttribute('aria-label') ?? each.textContent).replace(/\\s+/g, ' ').trim()))`;

/** Runs in the page: the point to press once it is still and uncovered; null until then. */
const POINT = `async (each) => {
  if (!each || each.disabled || each.getAttribute('aria-disabled') === 'true') return null;
  each.scrollIntoView({ block: 'center', behavior: 'instant' });
  const first = each.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 30));
  const { left, top, width, height } = each.getBoundingClientRect();
  if (left !== first.left || top !== first.top) return null;
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const there = document.elementFromPoint(x, y);
  if (!there || !each.contains(there)) return null;
  each.addEventListener('click', () => (window.pressed = true), { once: true, capture: true });
  return [x, y];
}`;

/** Runs in the page: Firefox may click after it says so. A new document has no mark. */
const PRESSED = `window.pressed || new Promise((resolve) => {
  setTimeout(() => resolve(window.pressed), 200);
})`;

export const KEYS = { ENTER: '\uE007', TAB: '\uE004' };

export function pageOf(moteur: Moteur) {
  async function until<T>(what: string, expression: string): Promise<T> {
    const last = Date.now() + PATIENCE;
    for (;;) {
      // Evaluation fails while documents change.
      const value = await moteur.evaluate(expression).catch(() => null);
      if (value !== null && value !== false) return value as T;
      if (Date.now() > last) throw new Error(`${moteur.nom}: ${what}`);
      await pause(40);
    }
  }
  const see = (selector: string, words = '') =>
    until(
      `« ${words} » (${selector}) is not seen.`,
      `(${SEEN})(${quoted(selector)}, ${quoted(words)}).length > 0`,
    );
  return {
    moteur,
    until,
    see,
    seeNot: (selector: string, words = '') =>
      until(
        `« ${words} » (${selector}) is still seen.`,
        `(${SEEN})(${quoted(selector)}, ${quoted(words)}).length === 0`,
      ),
    at: (path: string) =>
      until(`not at ${path}`, `new RegExp(${quoted(path)}).test(location.pathname)`),
    /** Retries if the target moved away. */
    press: async (selector: string, words = ''): Promise<void> => {
      await until('the page does not answer.', '(window.pressed = false, true)');
      do {
        const [x, y] = await until<[number, number] | []>(
          `« ${words} » (${selector}) can't be pressed.`,
          `window.pressed ? [] : (${POINT})((${SEEN})(${quoted(selector)}, ${quoted(words)})[0])`,
        );
        if (x === undefined) return;
        await moteur.perform([
          {
            type: 'pointer',
            id: 'pointer',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x, y },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ]);
      } while ((await moteur.evaluate(PRESSED).catch(() => null)) === false);
    },
    type: async (text: string): Promise<void> => {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await moteur.perform([{ type: 'key', id: 'keyboard', actions }]);
    },
  };
}
