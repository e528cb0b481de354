import { useEffect, useRef, useState } from 'react';
import type { Image } from '../../../../drawing/index.ts';
import type { Letter } from '../../../../regles/lettres.ts';
import {
  type DemandeDeDessin,
  type Dessinateur,
  type DessinLu,
  type MotsConnus,
  openDessinateur,
} from './dessinateur.ts';

const PAUSE_MS = 250;

export interface DessinEcrit {
  lu: DessinLu | null;
  image: Image | null;
  etat: 'vide' | 'attend' | 'perdu' | 'dessine';
  connus: MotsConnus | null;
  retry: () => void;
}

interface QuestionDessinee {
  jour: string;
  correcte: Letter | null;
  lettres: readonly Letter[];
  /** In milliseconds: whoever types goes on, a hand waits to see. */
  pause?: number;
}

type Told = Pick<DessinEcrit, 'lu' | 'image' | 'etat'>;
const RIEN: Told = { lu: null, image: null, etat: 'attend' };
const VIDE: Told = { ...RIEN, etat: 'vide' };

export function useDessin(
  texte: string,
  { jour, correcte, lettres, pause = PAUSE_MS }: QuestionDessinee,
): DessinEcrit {
  const [told, setTold] = useState(RIEN);
  const [connus, setConnus] = useState<MotsConnus | null>(null);
  const dessinateur = useRef<Dessinateur>(null);
  const last = useRef<DemandeDeDessin>(null);
  const offertes = lettres.join('');
  const vide = texte.trim() === '';

  useEffect(() => {
    dessinateur.current = openDessinateur((issue) => {
      if (issue === 'perdu') setTold(({ image }) => ({ lu: null, image, etat: 'perdu' }));
      else if ('aide' in issue) setConnus(issue);
      else setTold(({ image }) => ({ lu: issue, image: issue.image ?? image, etat: 'dessine' }));
    });
    return () => dessinateur.current?.stop();
  }, []);

  useEffect(() => {
    if (vide) return;
    const lettres = offertes.split('') as Letter[];
    const question = { jour, lettres, ...(correcte && { correcte }) };
    last.current = { texte, question };
    const timer = setTimeout(() => dessinateur.current?.draw({ texte, question }), pause);
    return () => clearTimeout(timer);
  }, [texte, vide, jour, correcte, offertes, pause]);

  return {
    ...(vide && told.etat !== 'perdu' ? VIDE : told),
    connus,
    retry() {
      setTold(({ image }) => ({ lu: null, image, etat: 'attend' }));
      dessinateur.current?.draw(last.current);
    },
  };
}
