import { asphalte, blanc, bleu, lisere } from '../couleurs.ts';
import type { Signe } from '../signe.ts';
import { voiture } from '../sprites/spritesVoitures.ts';
import { chemin, n, pose, rect, trait } from '../svg.ts';

const LARGEUR = 340;
const HAUTEUR = 300;
export const HERBE = '#A6CE8E';
export const TROTTOIR = '#E6E0D3';
export const ORANGE = '#FF8A1F';
export const JAUNE = '#F2B705';

export const ligne = (x: number, couleur = blanc, large = 8): string =>
  rect(x - large / 2, -HAUTEUR / 2, large, HAUTEUR, couleur);

/** Gaps are four times as long, as between 2.5 m and 10 m. */
export const traits = (
  x: number,
  couleur = blanc,
  long = 27,
  vide = 108,
  large = 8,
  haut = -HAUTEUR / 2,
  bas = HAUTEUR / 2,
): string => {
  const intervalle = long + vide;
  let contour = '';
  for (let y = haut + vide / 9; y < bas; y += intervalle)
    contour += `M${n(x - large / 2)} ${n(y)}h${large}v${n(Math.min(long, bas - y))}h${-large}Z`;
  return chemin(contour, couleur);
};

export const enTravers = (y: number, large: number, gauche: number, droite: number): string =>
  rect(gauche, y - large / 2, droite - gauche, large, blanc);

interface Vue {
  mots: string;
  bord?: string;
  x?: number;
  y?: number;
  place?: string;
  fond?: string;
  demi?: number;
}

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
  l: LARGEUR + 2,
  h: HAUTEUR + 2,
  svg:
    rect(-LARGEUR / 2 - 1, -HAUTEUR / 2 - 1, LARGEUR + 2, HAUTEUR + 2, lisere) +
    rect(-LARGEUR / 2, -HAUTEUR / 2, LARGEUR, HAUTEUR, bord) +
    rect(-demi, -HAUTEUR / 2, 2 * demi, HAUTEUR, fond) +
    dessus.join('') +
    pose(voiture(bleu), x, y, 0.9),
  description: `Chaussée vue de dessus, une voiture bleue roule vers le haut${place ? ` ${place}` : ''} ; ${mots}.`,
});

/** `chemins` end where the heads are. */
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
