import { blanc, bleu, noir, rouge } from '../couleurs.ts';
import { cercle, chemin, pose, rect, texte, trait } from '../svg.ts';
import { voiture } from '../symboles/vehicules.ts';
import { auto, autoDerriere } from './auto.ts';
import { ASPHALTE, dessus, veloDessus, vu } from './dessus.ts';
import { cadre, CIEL, HERBE, type Objet, PAPIER, PEAU, tableau } from './objet.ts';

/** Somebody who runs to the way out. */
const fuyard =
  trait('M2 -10L-4 10L8 22M-4 10L-12 24M-2 -4L10 6M0 -6L-10 4', blanc, 5) +
  cercle(4, -18, 5, blanc);

/** A car in the left or the right lane of the tunnel, its wheels at y; the road flees to y = -33. */
const enFile = (cote: -1 | 1, y: number, couleur: string) =>
  pose(autoDerriere(couleur, 'muette'), cote * 0.622 * (y + 33), y, 0.0034 * (y + 33));

export const situations = {
  'main opposée sur la poignée': tableau(
    'Conducteur assis, vu de dessus ; il ouvre sa portière de la main droite et tourne la tête vers l’arrière',
    PAPIER,
    pose(
      trait('M-70 -140V110', bleu, 26) +
        rect(-20, -40, 130, 150, '#56626B', { rx: 34 }) +
        rect(-10, -26, 110, 70, '#C0562F', { rx: 32 }) +
        trait('M92 -6Q60 -70 -44 -40', '#A5481F', 26) +
        cercle(-48, -40, 15, PEAU) +
        rect(-64, -50, 10, 44, '#C9CFD3', { rx: 4 }) +
        cercle(44, 14, 36, PEAU) +
        chemin('M14 -4A36 36 0 0 1 80 14Q72 44 60 46Q50 10 14 -4Z', '#4A2F1D') +
        trait('M8 52Q-4 78 -28 90M-24 70L-30 91L-8 94', rouge, 8),
      40,
      0,
      1.1,
    ),
    pose(veloDessus('#0B4EA2'), -140, 96, 1.5),
  ),
  'voiture en feu dans un tunnel': tableau(
    'Intérieur d’un tunnel ; une voiture en flammes et de la fumée, et dans le mur une porte verte avec une silhouette qui court',
    '#2A3238',
    chemin('M-240 160V-40Q-220 -150 0 -150T240 -40V160Z', '#59646C'),
    chemin('M-120 20Q-116 -74 0 -78Q116 -74 120 20V60H-120Z', '#1C2227'),
    chemin('M-120 44H120L240 160H-240Z', '#3A434B'),
    trait('M0 54V156', blanc, 6, { 'stroke-dasharray': '18 16' }),
    cercle(-40, -60, 44, '#11161A', { opacity: 0.8 }),
    cercle(20, -86, 50, '#11161A', { opacity: 0.75 }),
    cercle(70, -56, 36, '#11161A', { opacity: 0.7 }),
    chemin(
      'M-70 40Q-86 -8 -52 -40Q-50 -14 -36 -24Q-40 -62 -8 -84Q-4 -44 16 -36Q30 -48 26 -66Q66 -24 44 40Z',
      '#F07A13',
    ),
    chemin('M-46 40Q-52 4 -26 -14Q-22 2 -10 -8Q-8 -30 4 -40Q12 -8 24 40Z', '#FFCE00'),
    pose(voiture('#1E2529'), -12, 40, 0.9),
    rect(160, -30, 56, 110, '#1B9A4B'),
    pose(fuyard, 188, 8, 1.1),
  ),
  'tunnel bouché': tableau(
    'Intérieur d’un tunnel ; des voitures immobiles l’une derrière l’autre sur les deux bandes, feux rouges allumés, et sur les murs une porte verte avec une silhouette qui court et un boîtier « SOS »',
    '#2A3238',
    chemin('M-240 160V-40Q-220 -150 0 -150T240 -40V160Z', '#6C767D'),
    chemin('M-96 20Q-90 -70 0 -74Q90 -70 96 20V50H-96Z', '#454F57'),
    chemin('M-96 44H96L240 160H-240Z', '#3A434B'),
    trait('M0 54V156', blanc, 6, { 'stroke-dasharray': '18 16' }),
    enFile(-1, 46, '#8A939A'),
    enFile(1, 60, bleu),
    enFile(-1, 100, '#DDE3E6'),
    enFile(1, 150, rouge),
    rect(-206, -30, 52, 112, '#1B9A4B'),
    pose(fuyard, -180, 18, 1.1),
    rect(158, -26, 60, 64, '#F07A13', { rx: 5 }),
    texte('SOS', 188, 16, 28, blanc, 50),
  ),
  'garé sur une côte': cadre(
    480,
    240,
    'Voiture bleue immobile sur une pente, l’avant vers le haut',
    CIEL,
    chemin('M240 120V10L-240 -64V120Z', ASPHALTE),
    chemin('M240 10L-240 -64V-92L240 -18Z', HERBE),
    trait('M-240 -62L240 12', '#C9CCC8', 7),
    trait('M-240 28L240 102', blanc, 6, { 'stroke-dasharray': '36 26' }),
    `<g transform="translate(0 -3) rotate(8.8)">${auto(bleu)}</g>`,
  ),
  'roues tournées vers le trottoir': vu(
    'Voiture bleue vue de dessus, immobile au bord d’un trottoir ; ses roues avant pointent vers le trottoir',
    rect(-220, -170, 330, 340, ASPHALTE),
    rect(110, -170, 110, 340, '#C9CCC8'),
    rect(104, -170, 8, 340, '#9DA4A8'),
    '<g transform="translate(12 -74) rotate(28)">' +
      rect(-7, -18, 14, 36, noir, { rx: 4 }) +
      '</g><g transform="translate(92 -74) rotate(28)">' +
      rect(-7, -18, 14, 36, noir, { rx: 4 }) +
      '</g>',
    pose(dessus(bleu), 52, -20),
  ),
} satisfies Record<string, Objet>;
