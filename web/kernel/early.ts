declare global {
  interface Window {
    givePressed?: () => void;
  }
}

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
