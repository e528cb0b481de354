import { asphalte, blanc, bleu, lisere } from '../couleurs.ts';
import type { Signe } from '../panneaux/signe.ts';
import { voiture } from '../scene/sprites/voitures.ts';
import { chemin, n, pose, rect, trait } from '../svg.ts';

const L = 340;
const H = 300;
export const HERBE = '#A6CE8E';
export const TROTTOIR = '#E6E0D3';
export const ORANGE = '#FF8A1F';
export const JAUNE = '#F2B705';

export const ligne = (x: number, couleur = blanc, large = 8): string =>
  rect(x - large / 2, -H / 2, large, H, couleur);

/** One path for all the dashes from top to bottom; a gap is four times as long, as between 2.5 m and 10 m. */
export const traits = (
  x: number,
  couleur = blanc,
  long = 27,
  vide = 108,
  large = 8,
  haut = -H / 2,
  bas = H / 2,
): string => {
  const pas = long + vide;
  let d = '';
  for (let y = haut + vide / 9; y < bas; y += pas)
    d += `M${n(x - large / 2)} ${n(y)}h${large}v${n(Math.min(long, bas - y))}h${-large}Z`;
  return chemin(d, couleur);
};

export const enTravers = (y: number, large: number, gauche: number, droite: number): string =>
  rect(gauche, y - large / 2, droite - gauche, large, blanc);

interface Vue {
  mots: string;
  bord?: string;
  /** Where the blue car is; without it, in the right half. */
  x?: number;
  y?: number;
  /** What is said of its place. */
  place?: string;
  fond?: string;
  /** Half of the road's width. */
  demi?: number;
}

/** A road seen from above; the blue car drives up the page. */
export const route = (
  {
    mots,
    bord = HERBE,
    x = 70,
    y = 92,
    place = 'dans la moitié droite',
    fond = asphalte,
    demi = 140,
  }: Vue,
  ...dessus: string[]
): Signe => ({
  l: L + 2,
  h: H + 2,
  svg:
    rect(-L / 2 - 1, -H / 2 - 1, L + 2, H + 2, lisere) +
    rect(-L / 2, -H / 2, L, H, bord) +
    rect(-demi, -H / 2, 2 * demi, H, fond) +
    dessus.join('') +
    pose(voiture(bleu), x, y, 0.9),
  description: `Chaussée vue de dessus, une voiture bleue roule vers le haut${place ? ` ${place}` : ''} ; ${mots}.`,
});

/** A painted arrow: a thin shaft and a short head, `chemins` end where the heads are. */
export const flechePeinte = (
  x: number,
  y: number,
  hampe: string,
  pointes: [x: number, y: number, angle: number][],
): string =>
  pose(
    trait(hampe, blanc, 9, { 'stroke-linecap': 'butt' }) +
      pointes
        .map(([px, py, angle]) =>
          chemin('M0 -22L15 4H-15Z', blanc, {
            transform: `translate(${n(px)} ${n(py)}) rotate(${angle})`,
          }),
        )
        .join(''),
    x,
    y,
  );
