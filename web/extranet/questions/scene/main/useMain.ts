import { useEffect, useRef, useState } from 'react';
import { type Retouche, retouche } from '../../../../../drawing/retouche.ts';
import type { DessinEcrit } from '../useDessin.ts';

const MOST = 100;

export interface Main {
  apply: (changes: readonly Retouche[]) => void;
  /** A whole text in the place of the other. */
  replace: (texte: string) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Why nothing changed, or what did; empty: nothing to say. */
  dit: string;
  refuse: (dit: string) => void;
}

/** A hand’s changes of the text: what cannot be drawn is taken back, and said. */
export function useMain(
  value: string,
  onChange: (value: string) => void,
  { lu, image }: Pick<DessinEcrit, 'lu' | 'image'>,
): Main {
  const [passe, setPasse] = useState<readonly string[]>([]);
  const [futur, setFutur] = useState<readonly string[]>([]);
  const [dit, setDit] = useState('');
  const essai = useRef<{ avant: string; apres: string } | null>(null);

  const write = (apres: string) => {
    if (apres === value) return;
    // Until it is drawn, the last that could be is what one goes back to.
    const avant = essai.current && essai.current.apres === value ? essai.current.avant : value;
    essai.current = image && lu?.image ? { avant, apres } : null;
    setPasse([...passe, value].slice(-MOST));
    setFutur([]);
    setDit('');
    onChange(apres);
  };

  useEffect(() => {
    const tried = essai.current;
    if (!tried || lu?.texte !== tried.apres) return;
    essai.current = null;
    if (lu.image || value !== tried.apres) return;
    setPasse((before) => before.slice(0, -1));
    setDit(`Ce n’est pas possible\u00a0: ${lu.fautes.map(({ phrase }) => phrase).join(' ')}`);
    onChange(tried.avant);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new reading tells anything
  }, [lu]);

  const back = passe.at(-1);
  const [next] = futur;
  return {
    apply(changes) {
      const apres = retouche(value, changes);
      if (apres === null)
        setDit('Les mots ont une faute\u00a0: corrigez-la d’abord sous «\u00a0En mots\u00a0».');
      else write(apres);
    },
    replace: write,
    undo:
      back === undefined
        ? null
        : () => {
            essai.current = null;
            setPasse(passe.slice(0, -1));
            setFutur([value, ...futur]);
            setDit('Annulé.');
            onChange(back);
          },
    redo:
      next === undefined
        ? null
        : () => {
            essai.current = null;
            setPasse([...passe, value]);
            setFutur(futur.slice(1));
            setDit('Rétabli.');
            onChange(next);
          },
    dit,
    refuse: setDit,
  };
}
