import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchBack } from './socle/ui/useBackCloses.ts';

/**
 * React Router takes a sheet away with its page, and marks with `#` those that late parts need.
 * Vite's loader would append each again, over later ones: it finds a stand-in for the day that
 * React's own goes.
 */
const standIns = new Map<Node, HTMLLinkElement>();
for (const own of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href$="#"]')) {
  const standIn = document.createElement('link');
  standIn.rel = 'stylesheet';
  standIn.setAttribute('disabled', '');
  standIn.href = own.href.slice(0, -1);
  own.after(standIn);
  standIns.set(own, standIn);
}
new MutationObserver((changes) => {
  for (const { removedNodes } of changes)
    for (const gone of removedNodes) standIns.get(gone)?.removeAttribute('disabled');
}).observe(document.head, { childList: true });

watchBack();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
