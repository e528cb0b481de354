import { useEffect, useRef, useState } from 'react';
import {
  type Atelier,
  type DemandeDeVue,
  type EtatDeVue,
  openAtelier,
} from '../../../../monde/atelier/index.ts';
import { hasWebGl } from '../../../../monde/webGl.ts';
import { usePicture } from '../../../socle/ui/fields/FileField.tsx';

/** After the drawing: whoever still types waits for no picture in three dimensions. */
const PAUSE_MS = 400;
const ATTEND: EtatDeVue = { etat: 'attend' };

const newWorker = () => new Worker(new URL('./vue.worker.ts', import.meta.url), { type: 'module' });

/** Sent beside the words. */
export interface EnvoiDeVue {
  vue: File;
  prise: string;
}

type Tiree = Extract<EtatDeVue, { image: Blob }>;
export type ImageDite = Pick<Tiree, 'annotations'> & { src: string };

export interface VueEcrite {
  etat: EtatDeVue['etat'];
  phrases: readonly string[];
  /** The last that was drawn, perhaps of other words. */
  image: ImageDite | null;
  retry: () => void;
  /** Waits for the picture of that very text for so many milliseconds; undefined: none. */
  vueOf: (texte: string, patience: number) => Promise<EnvoiDeVue | undefined>;
}

/** Draws what was read of `texte`, once it can be shown. */
export function useVue(
  demande: Omit<DemandeDeVue, 'dessine'> | null,
  texte: string | undefined,
): VueEcrite {
  const [told, setTold] = useState({ cle: '', etat: ATTEND });
  const [image, setImage] = useState<Tiree | null>(null);
  const src = usePicture(image && image.image);
  const atelier = useRef<Atelier>(null);
  const drawn = useRef('');
  const waiting = useRef(new Set<() => void>());
  const cle = demande ? JSON.stringify(demande) : '';
  const etat = told.cle === cle ? told.etat : ATTEND;
  const last = useRef({ texte, etat, demande });

  useEffect(() => () => atelier.current?.stop(), []);

  useEffect(() => {
    if (!cle) return atelier.current?.draw(null);
    const timer = setTimeout(() => {
      atelier.current ??= openAtelier(newWorker, (now) => {
        setTold({ cle: drawn.current, etat: now });
        if ('image' in now) setImage(now);
      });
      drawn.current = cle;
      atelier.current.draw(JSON.parse(cle) as DemandeDeVue);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [cle]);

  useEffect(() => {
    last.current = { texte, etat, demande };
    for (const look of waiting.current) look();
  });

  return {
    etat: etat.etat,
    phrases: etat.etat === 'refusée' ? etat.phrases : [],
    image: image && src ? { src, annotations: image.annotations } : null,
    retry() {
      setTold({ cle, etat: ATTEND });
      if (demande) atelier.current?.draw(demande);
    },
    vueOf: (wanted, patience) =>
      new Promise((done) => {
        const settle = (envoi?: EnvoiDeVue) => {
          waiting.current.delete(look);
          clearTimeout(timer);
          done(envoi);
        };
        const look = () => {
          const { texte: read, etat: now, demande: asked } = last.current;
          if (read !== wanted) return;
          if (now.etat === 'faite') {
            const vue = new File([now.image], 'vue', { type: now.image.type });
            settle({ vue, prise: now.prise });
          } else if (!asked || !/^(attend|ébauche)$/.test(now.etat)) settle();
        };
        // Nobody waits for what cannot come.
        const timer = setTimeout(settle, hasWebGl() ? patience : 0);
        waiting.current.add(look);
        look();
      }),
  };
}
