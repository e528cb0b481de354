import { useEffect, useEffectEvent } from 'react';
import { listen } from './listen.ts';

type Keys = `${'Alt' | 'Ctrl'}+${Uppercase<string>}`;

/** Alt or Ctrl (Cmd) with a letter, except behind an open dialog. */
export function useShortcut(keys: Keys, act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(keys, event) || document.querySelector('[role=dialog]:not([data-closing])'))
      return;
    event.preventDefault();
    act();
  });
  useEffect(() => listen(window, { keydown: (event) => onKeyDown(event) }), []);
}

function isPressed(keys: Keys, event: KeyboardEvent): boolean {
  const [modifier, letter] = keys.split('+') as [string, string];
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.shiftKey && ctrl) return false;
  // Alt changes the letter on some layouts: use the key's place.
  if (modifier === 'Alt') return event.altKey && !ctrl && event.code === `Key${letter}`;
  return ctrl && !event.altKey && event.key.toUpperCase() === letter;
}
