import { asphalte, blanc, bleu, lisere } from './couleurs.ts';
import type { Signe } from './panneaux/signe.ts';
import { chemin, pose, rect } from './svg.ts';
import { voitureDessus } from './symboles/vehicules.ts';

const L = 340;
const H = 300;
const HERBE = '#7FA36B';
const TROTTOIR = '#C9CCC8';

const ligne = (x: number, couleur = blanc) => rect(x - 4, -H / 2, 8, H, couleur);
const traits = (x: number, couleur = blanc, long = 44, vide = 36) => {
  const pas = long + vide;
  let d = '';
  for (let y = -H / 2 + vide / 2; y < H / 2; y += pas)
    d += `M${x - 4} ${y}h8v${Math.min(long, H / 2 - y)}h-8Z`;
  return chemin(d, couleur);
};

/** A road seen from above, its edges green; the blue car drives up the page in the right-hand lane. */
const route = (mots: string, bord: string, ...dessus: string[]): Signe => ({
  l: L + 2,
  h: H + 2,
  svg:
    rect(-L / 2 - 1, -H / 2 - 1, L + 2, H + 2, lisere) +
    rect(-L / 2, -H / 2, L, H, bord) +
    rect(-140, -H / 2, 280, H, asphalte) +
    dessus.join('') +
    pose(voitureDessus(bleu), 70, 92, 1.12),
  description: `Chaussée vue de dessus, une voiture bleue roule vers le haut dans la moitié droite ; ${mots}.`,
});

const marquages = {
  'ligne continue': route('au milieu, une ligne blanche continue', HERBE, ligne(0)),
  'ligne discontinue': route('au milieu, une ligne blanche interrompue', HERBE, traits(0)),
  'continue de mon côté': route(
    'au milieu, deux lignes blanches : continue du côté de la voiture bleue, interrompue de l’autre côté',
    HERBE,
    traits(-9),
    ligne(9),
  ),
  'discontinue de mon côté': route(
    'au milieu, deux lignes blanches : interrompue du côté de la voiture bleue, continue de l’autre côté',
    HERBE,
    ligne(-9),
    traits(9),
  ),
  'jaune discontinue au bord': route(
    'à droite, le long du trottoir, une ligne jaune interrompue',
    TROTTOIR,
    traits(0),
    traits(146, '#F2B705', 34, 22),
  ),
  'triangles blancs': route(
    'en travers de sa moitié, une rangée de triangles blancs dont la pointe est tournée vers elle',
    HERBE,
    ligne(0),
    chemin([0, 1, 2, 3].map((i) => `M${12 + i * 32} -70h26l-13 40Z`).join(''), blanc),
  ),
} satisfies Record<string, Signe>;

export type NomMarquage = keyof typeof marquages;
export const nomsMarquage = Object.keys(marquages) as NomMarquage[];

export function signeMarquage(nom: NomMarquage): Signe {
  if (!Object.hasOwn(marquages, nom))
    throw new Error(
      `Le marquage « ${nom} » n’est pas dessiné. Choix : ${nomsMarquage.join(', ')}.`,
    );
  return marquages[nom];
}
