import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchBack } from './socle/ui/useBackCloses.ts';

/**
 * What a lazily loaded part names of the root's styles would be loaded once more behind all others,
 * and outdo what builds on them: its loader does not know the sheet again by the address that React
 * Router gives it, with a `#`. Those of the root never leave the page, so it is told that they are there.
 */
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
