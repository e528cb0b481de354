import { readSvg } from '../textures/readSvg.ts';
import { hasWebGl } from '../webGl.ts';
import type { DemandeDeVue, VersOuvrier, VersPage, VueTiree } from './messages.ts';

export type { DemandeDeVue } from './messages.ts';

/** How far a picture is. `plate`: these words stay a drawing. */
export type EtatDeVue =
  | { etat: 'attend' | 'plate' | 'sans WebGL' | 'lente' | 'perdue' }
  | { etat: 'refusée'; phrases: string[] }
  | ({ etat: 'ébauche' | 'faite' } & Omit<VueTiree, 'finie'>);

/** In milliseconds: a picture that takes longer would hold up a whole afternoon's work. */
const PATIENCE = 90_000;

async function readFor(svg: string): Promise<ImageBitmap> {
  const image = await readSvg(svg);
  const { width, height } = image;
  const toile = Object.assign(document.createElement('canvas'), { width, height });
  toile.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return createImageBitmap(toile);
}

export interface Atelier {
  /** Null: nothing is wanted any more. */
  draw: (demande: Omit<DemandeDeVue, 'dessine'> | null) => void;
  stop: () => void;
}

/** A worker draws, hired with the first demand and dismissed where it is too slow. */
export function openAtelier(
  hire: () => Worker,
  tell: (etat: EtatDeVue) => void,
  dessine = hasWebGl(),
): Atelier {
  let worker: Worker | undefined;
  let rang = 0;
  let limite: ReturnType<typeof setTimeout> | undefined;

  const post = (message: VersOuvrier, transfer: Transferable[] = []) =>
    worker?.postMessage(message, transfer);

  function settle(etat: EtatDeVue): void {
    clearTimeout(limite);
    tell(etat);
  }

  function dismiss(etat: EtatDeVue): void {
    worker?.terminate();
    worker = undefined;
    settle(etat);
  }

  async function hear(message: VersPage): Promise<void> {
    if ('aLire' in message) {
      const { numero, svg } = message.aLire;
      const image = await readFor(svg);
      return post({ lu: { numero, image } }, [image]);
    }
    if (message.rang !== rang) return;
    if ('panne' in message) return dismiss({ etat: 'perdue' });
    if ('sansWebGl' in message) return settle({ etat: 'sans WebGL' });
    if ('vue' in message) {
      const { finie, ...vue } = message.vue;
      return finie ? settle({ etat: 'faite', ...vue }) : tell({ etat: 'ébauche', ...vue });
    }
    const { phrases, plate } = message;
    if (phrases.length > 0) settle({ etat: 'refusée', phrases });
    else if (plate) settle({ etat: 'plate' });
    else if (!dessine) settle({ etat: 'sans WebGL' });
  }

  function hired(): Worker {
    const own = hire();
    own.addEventListener('message', ({ data }: MessageEvent<VersPage>) => void hear(data));
    own.addEventListener('error', () => dismiss({ etat: 'perdue' }));
    return own;
  }

  return {
    draw(demande) {
      rang += 1;
      clearTimeout(limite);
      if (!demande) return;
      worker ??= hired();
      limite = setTimeout(() => dismiss({ etat: 'lente' }), PATIENCE);
      post({ demande: { ...demande, dessine }, rang });
    },
    stop() {
      clearTimeout(limite);
      worker?.terminate();
      worker = undefined;
    },
  };
}
