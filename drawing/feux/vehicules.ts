import type { Signe } from '../panneaux/signe.ts';
import { pose } from '../svg.ts';
import { pieton, velo } from '../symboles/usagers.ts';
import {
  CORPS,
  ORANGE,
  ROUGE,
  VERT,
  caisse,
  couleurs,
  eclats,
  feu,
  figure,
  fleche,
  lampe,
  nomsCouleur,
  nomsSens,
  sens,
  trois,
  troisFigure,
  type Couleur,
  type Sens,
} from './commun.ts';

const allumee = (c: Couleur) => `celle ${couleurs[c].rang}, ${couleurs[c].au}, est allumée`;

/** A small housing at the side of the lowest lamp, for what comes on top of the three. */
const aCote = (svg: string, cote: -1 | 1 = 1): string =>
  caisse(cote === 1 ? 47 : -129, 29, 82, 81) + figure(cote * 88, 70, svg);

type NomFleche = `flèche ${'rouge' | 'orange' | 'verte'} ${Sens}`;
type NomPlus = `${'rouge' | 'orange'} et flèche verte ${Sens}`;
type NomVeloPlus = `rouge et vélo orange clignotant ${Sens}`;

/** An arrow to the left hangs on the left. */
const cote = (s: Sens): -1 | 1 => (s === 'à gauche' ? -1 : 1);

const feminin = (c: Couleur) => (c === 'vert' ? 'verte' : c);

const fleches = Object.fromEntries(
  nomsCouleur.flatMap((c) =>
    nomsSens.map((s) => [
      `flèche ${feminin(c)} ${s}`,
      feu(
        troisFigure(c, fleche(sens[s].angle, couleurs[c].vif)),
        `${CORPS} ; à la place de celle ${couleurs[c].rang} est allumée une flèche ${couleurs[c].au} ${sens[s].mots}`,
      ),
    ]),
  ),
) as Record<NomFleche, Signe>;

const supplementaires = Object.fromEntries(
  (['rouge', 'orange'] as const).flatMap((c) =>
    nomsSens.map((s) => [
      `${c} et flèche verte ${s}`,
      feu(
        pose(trois(c, aCote(fleche(sens[s].angle, VERT), cote(s))), cote(s) * -43, 0),
        `${CORPS} ; ${allumee(c)}, et à côté une flèche verte ${sens[s].mots}`,
        190,
      ),
    ]),
  ),
) as Record<NomPlus, Signe>;

const cycle = (couleur: string, k = 0.45) => pose(velo(couleur), 0, -1, k);

const cyclistes = Object.fromEntries(
  nomsCouleur.map((c) => [
    `vélo ${c}`,
    feu(
      troisFigure(c, cycle(couleurs[c].vif)),
      `${CORPS} ; à la place de celle ${couleurs[c].rang} est allumée une bicyclette ${couleurs[c].au}`,
    ),
  ]),
) as Record<`vélo ${Couleur}`, Signe>;

const veloEtFleche = Object.fromEntries(
  nomsSens.map((s) => [
    `rouge et vélo orange clignotant ${s}`,
    feu(
      pose(
        trois(
          'rouge',
          caisse(47, -41, 82, 151) +
            figure(88, 0, cycle(ORANGE)) +
            figure(88, 70, fleche(sens[s].angle, ORANGE)) +
            eclats(88, 35, ORANGE, [1]),
        ),
        -60,
        0,
      ),
      `${CORPS} ; celle du haut, rouge, est allumée, et à côté clignotent une bicyclette jaune-orange et une flèche jaune-orange ${sens[s].mots}`,
      224,
    ),
  ]),
) as Record<NomVeloPlus, Signe>;

const autour = [0, 90, 180, 270]
  .map((a) => `<g transform="rotate(${a})"><path d="M0 -29L8 -20H-8Z" fill="${VERT}"/></g>`)
  .join('');

export const vehicules = {
  rouge: feu(trois('rouge'), `${CORPS} ; ${allumee('rouge')}`),
  orange: feu(trois('orange'), `${CORPS} ; ${allumee('orange')}`),
  vert: feu(trois('vert'), `${CORPS} ; ${allumee('vert')}`),
  éteint: feu(trois(), `${CORPS} ; aucune n’est allumée`),
  'orange clignotant': feu(
    trois('orange', eclats(0, 0, ORANGE)),
    `${CORPS} ; celle du milieu, jaune-orange, clignote`,
  ),
  ...fleches,
  ...supplementaires,
  'flèche verte à la sortie': feu(
    caisse(-43, -43, 86, 86) + figure(0, 0, fleche(-90, VERT)),
    'Une seule lampe, dans laquelle est allumée une flèche verte vers la gauche',
    100,
    100,
  ),
  ...cyclistes,
  'vélo vert et flèches': feu(
    troisFigure('vert', cycle(VERT, 0.25) + autour),
    `${CORPS} ; à la place de celle du bas est allumée une bicyclette verte entourée de quatre petites flèches vertes`,
  ),
  'vélo et piéton rouges': feu(
    caisse(-43, -76, 86, 152) +
      figure(0, -35, pose(velo(ROUGE), -12, 0, 0.24) + pose(pieton(ROUGE), 14, 0, 0.38)) +
      lampe(0, 35),
    'Deux lampes l’une sous l’autre ; dans celle du haut sont allumées une bicyclette et une silhouette debout, rouges',
    160,
    166,
  ),
  'vélo et piéton verts': feu(
    caisse(-43, -76, 86, 152) +
      lampe(0, -35) +
      figure(0, 35, pose(velo(VERT), -12, 0, 0.24) + pose(pieton(VERT), 14, 0, 0.38)),
    'Deux lampes l’une sous l’autre ; dans celle du bas sont allumées une bicyclette et une silhouette qui marche, vertes',
    160,
    166,
  ),
  ...veloEtFleche,
};
