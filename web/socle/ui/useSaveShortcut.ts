import { type RefObject, useEffect } from 'react';
import { useShortcut } from './useShortcut.ts';

let inHand: HTMLFormElement | null = null;
const forms = new Set<HTMLFormElement>();

/** Ctrl+S submits the form last focused, or the only one, if it is dirty. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, dirty: boolean): void {
  useEffect(() => {
    const own = form.current;
    if (!own) return;
    const take = () => {
      inHand = own;
    };
    forms.add(own);
    own.addEventListener('focusin', take);
    return () => {
      forms.delete(own);
      own.removeEventListener('focusin', take);
      if (inHand === own) inHand = null;
    };
  }, [form]);
  useShortcut('Ctrl+S', () => {
    const own = form.current;
    if (dirty && own && (inHand ?? own) === own && (inHand || forms.size === 1))
      own.requestSubmit();
  });
}
