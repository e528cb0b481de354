import { useState } from 'react';
import { isLetter, type Letter } from '../../../regles/lettres.ts';
import { readRegard } from '../../socle/kernel/regard.ts';
import { forget, readStored, writeStored } from '../../socle/kernel/storage.ts';

export type Choix = Readonly<Record<number, Letter>>;

interface Ou {
  user_id: number;
  acces_id: number;
  chapitre_id: number;
}

const cleOf = ({ user_id, acces_id, chapitre_id }: Ou) =>
  `priorite.choix.${user_id}.${acces_id}.${chapitre_id}`;

function readChoix(cle: string): Choix {
  if (readRegard()) return {};
  try {
    const lus = JSON.parse(readStored(cle) ?? '{}') as Record<string, unknown> | null;
    return Object.fromEntries(
      Object.entries(lus ?? {}).filter(([, letter]) => isLetter(letter)),
    ) as Choix;
  } catch {
    return {};
  }
}

/** Unsent choices survive a closed page. */
export function useChoix(ou: Ou) {
  const cle = cleOf(ou);
  const [choix, setChoix] = useState(() => readChoix(cle));
  return {
    choix,
    choose: (id: number, letter: Letter) => {
      const now = { ...choix, [id]: letter };
      if (!readRegard()) writeStored(cle, JSON.stringify(now));
      setChoix(now);
    },
    forget: () => forget(cle),
  };
}
