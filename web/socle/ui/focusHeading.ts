let stop = () => {};

/** Focuses the page's title, once it is rendered, unless the user has focused elsewhere. */
export function focusHeading(): void {
  stop();
  const page = document.getElementById('contenu');
  if (!page || focusTitle(page)) return;
  page.focus({ preventScroll: true });
  const watching = new AbortController();
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const waits = activeElement === page || activeElement === document.body;
    if (!waits || focusTitle(page)) stop();
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

function focusTitle(page: HTMLElement): boolean {
  const heading = page.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
