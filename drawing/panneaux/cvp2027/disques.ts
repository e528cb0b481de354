import { barre } from '../../barre.ts';
import { blanc, noir, rouge } from '../../couleurs.ts';
import { disqueBleu, disqueRouge } from '../../plaques.ts';
import { pose, trait } from '../../svg.ts';
import { cavalier } from '../../symboles/animaux.ts';
import { cyclomoteur } from '../../symboles/deuxroues.ts';
import { flecheLeLong } from '../../symboles/fleches.ts';
import { autocar } from '../../symboles/camionEtAutocar.ts';
import { adulteEtEnfant, velo } from '../../symboles/pietonEtVelo.ts';
import { signe } from '../../signe.ts';

const interdit = (mots: string, ...dessus: string[]) => signe(disqueRouge, mots, ...dessus);
const oblige = (mots: string, ...dessus: string[]) => signe(disqueBleu, mots, ...dessus);

const arc = flecheLeLong(
  'M47.6 -27.5A55 55 0 0 1 38.9 38.9',
  { x: 17.3, y: 56.7, angle: 230 },
  20,
  blanc,
);
const rotate = (angle: number) => `<g transform="rotate(${angle})">${arc}</g>`;

/** Same meaning, another picture: broader strokes, nothing under the wheels. */
export const disques = {
  C9: interdit('un cyclomoteur noir', pose(cyclomoteur(noir), 0, 0, 1.08)),
  C11: interdit('une bicyclette noire', pose(velo(noir), 0, 2, 1.02)),
  C23: interdit('un autocar noir vu de côté', pose(autocar(noir), 0, 3, 0.98)),
  C33: interdit(
    'une flèche noire qui revient en arrière, barrée de rouge',
    flecheLeLong('M30 54V-10A28 28 0 0 0 -26 -10V14', { x: -26, y: 42, angle: 180 }, 19, noir),
    barre(disqueRouge, { couleur: rouge, part: 8.5 }),
  ),
  D5: oblige(
    'trois flèches blanches en cercle, dans le sens contraire des aiguilles d’une montre',
    pose(arc + rotate(120) + rotate(240), 0, 0, 1, true),
  ),
  D7: oblige('une bicyclette blanche', pose(velo(blanc), 0, 2, 1.12)),
  D9: oblige(
    'une bicyclette blanche à gauche, une grande et une petite silhouettes blanches à droite, séparées par un trait vertical',
    pose(velo(blanc), -45, 6, 0.58),
    trait('M0 -94V94', blanc, 7, { 'stroke-linecap': 'butt' }),
    pose(adulteEtEnfant(blanc), 44, 2, 0.88),
  ),
  D11: oblige(
    'une grande et une petite silhouettes blanches au-dessus d’une bicyclette blanche, sans trait entre elles',
    pose(adulteEtEnfant(blanc), -2, -36, 0.85),
    pose(velo(blanc), 0, 44, 0.74),
  ),
  D13: oblige(
    'une grande et une petite silhouettes blanches',
    pose(adulteEtEnfant(blanc), -3, 0, 1.25),
  ),
  D15: oblige('une personne blanche à cheval', pose(cavalier(blanc), 2, 9, 1.2)),
};
