import type { Signe } from '../signe.ts';
import { cercle, chemin, pose, rect, trait } from '../svg.ts';
import { voyant } from './voyant.ts';

const lampe = (c: string) => trait('M-18 -42H2Q66 -38 66 0Q66 38 2 42H-18Q-26 0 -18 -42Z', c, 8);

const lampeGauche = (c: string) => pose(lampe(c), 18, 0);

const rayons = (couleur: string, pente: number, x = -22, bout = -76) =>
  trait(
    [-30, -10, 10, 30]
      .map((y) => `M${x - (y * y) / 90} ${y - 2}L${bout} ${y - 2 + pente}`)
      .join(''),
    couleur,
    8,
  );

const vague = (x: number) => `M${x} -46Q${x - 14} -34 ${x} -22T${x} 2T${x} 26T${x} 48`;

const rayonsPosition = (couleur: string, sens: number) =>
  chemin(
    `M${sens * 14} -34Q${sens * 54} -30 ${sens * 54} 0Q${sens * 54} 30 ${sens * 14} 34Z`,
    'none',
    {
      stroke: couleur,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    },
  ) +
  trait(
    `M${sens * 68} -24L${sens * 92} -38M${sens * 72} 0H${sens * 98}M${sens * 68} 24L${sens * 92} 38`,
    couleur,
    8,
  );

const fleche = (couleur: string, s: number) =>
  chemin(`M${s * 90} 0L${s * 50} -40V-18H${s * 14}V18H${s * 50}V40Z`, couleur);

export const temoins = {
  'voyant feux de route': voyant(
    'bleu',
    'une lampe et quatre traits horizontaux',
    (c) => lampeGauche(c) + rayons(c, 0, -26, -88),
  ),
  'voyant feux de croisement': voyant(
    'vert',
    'une lampe et quatre traits qui descendent',
    (c) => lampeGauche(c) + rayons(c, 20, -26, -88),
  ),
  'voyant brouillard avant': voyant(
    'vert',
    'une lampe à droite et trois traits qui descendent, coupés par une vague',
    (couleur) =>
      lampeGauche(couleur) +
      trait('M-28 -26L-86 -10M-32 0L-90 16M-28 26L-86 42', couleur, 8) +
      trait(vague(-58), couleur, 7),
  ),
  'voyant brouillard arrière': voyant(
    'orange',
    'une lampe à gauche et trois traits horizontaux, coupés par une vague',
    (couleur) =>
      pose(lampeGauche(couleur), 0, 0, 1, true) +
      trait('M28 -26H86M32 0H90M28 26H86', couleur, 8) +
      trait(vague(58), couleur, 7),
  ),
  'voyant feux de position': voyant(
    'vert',
    'deux lampes dos à dos, avec trois rayons chacune',
    (c) => rayonsPosition(c, -1) + rayonsPosition(c, 1),
  ),
  'voyant quatre clignotants': voyant(
    'rouge',
    'deux triangles l’un dans l’autre',
    (c) => trait('M0 -64L74 58H-74Z', c, 10) + trait('M0 -20L36 38H-36Z', c, 9),
  ),
  'voyant clignotants': voyant(
    'vert',
    'deux grosses flèches, l’une vers la gauche, l’autre vers la droite',
    (c) => fleche(c, -1) + fleche(c, 1),
  ),
  'voyant ceinture': voyant(
    'rouge',
    'une personne assise de face, une bande en travers du corps',
    (couleur) =>
      cercle(0, -50, 18, couleur) +
      chemin('M-26 -24Q0 -32 26 -24Q40 -16 40 12V34H-40V12Q-40 -16 -26 -24Z', couleur) +
      rect(-40, 42, 80, 18, couleur, { rx: 8 }) +
      trait('M-30 -26L38 36', '#11161A', 10) +
      cercle(36, 42, 11, couleur),
  ),
  'voyant porte ouverte': voyant(
    'rouge',
    'une voiture vue de dessus, deux portières écartées',
    (couleur) =>
      rect(-30, -72, 60, 144, couleur, { rx: 22 }) +
      chemin('M-20 -34Q0 -46 20 -34L16 -14H-16Z', '#11161A') +
      chemin('M-17 34H17L19 48Q0 56 -19 48Z', '#11161A') +
      trait('M-30 -14L-70 14M30 -14L70 14', couleur, 10),
  ),
  'voyant carburant': voyant(
    'orange',
    'une pompe avec son tuyau',
    (couleur) =>
      rect(-48, -60, 64, 120, couleur, { rx: 6 }) +
      rect(-38, -48, 44, 36, '#11161A', { rx: 3 }) +
      rect(-58, 52, 84, 12, couleur, { rx: 3 }) +
      trait('M18 -4H28Q36 -4 36 6V34Q36 46 46 46Q56 46 56 34V-22L34 -46', couleur, 9),
  ),
  'voyant lave-glace': voyant(
    'orange',
    'une vitre bombée et des jets d’eau en gerbe',
    (couleur) =>
      trait('M-72 -22Q0 -62 72 -22L54 48Q0 30 -54 48Z', couleur, 9) +
      trait('M0 60V-12M-8 -18Q-20 -36 -34 -14M8 -18Q20 -36 34 -14', couleur, 7, {
        'stroke-dasharray': '12 9',
      }),
  ),
  'voyant préchauffage': voyant('orange', 'un fil enroulé en trois boucles', (couleur) =>
    trait(
      'M-88 14H-58Q-40 14 -40 -18Q-40 -36 -30 -36Q-18 -36 -18 -14Q-18 16 -30 16Q-42 16 -34 -4Q-14 -44 2 -34Q14 -24 10 0Q6 18 -4 16Q-14 12 -4 -8Q14 -44 30 -34Q42 -22 40 -4Q40 14 58 14H88',
      couleur,
      8,
    ),
  ),
  'voyant lunette chauffée': voyant(
    'orange',
    'une vitre rectangulaire et trois flèches ondulées vers le haut',
    (couleur) =>
      rect(-74, -50, 148, 84, 'none', { stroke: couleur, 'stroke-width': 9, rx: 12 }) +
      trait(
        [-36, 0, 36]
          .map((x) => `M${x} 58Q${x - 16} 38 ${x} 20T${x} -22M${x - 11} -12L${x} -26L${x + 11} -12`)
          .join(''),
        couleur,
        7,
      ),
  ),
  'voyant verglas': voyant('orange', 'un flocon à six branches', (couleur) =>
    [0, 60, 120]
      .map((angle) =>
        trait('M0 -66V66M-14 -58L0 -44L14 -58M-14 58L0 44L14 58', couleur, 8, {
          transform: `rotate(${angle})`,
        }),
      )
      .join(''),
  ),
} satisfies Record<string, Signe>;
