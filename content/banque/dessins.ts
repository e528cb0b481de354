import { codes, defautsDessin } from '../../drawing/index.ts';
import type { Defauts } from './banque.ts';

export const dessins: Defauts = ({ toutes }) =>
  toutes.flatMap(({ ref, code, image }) =>
    image
      ? defautsDessin(image.dessin, codes[code].du).map(({ message }) => `${ref} : ${message}`)
      : [],
  );
