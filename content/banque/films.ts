import { dementisDuFilm } from '../../drawing/index.ts';
import { joursOf } from '../jours.ts';
import type { Defauts } from './banque.ts';

export const films: Defauts = ({ toutes }) =>
  toutes.flatMap((question) => {
    const { ref, image, verifie, correcte } = question;
    if (!verifie || !image || !('scene' in image.dessin)) return [];
    return dementisDuFilm(image.dessin.scene, joursOf(question).du, verifie, correcte).map(
      (dementi) => `${ref} : ${dementi}`,
    );
  });
