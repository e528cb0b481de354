/** Brings the keyboard back where a dialog took it from, unless it has gone on by itself. */
export function returnFocus(origin: Element | null): void {
  const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
  if (!elsewhere && origin instanceof HTMLElement && origin.isConnected)
    origin.focus({ preventScroll: true });
}
