let stop = () => {};

/**
 * Brings the keyboard, and the voice of a screen reader, to the title of the page; as soon as it is
 * there, if what the page shows is still being read. Who has gone on by themselves meanwhile is left alone.
 */
export function focusHeading(): void {
  stop();
  const page = document.getElementById('contenu');
  if (!page || arrive(page)) return;
  page.focus({ preventScroll: true });
  const watching = new AbortController();
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const waits = activeElement === page || activeElement === document.body;
    if (!waits || arrive(page)) stop();
  });
  stop = () => {
    observer.disconnect();
    watching.abort();
    stop = () => {};
  };
  observer.observe(page, { childList: true, subtree: true });
  for (const act of ['keydown', 'pointerdown'])
    addEventListener(act, () => stop(), { capture: true, signal: watching.signal });
}

function arrive(page: HTMLElement): boolean {
  const heading = page.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
