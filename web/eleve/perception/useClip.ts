import { useEffect, useEffectEvent, useState } from 'react';
import type { ClipEnvoye } from '../../../films/envoi.ts';
import { hasWebGl } from '../../../monde/webGl.ts';
import type { ClipOuvert } from '../../../monde/clip/index.ts';

type EtatDuClip =
  | { nom: 'charge' }
  | { nom: 'pret'; clip: ClipOuvert }
  /** It can’t be drawn here, or the graphics card is gone. */
  | { nom: 'perdu' };

const SANS_WEBGL = new Error('Ce navigateur n’a pas de WebGL.');

interface ToldOfClip {
  onTime: (t: number) => void;
  /** The clip is over, or has come to where it was to stop. */
  onStop: (t: number) => void;
  /** It can’t move here; a second that is asked is still shown. */
  onSlow: () => void;
}

/** Code and street come together, behind the poster. */
export function useClip(
  canvas: HTMLCanvasElement | null,
  dessus: HTMLCanvasElement | null,
  envoye: ClipEnvoye,
  told: ToldOfClip,
): EtatDuClip {
  const [etat, setEtat] = useState<EtatDuClip>({ nom: 'charge' });
  const time = useEffectEvent(told.onTime);
  const stop = useEffectEvent(told.onStop);
  const slow = useEffectEvent(told.onSlow);
  useEffect(() => {
    if (!canvas) return undefined;
    let [parti, ou] = [false, 0];
    let ouvert: ClipOuvert | undefined;
    const onTime = (t: number) => {
      ou = t;
      time(t);
    };
    const perdu = () => setEtat({ nom: 'perdu' });
    const charge = hasWebGl() ? import('../../../monde/clip/index.ts') : Promise.reject(SANS_WEBGL);
    charge
      .then(({ openClip }) =>
        openClip(canvas, envoye, {
          onTime,
          onEnd: () => stop(ou),
          onSlow: () => slow(),
          onLost: perdu,
          ...(dessus && { dessus }),
        }),
      )
      .then((clip) => {
        ouvert = clip;
        if (parti) clip.dispose();
        else setEtat({ nom: 'pret', clip });
      })
      .catch(() => parti || perdu());
    return () => {
      parti = true;
      ouvert?.dispose();
    };
  }, [canvas, dessus, envoye]);
  return etat;
}
