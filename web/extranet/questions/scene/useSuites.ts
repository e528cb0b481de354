import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { Attendu } from '../../../../drawing/index.ts';
import { type Completion, completionsOf } from './completions.ts';
import { insert } from './frappe.ts';

interface Ouverte extends Completion {
  /** Under the caret, in lengths of CSS: the font has one width, and each line one height. */
  top: string;
  left: string;
  /** None: Enter begins a line. */
  active: number;
}

export interface Suites {
  ouverte: Ouverte | null;
  look: (forced?: boolean) => void;
  close: () => void;
  accept: (at: number) => void;
  /** True: the key was for the list. */
  press: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
}

/** Words that may go on, in a list under the caret. */
export function useSuites(
  text: RefObject<HTMLTextAreaElement | null>,
  lexique: Attendu | undefined,
): Suites {
  const [ouverte, setOuverte] = useState<Ouverte | null>(null);
  const close = () => setOuverte(null);

  const look = (forced = false) => {
    const field = text.current;
    if (!field || !lexique || field.selectionStart !== field.selectionEnd) return close();
    const { value, selectionStart: caret } = field;
    const found = completionsOf(value, caret, lexique);
    const before = value.slice(0, caret);
    const fresh = forced || /[:,[{] $/.test(before);
    if (!found || found.suites.length === 0 || (!found.prefixe && !fresh)) return close();
    // A whole word needs no list, and Enter its line.
    if (!forced && found.suites.some(({ mot }) => mot === found.prefixe)) return close();
    const lignes = before.split('\n');
    const height = field.scrollHeight / field.rows;
    const colonne = found.debut - (before.length - lignes.at(-1)!.length);
    setOuverte({
      ...found,
      top: `${lignes.length * height - field.parentElement!.scrollTop}px + 0.75rem`,
      left: `${field.offsetLeft - field.scrollLeft}px + ${colonne}ch`,
      active: found.prefixe || forced ? 0 : -1,
    });
  };

  const accept = (at: number) => {
    const field = text.current;
    const suite = ouverte?.suites[at];
    if (!field || !suite) return;
    field.setSelectionRange(ouverte.debut, ouverte.fin);
    close();
    insert(field, suite.tape);
  };

  return {
    ouverte,
    look,
    close,
    accept,
    press(event) {
      const { key, ctrlKey, altKey, metaKey } = event;
      if (ctrlKey && key === ' ') {
        event.preventDefault();
        look(true);
        return true;
      }
      if (!ouverte || ctrlKey || altKey || metaKey || event.nativeEvent.isComposing) return false;
      const many = ouverte.suites.length;
      const to = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (to !== undefined) {
        event.preventDefault();
        const from = ouverte.active < 0 && to < 0 ? 0 : ouverte.active;
        setOuverte({ ...ouverte, active: (from + to + many) % many });
        return true;
      }
      if (key === 'Escape') {
        event.preventDefault();
        close();
        return true;
      }
      if ((key === 'Enter' || key === 'Tab') && ouverte.active >= 0 && !event.shiftKey) {
        event.preventDefault();
        accept(ouverte.active);
        return true;
      }
      if (/^(Arrow|Home|End|Page)/.test(key)) close();
      return false;
    },
  };
}
