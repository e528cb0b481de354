import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchBack } from './socle/ui/useBackCloses.ts';

/** Vite's loader would append the root's styles again, over later ones. */
for (const { href } of document.querySelectorAll<HTMLLinkElement>(
  'link[rel=stylesheet][href*="/entry-"][href$="#"]',
)) {
  const there = document.createElement('link');
  there.rel = 'stylesheet';
  there.setAttribute('disabled', '');
  there.href = href.slice(0, -1);
  document.head.append(there);
}

watchBack();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
