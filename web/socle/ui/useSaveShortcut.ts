import { type RefObject, useEffect } from 'react';
import { listen } from './listen.ts';
import { useShortcut } from './useShortcut.ts';

let inHand: HTMLFormElement | null = null;
const forms = new Set<HTMLFormElement>();

/** Ctrl+S submits the form last focused, or the only one, if it is dirty. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, dirty: boolean): void {
  useEffect(() => {
    const own = form.current;
    if (!own) return;
    const stop = listen(own, { focusin: () => (inHand = own) });
    forms.add(own);
    return () => {
      forms.delete(own);
      stop();
      if (inHand === own) inHand = null;
    };
  }, [form]);
  useShortcut('Ctrl+S', () => {
    const own = form.current;
    if (dirty && own && (inHand ?? own) === own && (inHand || forms.size === 1))
      own.requestSubmit();
  });
}
