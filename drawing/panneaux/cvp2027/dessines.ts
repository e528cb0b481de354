import { blanc, bleu, noir, nomDe, rouge, vert, type Fond } from '../../couleurs.ts';
import { dans } from '../../dans.ts';
import { carreBleu, debout, disqueRouge, plaque, rectangle, triangleHaut } from '../../plaques.ts';
import { cercle, chemin, pose, rect, texte, trait } from '../../svg.ts';
import { flecheHaut } from '../../symboles/fleches.ts';
import { inscription } from '../../symboles/inscription.ts';
import { mesure } from '../mesure.ts';
import { signe } from '../../signe.ts';
import {
  bandes,
  caravane,
  ecolierQuiCourt,
  litHotel,
  pompe,
  tente,
  vache,
} from '../../symboles/cvp2027.ts';
import { moto } from '../../symboles/deuxroues.ts';
import { pieton, velo } from '../../symboles/pietonEtVelo.ts';
import { croix } from '../../symboles/services.ts';

const triangle = (mots: string, ...dessus: string[]) => signe(triangleHaut, mots, ...dessus);

const traversee = (mots: string, ...dessus: string[]) =>
  signe(
    carreBleu,
    `un triangle blanc et, dedans, ${mots}`,
    chemin('M0 -78L80 70H-80Z', blanc),
    ...dessus,
  );

const service = (mots: string, ...dessus: string[]) =>
  signe(
    plaque([1, 1], bleu, 'sans bord'),
    `un carré blanc et, dedans, ${mots}`,
    rect(-78, -78, 156, 156, blanc),
    ...dessus,
  );

/** Fine white lines part red from blue. */
const interdit = { l: 200, h: 200, rayon: 100, mots: 'Panneau rond, bord rouge, fond bleu' };
const plaqueInterdit = {
  ...interdit,
  svg: cercle(0, 0, 100, rouge) + cercle(0, 0, 76, blanc) + cercle(0, 0, 74, bleu),
  fond: bleu,
  contour: '',
};
const barreRouge = (monte: boolean): string => {
  const bord = 74 * Math.SQRT1_2;
  const contour = `M${-bord} ${monte ? bord : -bord}L${bord} ${monte ? -bord : bord}`;
  const bouts = { 'stroke-linecap': 'butt' };
  return trait(contour, blanc, 20, bouts) + trait(contour, rouge, 16, bouts);
};
const coins = cercle(0, 0, 77, 'none', { stroke: rouge, 'stroke-width': 4 });

const numero = (fond: Fond, exemple: string) => ({
  exemple,
  avec: (valeur: string) =>
    signe(
      rectangle(
        170,
        96,
        fond,
        fond === blanc ? 'bord noir' : 'bord blanc',
        `Panneau rectangulaire couché, fond ${nomDe[fond]}`,
      ),
      `l’inscription « ${valeur} » en ${fond === blanc ? 'noir' : 'blanc'}`,
      inscription(valeur, 0, 19, 54, fond === blanc ? noir : blanc, 140),
    ),
});

const surDisque = (
  mots: string,
  unite: string,
  exemple: string,
  taille: number,
  place: number,
  plus: string,
) => ({
  exemple,
  avec: (valeur: string) => {
    const dite = mesure(valeur, unite);
    const ecrite = dite.replace('\u00A0', '\u202F');
    return signe(
      disqueRouge,
      `l’inscription « ${dite} » en noir${mots}`,
      inscription(ecrite, 0, taille * 0.36, taille, noir, place),
      plus && chemin(plus, noir),
    );
  },
});

const debout2 = debout(bleu, 'bord blanc');

export const ceux = {
  A21: triangle(
    'une personne noire qui marche sur des bandes noires',
    pose(pieton(noir), 0, 14, 0.72),
    pose(bandes(noir), 0, 45, 0.85),
  ),
  A23: triangle(
    'deux petites silhouettes noires qui courent',
    pose(ecolierQuiCourt(noir), -20, 36, 0.62),
    pose(ecolierQuiCourt(noir), 20, 31, 0.73),
  ),
  A25: triangle('une bicyclette noire', pose(velo(noir), 0, 35, 0.7)),
  A27: triangle('une vache noire', pose(vache(noir), 3, 30, 0.68)),
  C1: signe(
    {
      ...disqueRouge,
      svg: cercle(0, 0, 100, rouge) + cercle(0, 0, 97, blanc) + cercle(0, 0, 94, rouge),
      mots: 'Panneau rond, fond rouge, fin bord blanc',
    },
    'une barre blanche horizontale',
    rect(-68, -16, 136, 32, blanc),
  ),
  C7: signe(disqueRouge, 'une motocyclette noire', pose(moto(noir), 0, 2, 1)),
  C21: surDisque('', 't', '5,5 t', 60, 116, ''),
  C27: surDisque(
    ' entre deux pointes noires, à gauche et à droite',
    'm',
    '2,5 m',
    42,
    84,
    'M-48 0L-68 14V-14ZM48 0L68 14V-14Z',
  ),
  C29: surDisque(
    ' entre deux pointes noires, en haut et en bas',
    'm',
    '2,5 m',
    52,
    112,
    'M0 -38L15 -62H-15ZM0 38L15 62H-15Z',
  ),
  E1: signe(plaqueInterdit, 'une barre rouge oblique bordée de blanc', barreRouge(false), coins),
  E3: signe(
    plaqueInterdit,
    'deux barres rouges en croix, bordées de blanc',
    barreRouge(false),
    barreRouge(true),
    coins,
  ),
  E9: signe(
    debout2,
    'la lettre « P » en blanc',
    dans(debout2, [16, 84], [16, 84], texte('P', 0, 0, 100, blanc)),
  ),
  F23a: numero(bleu, 'N4'),
  F23b: numero(vert, 'A54'),
  F23c: numero(vert, 'E411'),
  F23d: numero(blanc, 'R0'),
  F45a: signe(
    carreBleu,
    'une bande blanche debout, fermée en haut par une bande rouge bordée de blanc',
    rect(-15, -20, 30, 88, blanc),
    rect(-44, -48, 88, 28, rouge, { stroke: blanc, 'stroke-width': 4 }),
  ),
  F48: traversee(
    'une personne noire qui marche sur des bandes noires',
    pose(pieton(noir), 0, 4, 0.8),
    pose(bandes(noir), 0, 40, 0.92),
  ),
  F49: traversee(
    'une bicyclette noire sur des bandes noires',
    pose(bandes(noir), 0, 42, 0.92),
    pose(velo(noir), 0, 22, 0.7),
  ),
  F53: signe(
    carreBleu,
    'la lettre « H » en blanc',
    dans(carreBleu, [22, 78], [18, 82], texte('H', 0, 0, 100, blanc), { étiré: true }),
  ),
  F55: service('une croix rouge', pose(croix(rouge), 0, 0, 1.2)),
  F65a: service('une pompe noire', pose(pompe(noir), 0, 0, 0.9)),
  F66: service('un lit noir', pose(litHotel(noir), 0, 0, 1.1)),
  F71: service('une tente noire', pose(tente(noir), 0, 6, 0.92)),
  F73: service('une caravane noire', pose(caravane(noir), -6, 4, 0.88)),
  F97: signe(
    debout2,
    'une flèche blanche vers le haut qu’un trait blanc, à sa droite, vient rejoindre',
    flecheHaut(-30, 100, -100, 20, blanc),
    trait('M38 100V54Q38 40 26 31L-24 -8', blanc, 20, { 'stroke-linecap': 'butt' }),
  ),
};
