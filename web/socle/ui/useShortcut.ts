import { useEffect, useRef } from 'react';

type Keys = `${'Alt' | 'Ctrl'}+${Uppercase<string>}`;

/**
 * A letter with Alt or Ctrl (Cmd on a Mac) does something wherever the keyboard is, except behind a
 * dialog; one that fades away is none any more. The browser does nothing with it then.
 */
export function useShortcut(keys: Keys, act: () => void): void {
  const current = useRef(act);
  useEffect(() => {
    current.current = act;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!isPressed(keys, event) || document.querySelector('[role=dialog]:not([data-closing])'))
        return;
      event.preventDefault();
      current.current();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [keys]);
}

function isPressed(keys: Keys, event: KeyboardEvent): boolean {
  const [modifier, letter] = keys.split('+') as [string, string];
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.shiftKey && ctrl) return false;
  // With Alt the letter may be another one: it is known by its place.
  if (modifier === 'Alt') return event.altKey && !ctrl && event.code === `Key${letter}`;
  return ctrl && !event.altKey && event.key.toUpperCase() === letter;
}
