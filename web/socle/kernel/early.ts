import secours from './secours.js?url';

declare global {
  interface Window {
    giveEarly?: () => void;
  }
}

/** `server/socle/http/render.ts` writes these two into a page's scripts and preloads. */
const AFTER_PAINT = 'after-paint';
const WITHOUT_WORKER = 'without-worker';

const SLOW_MS = 5000;

/** Inlined in the head; URL.parse is the newest of secours.js's polyfills. */
export const SECOURS = `URL.parse||document.write('<script src="${secours}"><\\/script>')`;

/** Inlined in the head: keeps typing, presses and sent forms until React responds. */
export const KEEP_EARLY = `(() => {
  const typed = new Map();
  let pressed, sent, leaving;
  const tell = () => {
    if (window.giveEarly) document.documentElement.dataset.incomplete = '';
  };
  const lost = () => {
    // Navigating away cancels downloads: that is no loss.
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
      setTimeout(tell, ${SLOW_MS});
    },
    submit(event) {
      if (event.target.hasAttribute('action')) return;
      event.preventDefault();
      sent = event.target;
      setTimeout(tell, ${SLOW_MS});
    },
    error({ target }) {
      // Scripts of browser extensions do not count.
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
    // React ignores a value that its own setter has seen.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  window.giveEarly = () => {
    for (const name in kept) removeEventListener(name, kept[name], true);
    delete window.giveEarly;
    delete document.documentElement.dataset.incomplete;
    for (const [field, value] of typed) if (field.isConnected) typeAgain(field, value);
    // React must have handled the typed text first.
    setTimeout(() => {
      if (pressed?.isConnected) pressed.click();
      if (sent?.isConnected) sent.requestSubmit();
    });
  };
})()`;

/** Inlined in the head: the worker has these scripts, so preloads would fetch them twice. */
export const PRELOAD = `if (!navigator.serviceWorker?.controller)
  for (const link of document.querySelectorAll('link[rel=${WITHOUT_WORKER}]')) link.rel = 'modulepreload'`;

/** Inlined in the head: scripts begin after first paint, at a press, or in two seconds. */
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
      // A script removed earlier would report no error.
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

export function giveEarly(): void {
  window.giveEarly?.();
}
