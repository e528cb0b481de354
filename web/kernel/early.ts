import secours from './secours.js?url';

declare global {
  interface Window {
    givePressed?: () => void;
  }
}

/**
 * Runs in the head, before all that is loaded. Asks for the last of what secours.js brings: who has
 * that has the rest. Written into the page, the file is waited for; a browser of today loads nothing.
 */
export const SECOURS = `URL.parse||document.write('<script src="${secours}"><\\/script>')`;

/**
 * Runs in the head. On a slow line a page can be seen, and pressed, before its code is there: the
 * last button pressed by then is kept, as its press would be lost. A form and a link work without us.
 */
export const KEEP_PRESSED = `(() => {
  let pressed;
  const keep = (event) => {
    const button = event.target.closest?.('button[type=button]');
    if (!button) return;
    event.stopImmediatePropagation();
    pressed = button;
  };
  addEventListener('click', keep, true);
  window.givePressed = () => {
    removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
    delete window.givePressed;
  };
})()`;

/** Once the page answers. */
export function givePressed(): void {
  window.givePressed?.();
}
