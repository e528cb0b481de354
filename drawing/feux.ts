import { blanc, lisere, rouge } from './couleurs.ts';
import type { Signe } from './panneaux/signe.ts';
import { cercle, chemin, rect, trait } from './svg.ts';

const VERT = '#22A559';
const ORANGE = '#FF9D0A';
const CAISSE = '#1A1F23';
const ETEINT = '#39424A';

const lampe = (x: number, y: number, couleur = ETEINT) =>
  cercle(x, y, 31, '#0C0F11') +
  cercle(
    x,
    y,
    28,
    couleur,
    couleur === ETEINT ? {} : { stroke: blanc, 'stroke-opacity': 0.35, 'stroke-width': 3 },
  );

/** Strokes round a lamp: it goes on and off. They stand outside the housing, to be seen. */
const eclats = (x: number, y: number, couleur: string) =>
  trait(
    [-1, 1]
      .map(
        (s) =>
          `M${x + s * 57} ${y}h${s * 20}M${x + s * 55} ${y - 21}l${s * 17} -9M${x + s * 55} ${y + 21}l${s * 17} 9`,
      )
      .join(''),
    couleur,
    6,
  );

const caisse = (x: number, y: number, l: number, h: number) =>
  rect(x - 4, y - 4, l + 8, h + 8, lisere, { rx: 25 }) +
  rect(x - 3, y - 3, l + 6, h + 6, blanc, { rx: 24 }) +
  rect(x, y, l, h, CAISSE, { rx: 21 });

const trois = (
  haut: string | undefined,
  milieu: string | undefined,
  bas: string | undefined,
  plus = '',
) =>
  caisse(-43, -110, 86, 220) + lampe(0, -70, haut) + lampe(0, 0, milieu) + lampe(0, 70, bas) + plus;

const feu = (svg: string, mots: string, l = 160): Signe => ({
  l,
  h: 230,
  svg,
  description: `${mots}.`,
});

const CORPS = 'Feu de signalisation à trois lampes l’une sous l’autre';

const feux = {
  rouge: feu(trois(rouge, undefined, undefined), `${CORPS} ; celle du haut, rouge, est allumée`),
  orange: feu(
    trois(undefined, ORANGE, undefined),
    `${CORPS} ; celle du milieu, jaune-orange, est allumée`,
  ),
  vert: feu(trois(undefined, undefined, VERT), `${CORPS} ; celle du bas, verte, est allumée`),
  éteint: feu(trois(undefined, undefined, undefined), `${CORPS} ; aucune n’est allumée`),
  'orange clignotant': feu(
    trois(undefined, ORANGE, undefined, eclats(0, 0, ORANGE)),
    `${CORPS} ; celle du milieu, jaune-orange, clignote`,
  ),
  'rouge et flèche verte à droite': feu(
    caisse(-43, -110, 86, 220) +
      caisse(47, 29, 82, 81) +
      lampe(0, -70, rouge) +
      lampe(0, 0) +
      lampe(0, 70) +
      cercle(88, 70, 31, '#0C0F11') +
      trait('M71 70H94', VERT, 8, { 'stroke-linecap': 'butt' }) +
      chemin('M110 70L92 84V56Z', VERT),
    `${CORPS} ; celle du haut, rouge, est allumée, et à côté une flèche verte vers la droite`,
    266,
  ),
  'deux rouges alternés': {
    l: 236,
    h: 110,
    svg: caisse(-96, -46, 192, 92) + lampe(-46, 0, rouge) + lampe(46, 0, '#4A1B20'),
    description: 'Deux lampes rouges côte à côte, qui s’allument tour à tour.',
  },
} satisfies Record<string, Signe>;

export type EtatFeu = keyof typeof feux;
export const etatsFeu = Object.keys(feux) as EtatFeu[];

export function signeFeu(etat: EtatFeu): Signe {
  if (!Object.hasOwn(feux, etat))
    throw new Error(`Le feu « ${etat} » n’est pas dessiné. Choix : ${etatsFeu.join(', ')}.`);
  return feux[etat];
}
