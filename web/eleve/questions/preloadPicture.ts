import { FORMATS_DE_VUE, adressesDeVue } from '../../../regles/vue.ts';
import type { Posee } from './question.ts';

/** A question's picture fills a phone, and half of a desk. */
export const TAILLES_DE_VUE = '(min-width: 62em) 34rem, 100vw';

/** The browser asks to save data. */
export function isEconome(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Loads the file that ImageOuVue will show. */
export function preloadPicture({ libelleImage, vue }: Pick<Posee, 'libelleImage' | 'vue'>): void {
  if (!libelleImage) return;
  const image = new Image();
  if (vue?.cle && !isEconome()) {
    const picture = document.createElement('picture');
    for (const format of FORMATS_DE_VUE) {
      const source = document.createElement('source');
      source.type = `image/${format}`;
      source.sizes = TAILLES_DE_VUE;
      source.srcset = adressesDeVue(vue.cle, format);
      picture.append(source);
    }
    picture.append(image);
  }
  image.src = libelleImage;
}
