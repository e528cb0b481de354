import { useEffect, useRef } from 'react';

/** A letter with Alt does something wherever the keyboard is, except behind a dialog. */
export function useShortcut(keys: `Alt+${Uppercase<string>}`, act: () => void): void {
  const current = useRef(act);
  useEffect(() => {
    current.current = act;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      // By its place: with Alt the letter may be another one.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== `Key${keys.at(-1)}`)
        return;
      if (document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      current.current();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [keys]);
}
