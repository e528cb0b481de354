import { useEffect, useRef, useState } from 'react';
import type { Aide, Image } from '../../../../drawing/index.ts';
import type { Letter } from '../../../../regles/lettres.ts';
import {
  type DemandeDeDessin,
  type Dessinateur,
  type DessinLu,
  openDessinateur,
} from './dessinateur.ts';

const PAUSE_MS = 250;

export interface DessinEcrit {
  lu: DessinLu | null;
  image: Image | null;
  etat: 'vide' | 'attend' | 'perdu' | 'dessine';
  aide: Aide | null;
  retry: () => void;
}

interface QuestionDessinee {
  jour: string;
  correcte: Letter | null;
  lettres: readonly Letter[];
}

type Told = Pick<DessinEcrit, 'lu' | 'image' | 'etat'>;
const RIEN: Told = { lu: null, image: null, etat: 'attend' };
const VIDE: Told = { ...RIEN, etat: 'vide' };

export function useDessin(
  texte: string,
  { jour, correcte, lettres }: QuestionDessinee,
): DessinEcrit {
  const [told, setTold] = useState(RIEN);
  const [aide, setAide] = useState<Aide | null>(null);
  const dessinateur = useRef<Dessinateur>(null);
  const last = useRef<DemandeDeDessin>(null);
  const offertes = lettres.join('');
  const vide = texte.trim() === '';

  useEffect(() => {
    dessinateur.current = openDessinateur((issue) => {
      if (issue === 'perdu') setTold(({ image }) => ({ lu: null, image, etat: 'perdu' }));
      else if ('aide' in issue) setAide(issue.aide);
      else setTold(({ image }) => ({ lu: issue, image: issue.image ?? image, etat: 'dessine' }));
    });
    return () => dessinateur.current?.stop();
  }, []);

  useEffect(() => {
    if (vide) return;
    const lettres = offertes.split('') as Letter[];
    const question = { jour, lettres, ...(correcte && { correcte }) };
    last.current = { texte, question };
    const timer = setTimeout(() => dessinateur.current?.draw({ texte, question }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [texte, vide, jour, correcte, offertes]);

  return {
    ...(vide && told.etat !== 'perdu' ? VIDE : told),
    aide,
    retry() {
      setTold(({ image }) => ({ lu: null, image, etat: 'attend' }));
      dessinateur.current?.draw(last.current);
    },
  };
}
