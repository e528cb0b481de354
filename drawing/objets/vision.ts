import { blanc, bleu, noir, rouge } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { cercle, chemin, n, pose, trait } from '../svg.ts';
import { autoDerriere, autoDevant, sol } from './auto.ts';
import { CIEL, type Objet, tableau } from './objet.ts';

const faceVoiture = (
  mots: string,
  couleur: string,
  gauche: string,
  droite: string,
  plus = '',
): Signe =>
  tableau(
    `Voiture vue de l’avant ; ${mots}`,
    CIEL,
    sol(104, 56),
    pose(autoDevant(couleur, gauche + droite + plus), 0, 120, 1.3),
  );

const NUIT = '#1C2733';
const etoiles = [
  [-206, -132],
  [-150, -96],
  [-196, -60],
  [152, -120],
  [212, -88],
  [176, -40],
]
  .map(([x = 0, y = 0]) => cercle(x, y, 2.4, '#C9D6E2'))
  .join('');

const vitreNoire = chemin('M-54 -153Q-52 -159 -45 -159H45Q52 -159 54 -153L68 -106H-68Z', '#2B3A46');

const deNuit = (mots: string, ...dessus: string[]): Signe =>
  tableau(mots, NUIT, etoiles, sol(104, 56, '#2E363D'), ...dessus);

const faceDeNuit = (mots: string, couleur: string, gauche: string, droite: string): Signe =>
  deNuit(
    `Voiture vue de l’avant, de nuit ; ${mots}`,
    pose(autoDevant(couleur, vitreNoire + gauche + droite), 0, 120, 1.3),
  );

const VERRE = {
  allumé: '#FFF3A0',
  sale: '#DCE4E8',
  cassé: '#15191C',
  éteint: '#DCE4E8',
  noir: '#3E4951',
};

const brise = (x: number, y: number, s: number) =>
  chemin(
    `M${x - 20} ${y - 2}A20 20 0 0 1 ${x + 14} ${y - 14}L${x + 6} ${y - 6}L${x + 1} ${y - 12}L${x - 3} ${y - 3}L${x - 10} ${y - 6}L${x - 9} ${y + 3}ZM${x + 19} ${y + 6}A20 20 0 0 1 ${x - 4} ${y + 19}L${x} ${y + 11}L${x + 8} ${y + 13}L${x + 9} ${y + 5}Z`,
    '#C6D3DA',
  ) +
  cercle(x + 2, y + 2, 5, '#7C878E') +
  [
    [-16, 0],
    [-4, 8],
    [8, 2],
    [18, 10],
  ]
    .map(([dx = 0, dy = 0]) =>
      chemin(`M${x + s * 6 + dx} ${-4 + dy}l7 -5l4 6z`, '#C6D3DA', {
        stroke: '#59636A',
        'stroke-width': 1,
      }),
    )
    .join('');

const phare = (s: number, etat: keyof typeof VERRE) => {
  const [x, y] = [s * 78, -72];
  return (
    (etat === 'allumé'
      ? cercle(x, y, 48, '#FFF7C9', { opacity: 0.22 }) +
        cercle(x, y, 34, '#FFF7C9', { opacity: 0.55 })
      : '') +
    cercle(x, y, 20, VERRE[etat], {
      stroke: '#59636A',
      'stroke-width': 4,
    }) +
    (etat === 'sale'
      ? cercle(x - 5, y + 4, 15, '#6E5130') +
        cercle(x + 9, y - 6, 9, '#6E5130') +
        cercle(x + 6, y + 22, 8, '#6E5130') +
        cercle(x - 20, y + 24, 6, '#6E5130')
      : '') +
    (etat === 'cassé' ? brise(x, y, s) : '')
  );
};

const cristal = (x: number, y: number, r: number): string =>
  [0, 60, 120]
    .map((tour) => {
      const [dx, dy] = [Math.cos((tour * Math.PI) / 180) * r, Math.sin((tour * Math.PI) / 180) * r];
      return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
    })
    .join('');

const givre =
  chemin('M-55 -158H55L70 -107H-70Z', '#E6F1F8', { stroke: '#FFFFFF', 'stroke-width': 5 }) +
  trait(
    'M-62-112l14-14 2-12M-48-126l12 0M-30-109l8-16 -4-10M-22-125l12-4M4-109l2-20 8-8M6-129l-10-6M64-112l-12-16 2-10M52-128l-10 2M-44-154l8 14 10 4M-36-140l-10 4M-8-156l2 12 8 8M14-156l-4 12M40-155l-6 10',
    '#8FB6CF',
    2.2,
  ) +
  trait(
    cristal(-56, -116, 7) + cristal(-16, -142, 6) + cristal(54, -150, 6) + cristal(-40, -132, 5),
    '#FFFFFF',
    2,
  ) +
  // Seen from the front: the driver sits at our right.
  cercle(28, -129, 14, '#3B5563', { stroke: '#FFFFFF', 'stroke-width': 3.5 }) +
  trait('M20-135l16 10M20-128l12 8M26-140l12 8', '#9FB9C6', 1.8) +
  chemin('M12-112l8-4 10 2 10-3 6 5z', '#FFFFFF', { stroke: '#8FB6CF', 'stroke-width': 1.5 }) +
  chemin('M-88-98Q-60-112 0-109T88-98Q60-92 0-100T-88-98Z', '#F4FAFD', { 'fill-opacity': 0.85 }) +
  trait(
    cristal(-60, -94, 6) + cristal(-20, -92, 5) + cristal(34, -92, 6) + cristal(66, -95, 5),
    '#FFFFFF',
    2.2,
  );

export const vision = {
  'phare sale': faceVoiture(
    'les deux phares sont couverts de boue',
    bleu,
    phare(-1, 'sale'),
    phare(1, 'sale'),
  ),
  'phare cassé': faceDeNuit(
    'un phare est allumé, le verre de l’autre est brisé',
    bleu,
    phare(-1, 'allumé'),
    phare(1, 'cassé'),
  ),
  'un seul phare allumé': faceDeNuit(
    'un phare est allumé, l’autre éteint',
    '#5E6A72',
    phare(-1, 'allumé'),
    phare(1, 'noir'),
  ),
  'pare-brise givré': faceVoiture(
    'tout le pare-brise est blanc de givre, aux bords épais et cristallins, sauf un petit rond gratté devant le siège du conducteur',
    bleu,
    phare(-1, 'éteint'),
    phare(1, 'éteint'),
    givre,
  ),
  'neige sur le toit': faceVoiture(
    'une épaisse couche de neige couvre le toit et le capot',
    rouge,
    phare(-1, 'éteint'),
    phare(1, 'éteint'),
    chemin('M-64 -156Q-66 -190 0 -192Q66 -190 64 -156Q40 -166 22 -156T-24 -158T-64 -156Z', blanc) +
      chemin('M-92 -98Q-60 -122 0 -118T92 -98Q60 -84 30 -92T-40 -92T-92 -98Z', blanc),
  ),
  'pare-brise fissuré': faceVoiture(
    'une longue fissure en étoile traverse le pare-brise',
    bleu,
    phare(-1, 'éteint'),
    phare(1, 'éteint'),
    trait(
      'M20 -134L-44 -122M20 -134L48 -154M20 -134L54 -116M20 -134L6 -156M20 -134L10 -112',
      noir,
      3,
    ),
  ),
  'feu arrière cassé': deNuit(
    'Voiture bleue vue de l’arrière, de nuit ; un feu est allumé, l’autre est brisé',
    pose(
      autoDerriere('#3F5F8A') +
        vitreNoire +
        cercle(-82, -74, 30, '#FF5A4D', { opacity: 0.5 }) +
        chemin('M98 -88H66V-60H100V-78Z', '#15191C') +
        chemin('M66 -60V-76L72 -70L76 -78L80 -66L88 -70L90 -60Z', '#9E2323') +
        cercle(83, -77, 4.5, '#AEB9C0') +
        chemin('M70 -2l8 -5l4 6zM84 6l6 -6l5 5zM94 -4l7 -4l3 6z', '#D62222'),
      0,
      130,
      1.4,
    ),
  ),
} satisfies Record<string, Objet>;
