import { blanc, orange } from '../../couleurs.ts';
import { disqueBleu } from '../../plaques.ts';
import { pose, rect, trait } from '../../svg.ts';
import { cavalier } from '../../symboles/animaux.ts';
import { flecheHaut, flecheLeLong } from '../../symboles/fleches.ts';
import { camionArriere } from '../../symboles/lourds.ts';
import { adulteEtEnfant, velo } from '../../symboles/usagers.ts';
import { signe, type SigneAValeur } from '../signe.ts';

const disque = (mots: string, ...dessus: string[]) => signe(disqueBleu, mots, ...dessus);
const tourne = (angle: number, svg: string) => `<g transform="rotate(${angle})">${svg}</g>`;
const miroir = (svg: string) => pose(svg, 0, 0, 1, true);

/** A sign whose arrow is chosen by name; an unknown name says which there are. */
const auChoix = (
  code: string,
  exemple: string,
  choix: Record<string, { mots: string; svg: string }>,
): SigneAValeur => ({
  exemple,
  avec: (valeur) => {
    const dessin = Object.hasOwn(choix, valeur) ? choix[valeur] : undefined;
    if (!dessin)
      throw new Error(
        `${code} ne connaît pas « ${valeur} ». Choix : ${Object.keys(choix).join(', ')}.`,
      );
    return disque(dessin.mots, dessin.svg);
  },
});

const droit = flecheHaut(0, 68, -68, 24, blanc);
const coude = flecheLeLong('M-24 62V4Q-24 -14 -6 -14H18', { x: 54, y: -14, angle: 90 }, 24, blanc);
const droitEtCoude =
  flecheHaut(-22, 70, -68, 22, blanc) +
  flecheLeLong('M-22 62V26Q-22 10 -6 10H32', { x: 62, y: 10, angle: 90 }, 22, blanc);
const demiFourche = flecheLeLong(
  'M0 70V14Q0 -6 20 -6H36M-2 -6H24',
  { x: 68, y: -6, angle: 90 },
  22,
  blanc,
);

const vehicule = pose(camionArriere(blanc) + rect(-26, -12, 52, 28, orange), 0, -28, 0.8);
const court = flecheHaut(0, 48, -48, 20, blanc);

const arc = flecheLeLong(
  'M47.6 -27.5A55 55 0 0 1 38.9 38.9',
  { x: 17.3, y: 56.7, angle: 230 },
  20,
  blanc,
);

/** D: blue discs. */
export const d = {
  D1: auChoix('D1', 'tourner à droite', {
    'tout droit': { mots: 'une flèche blanche vers le haut', svg: droit },
    droite: { mots: 'une flèche blanche vers la droite', svg: tourne(90, droit) },
    gauche: { mots: 'une flèche blanche vers la gauche', svg: tourne(-90, droit) },
    'tourner à droite': { mots: 'une flèche blanche coudée vers la droite', svg: coude },
    'tourner à gauche': { mots: 'une flèche blanche coudée vers la gauche', svg: miroir(coude) },
    'passer à droite': {
      mots: 'une flèche blanche oblique vers le bas à droite',
      svg: tourne(135, droit),
    },
    'passer à gauche': {
      mots: 'une flèche blanche oblique vers le bas à gauche',
      svg: tourne(-135, droit),
    },
    'obliquer à droite': {
      mots: 'une flèche blanche oblique vers le haut à droite',
      svg: tourne(45, droit),
    },
    'obliquer à gauche': {
      mots: 'une flèche blanche oblique vers le haut à gauche',
      svg: tourne(-45, droit),
    },
  }),
  D3: auChoix('D3', 'tout droit ou à droite', {
    'tout droit ou à droite': {
      mots: 'une flèche blanche à deux pointes, l’une vers le haut, l’autre vers la droite',
      svg: droitEtCoude,
    },
    'tout droit ou à gauche': {
      mots: 'une flèche blanche à deux pointes, l’une vers le haut, l’autre vers la gauche',
      svg: miroir(droitEtCoude),
    },
    'à gauche ou à droite': {
      mots: 'une flèche blanche à deux pointes, l’une vers la gauche, l’autre vers la droite',
      svg: demiFourche + miroir(demiFourche),
    },
  }),
  D4: auChoix('D4', 'droite', {
    droite: {
      mots: 'un camion blanc vu de l’arrière, avec un rectangle orange, et dessous une flèche blanche vers la droite',
      svg: vehicule + `<g transform="translate(0 44) rotate(90)">${court}</g>`,
    },
    gauche: {
      mots: 'un camion blanc vu de l’arrière, avec un rectangle orange, et dessous une flèche blanche vers la gauche',
      svg: vehicule + `<g transform="translate(0 44) rotate(-90)">${court}</g>`,
    },
    'tout droit': {
      mots: 'un camion blanc vu de l’arrière, avec un rectangle orange, et à côté une flèche blanche vers le haut',
      svg: pose(vehicule, -28, 28) + pose(court, 46, 0),
    },
  }),
  D5: disque(
    'trois flèches blanches en cercle, dans le sens contraire des aiguilles d’une montre',
    miroir(arc + tourne(120, arc) + tourne(240, arc)),
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
  D13: disque('une personne blanche à cheval', pose(cavalier(blanc), 2, 9, 1.2)),
};
