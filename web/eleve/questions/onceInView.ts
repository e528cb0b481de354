/** Waits until it stays in view: on a phone the page scrolls to the verdict first. */
const RESTE_MS = 700;

/** Calls once, when most of it has stayed in view; returns what calls it off. */
export function onceInView(element: Element, run: () => void): () => void {
  let begins: number | undefined;
  const seen = new IntersectionObserver(
    (entries) => {
      clearTimeout(begins);
      if (!entries.at(-1)!.isIntersecting) return;
      begins = window.setTimeout(() => {
        seen.disconnect();
        run();
      }, RESTE_MS);
    },
    { threshold: 0.6 },
  );
  seen.observe(element);
  return () => {
    clearTimeout(begins);
    seen.disconnect();
  };
}
