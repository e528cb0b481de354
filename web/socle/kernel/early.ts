import secours from './secours.js?url';

declare global {
  interface Window {
    giveEarly?: () => void;
  }
}

const AFTER_PAINT = 'after-paint';
/** What `server/socle/http/render.ts` makes of a page's `modulepreload`. */
const WITHOUT_WORKER = 'without-worker';

/** In milliseconds: nobody waits longer for a button without a word. */
const LONG = 5000;

/**
 * Runs in the head, before all that is loaded. Asks for the last of what secours.js brings: who has
 * that has the rest. Written into the page, the file is waited for; a browser of today loads nothing.
 */
export const SECOURS = `URL.parse||document.write('<script src="${secours}"><\\/script>')`;

/**
 * Runs in the head, before the page answers.
 *
 * On a slow line a page can be seen, typed into and pressed before its code is there: what was typed or
 * ticked, the last button pressed and a form that was sent are kept, as they would be lost. A link,
 * and a form with an address of its own, work without us.
 *
 * A script or a style that does not come has the page loaded anew: once, and not where something would
 * be lost by it. If that does not help, or a press waits for long, `Incomplete.tsx` says so.
 */
export const KEEP_EARLY = `(() => {
  const typed = new Map();
  let pressed, sent, leaving;
  const tell = () => {
    if (window.giveEarly) document.documentElement.dataset.incomplete = '';
  };
  const lost = () => {
    // Who leaves lets go of what was still to come.
    if (leaving) return;
    const [{ type }] = performance.getEntriesByType('navigation');
    const given = typed.size || pressed || sent;
    if (given || type === 'reload' || !navigator.onLine) tell();
    else location.reload();
  };
  const kept = {
    input({ target }) {
      if (!target.matches('textarea, input:not([type=file])')) return;
      typed.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
    },
    click(event) {
      const button = event.target.closest?.('button[type=button]');
      if (!button) return;
      event.stopImmediatePropagation();
      pressed = button;
      setTimeout(tell, ${LONG});
    },
    submit(event) {
      if (event.target.hasAttribute('action')) return;
      event.preventDefault();
      sent = event.target;
      setTimeout(tell, ${LONG});
    },
    error({ target }) {
      // Nor what an extension of the browser has brought.
      const ours = (target.src || target.href || location.href).startsWith(location.origin);
      if (ours && target.matches?.('script, link[rel=stylesheet]')) lost();
    },
    unhandledrejection: lost,
    beforeunload() {
      leaving = true;
    },
  };
  for (const name in kept) addEventListener(name, kept[name], true);
  const typeAgain = (field, value) => {
    if (typeof value === 'boolean') return field.checked === value || field.click();
    // React asks for what it has not set itself.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  window.giveEarly = () => {
    for (const name in kept) removeEventListener(name, kept[name], true);
    delete window.giveEarly;
    delete document.documentElement.dataset.incomplete;
    for (const [field, value] of typed) if (field.isConnected) typeAgain(field, value);
    // Once the page has taken what was typed.
    setTimeout(() => {
      if (pressed?.isConnected) pressed.click();
      if (sent?.isConnected) sent.requestSubmit();
    });
  };
})()`;

/**
 * Runs in the head. Scripts that a worker has are here already: what the page asked for beside it
 * would be asked for twice, and the first for nothing.
 */
export const PRELOAD = `if (!navigator.serviceWorker?.controller)
  for (const link of document.querySelectorAll('link[rel=${WITHOUT_WORKER}]')) link.rel = 'modulepreload'`;

/**
 * Runs in the head of a page that is whole without scripts. Beside its styles, font and picture they
 * would take from a slow line what is to be seen first, so they begin once that was painted; at a
 * press at once, and two seconds after the text even where a picture does not come. Until then
 * server/socle/http/render.ts has them written down under the type of AFTER_PAINT.
 */
export const BEGIN_SCRIPTS = `(() => {
  let begun;
  const begin = () => {
    if (begun || document.readyState === 'loading') return;
    begun = true;
    ${PRELOAD};
    for (const { textContent } of document.querySelectorAll('script[type=${AFTER_PAINT}]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = textContent;
      // Not before: of what is not in the page no loss is heard.
      for (const end of ['load', 'error']) script.addEventListener(end, () => script.remove());
      document.head.append(script);
    }
  };
  const frame = (then) => requestAnimationFrame(() => setTimeout(then));
  const loaded = () => {
    if (document.hidden) return begin();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      frame(() => frame(begin));
    }).observe({ type: 'paint', buffered: true });
  };
  addEventListener('load', loaded);
  addEventListener('DOMContentLoaded', () => setTimeout(begin, 2000));
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, begin, { capture: true, passive: true });
})()`;

/** Once the page answers. */
export function giveEarly(): void {
  window.giveEarly?.();
}
