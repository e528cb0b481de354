import { blanc } from '../couleurs.ts';
import { disqueBleu } from '../plaques.ts';
import { pose, trait } from '../svg.ts';
import { flecheHaut, flecheLeLong } from '../symboles/fleches.ts';
import { adulteEtEnfant, velo } from '../symboles/usagers.ts';
import { signe } from './signe.ts';

const disque = (mots: string, ...dessus: string[]) => signe(disqueBleu, mots, ...dessus);
const tourne = (angle: number, svg: string) => `<g transform="rotate(${angle})">${svg}</g>`;

const droit = flecheHaut(0, 68, -68, 24, blanc);
const coude = flecheLeLong('M-24 62V4Q-24 -14 -6 -14H18', { x: 54, y: -14, angle: 90 }, 24, blanc);
const directions: Record<string, { mots: string; svg: string }> = {
  'tout droit': { mots: 'une flèche blanche vers le haut', svg: droit },
  droite: { mots: 'une flèche blanche vers la droite', svg: tourne(90, droit) },
  gauche: { mots: 'une flèche blanche vers la gauche', svg: tourne(-90, droit) },
  'tourner à droite': { mots: 'une flèche blanche coudée vers la droite', svg: coude },
  'tourner à gauche': {
    mots: 'une flèche blanche coudée vers la gauche',
    svg: pose(coude, 0, 0, 1, true),
  },
  'passer à droite': {
    mots: 'une flèche blanche oblique vers le bas à droite',
    svg: tourne(135, droit),
  },
  'passer à gauche': {
    mots: 'une flèche blanche oblique vers le bas à gauche',
    svg: tourne(-135, droit),
  },
};

const arc = flecheLeLong(
  'M47.6 -27.5A55 55 0 0 1 38.9 38.9',
  { x: 17.3, y: 56.7, angle: 230 },
  20,
  blanc,
);

/** D: blue discs. */
export const d = {
  D1: {
    exemple: 'tourner à droite',
    avec: (valeur: string) => {
      const direction = directions[valeur];
      if (!direction)
        throw new Error(
          `D1 ne connaît pas « ${valeur} ». Choix : ${Object.keys(directions).join(', ')}.`,
        );
      return disque(direction.mots, direction.svg);
    },
  },
  D5: disque(
    'trois flèches blanches en cercle, dans le sens contraire des aiguilles d’une montre',
    pose(arc + tourne(120, arc) + tourne(240, arc), 0, 0, 1, true),
  ),
  D7: disque('une bicyclette blanche', pose(velo(blanc), 0, 2, 1.12)),
  D9: disque(
    'une bicyclette blanche à gauche, une grande et une petite silhouettes blanches à droite, séparées par un trait vertical',
    pose(velo(blanc), -45, 6, 0.58),
    trait('M0 -94V94', blanc, 7, { 'stroke-linecap': 'butt' }),
    pose(adulteEtEnfant(blanc), 44, 2, 0.88),
  ),
  D10: disque(
    'une grande et une petite silhouettes blanches au-dessus d’une bicyclette blanche, sans trait entre elles',
    pose(adulteEtEnfant(blanc), -2, -36, 0.85),
    pose(velo(blanc), 0, 44, 0.74),
  ),
  D11: disque(
    'une grande et une petite silhouettes blanches',
    pose(adulteEtEnfant(blanc), -3, 0, 1.25),
  ),
};
