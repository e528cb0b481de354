import { useLayoutEffect, useRef } from 'react';
import { LETTRES, type Letter } from '../../../regles/lettres.ts';

export type ActionDuClavier =
  | { faire: 'choisir'; letter: Letter }
  | { faire: 'entree' }
  | { faire: 'precedente' }
  | { faire: 'suivante' };

export interface Touche {
  key: string;
  /** The physical key, because digits need Shift on a Belgian keyboard. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Null leaves the key to the browser. */
export function gesteOf(touche: Touche): ActionDuClavier | null {
  if (touche.ctrlKey || touche.metaKey || touche.altKey) return null;
  if (touche.key === 'Enter') return { faire: 'entree' };
  if (touche.key === 'ArrowLeft') return { faire: 'precedente' };
  if (touche.key === 'ArrowRight') return { faire: 'suivante' };
  const chiffre = /^(?:Digit|Numpad)(\d)$/.exec(touche.code)?.[1];
  const letter = chiffre
    ? LETTRES[Number(chiffre) - 1]
    : LETTRES.find((l) => l === touche.key.toLowerCase());
  return letter ? { faire: 'choisir', letter } : null;
}

const SAISIE =
  'input:not([type=radio]), textarea, select, [contenteditable], [role=dialog] *, dialog, dialog *, [role=menu] *';
const ACTIVABLE = 'a, button, summary';

/** A layout effect binds the keys before the first paint, except where a field needs them. */
export function useClavier(act: (geste: ActionDuClavier) => void) {
  const dernier = useRef(act);
  useLayoutEffect(() => {
    dernier.current = act;
  });
  useLayoutEffect(() => {
    const onKey = (evenement: KeyboardEvent) => {
      const cible = evenement.target instanceof Element ? evenement.target : null;
      if (evenement.defaultPrevented || evenement.repeat || cible?.matches(SAISIE)) return;
      const geste = gesteOf(evenement);
      if (!geste || (geste.faire === 'entree' && cible?.closest(ACTIVABLE))) return;
      evenement.preventDefault();
      dernier.current(geste);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
