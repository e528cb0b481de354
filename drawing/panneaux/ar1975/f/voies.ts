import { blanc, bleu, noir, vert, type Fond } from '../../../couleurs.ts';
import { dans, enX, enY } from '../../../dans.ts';
import { carreBleu, plaque, rectangle } from '../../../plaques.ts';
import { cercle, chemin, rect, texte, trait } from '../../../svg.ts';
import { flecheHaut } from '../../../symboles/fleches.ts';
import { velo } from '../../../symboles/pietonEtVelo.ts';
import { a } from '../a.ts';
import { signe, type Signe } from '../../../signe.ts';
import { bleuCouche, bleuDebout } from './plaquesF.ts';
import { axe, brise, enColonne, fleche, forme, tirets } from './tracer.ts';
import { champ } from './champs.ts';

const portique = rectangle(
  330,
  100,
  bleu,
  'bord blanc',
  'Panneau rectangulaire très large, fond bleu',
);
const route = (numero: string, x: number, y: number, fond: Fond): string =>
  rect(x - 24, y - 11, 48, 22, fond, { rx: 4, stroke: blanc, 'stroke-width': 2 }) +
  texte(numero, x, y + 7, 20, blanc, 40);

const bus = plaque([4, 3], bleu, 'bord blanc');

const CHOIX50 = { cyclistes: a.A25, piétons: a.A21 };

const points = (gauche: number, droite: number, haut: number, bas: number): string => {
  const intervalle = (enX(bleuDebout, droite) - enX(bleuDebout, gauche)) / 6;
  const rangee = (enY(bleuDebout, bas) - enY(bleuDebout, haut)) / 7;
  return [1, 2, 3, 4, 5, 6]
    .flatMap((rang) => (rang % 2 ? [1, 3, 5] : [2, 4]).map((i) => [i, rang] as const))
    .map(([i, rang]) =>
      cercle(
        enX(bleuDebout, gauche) + intervalle * i,
        enY(bleuDebout, haut) + rangee * rang,
        4.2,
        noir,
      ),
    )
    .join('');
};

const MINCES = [
  'une large ligne interrompue',
  'une ligne interrompue mince, une ligne interrompue plus large',
  'deux lignes interrompues minces, une ligne interrompue plus large',
];

/** One to three lanes beside it; the decree's picture has three. */
function bandeBus(bandes: number): Signe {
  const minces = MINCES[bandes - 1];
  if (minces === undefined)
    throw new Error(
      `F17 ne connaît pas « ${bandes} ». Une à trois bandes à côté de celle des bus.`,
    );
  const x = (bande: number) => 4 + (92 * bande) / (bandes + 1);
  return signe(
    bus,
    `en blanc, ${minces} et, à sa droite, les lettres « BUS » l’une sous l’autre`,
    ...Array.from({ length: bandes - 1 }, (_, i) =>
      tirets(bus, x(i + 1), 1.9, '9 24, 43 57, 76 91', blanc),
    ),
    tirets(bus, x(bandes), 3.6, '9 21, 28 44, 52 68, 79 91', blanc),
    enColonne(bus, 'BUS', [x(bandes + 0.5) - 6, x(bandes + 0.5) + 6], [8, 92], blanc),
  );
}

/** One lane goes straight on; of two the left one turns. */
const VERS: Record<number, string[]> = {
  1: [axe(44, 89, 50)],
  2: ['35 89, 35 62, 22.5 50', axe(57, 89, 50)],
};

/** One of several layouts in use. */
function zoneAvancee(bandes: number): Signe {
  const fleches = VERS[bandes];
  if (!fleches) throw new Error(`F14 ne connaît pas « ${bandes} ». Une ou deux bandes.`);
  return signe(
    carreBleu,
    `en blanc, le contour d’une chaussée ; près du haut, une bicyclette entre deux lignes en travers, et dessous ${bandes === 1 ? 'une flèche vers le haut' : 'deux flèches, l’une oblique à gauche, l’autre vers le haut'} ; à droite, deux lignes interrompues côte à côte`,
    brise(carreBleu, '17.5 89, 17.5 16.5, 78 16.5', 2.6, blanc),
    champ(carreBleu, [16.5, 79], [14.5, 18.5], blanc),
    champ(carreBleu, [16.5, 71.5], [43.5, 48.5], blanc),
    brise(carreBleu, '79.5 89, 79.5 11, 89 11', 2.6, blanc),
    dans(carreBleu, [32, 59], [23, 41], velo(blanc)),
    bandes === 1 ? '' : tirets(carreBleu, 44, 2.4, '49 58, 62 71, 75 84', blanc),
    tirets(carreBleu, 70.5, 2.2, '49 53, 59 67, 75 83', blanc),
    tirets(carreBleu, 75.5, 2.2, '44 52, 59 67, 75 83', blanc),
    ...fleches.map((trait) => fleche(carreBleu, trait, 4.4, blanc)),
  );
}

const PARTS = { bande: 1, BUS: 1.8 };

function siteBus(valeur: string): Signe {
  const morceaux = valeur.trim().split(/\s+/);
  const site = morceaux.indexOf('BUS');
  if (
    site < 0 ||
    morceaux.length > 4 ||
    !morceaux.every((m, i) => (m === 'BUS' ? i === site : m === '↑' || m === '↓'))
  )
    throw new Error(
      `F18 ne connaît pas « ${valeur} ». Les bandes de gauche à droite, BUS une fois, par exemple « BUS ↓ ↑ ».`,
    );
  const largeurs = morceaux.map((m) => (m === 'BUS' ? PARTS.BUS : PARTS.bande));
  const total = largeurs.reduce((somme, l) => somme + l, 0);
  const x = (i: number, part = 0) =>
    4 +
    (92 * (largeurs.slice(0, i).reduce((s, l) => s + l, 0) + part * (largeurs[i] ?? 0))) / total;
  const noms = { '↓': 'une flèche vers le bas', '↑': 'une flèche vers le haut' };
  const dit = (liste: string[]) => liste.map((m) => noms[m as '↓' | '↑']).join(' et ');
  const [avant, apres] = [morceaux.slice(0, site), morceaux.slice(site + 1)];
  const lignes = [
    ...(avant.length ? [[x(site), x(site) + 3.2] as const] : []),
    ...(apres.length ? [[x(site + 1) - 3.2, x(site + 1)] as const] : []),
  ];
  return signe(
    bus,
    `en blanc, ${avant.length ? `à gauche ${dit(avant)}, ` : ''}${apres.length ? `à droite ${dit(apres)}, ` : ''}${lignes.length > 1 ? 'deux lignes continues et, entre elles,' : 'une ligne continue et, à côté,'} les lettres « BUS » et les lettres « TRAM » l’une sous l’autre`,
    ...morceaux.map((m, i) =>
      m === 'BUS'
        ? ''
        : fleche(bus, m === '↓' ? axe(x(i, 0.5), 27, 73) : axe(x(i, 0.5), 73, 27), 3.4, blanc, {
            tete: 1.5,
            long: 2.8,
          }),
    ),
    ...lignes.map((l) => champ(bus, l, [8, 92], blanc)),
    enColonne(bus, 'BUS', [x(site, 0.25), x(site, 0.45)], [18, 82], blanc),
    enColonne(bus, 'TRAM', [x(site, 0.56), x(site, 0.78)], [7, 93], blanc),
  );
}

export const voies = {
  F14: {
    sans: zoneAvancee(2),
    exemple: '1',
    avec: (valeur: string) => zoneAvancee(Number(valeur)),
  },
  F15: signe(
    portique,
    'en blanc, une flèche vers le bas à chaque bout ; à gauche le nom « Namur » au-dessus du numéro « E411 » sur vert, à droite le nom « Wavre » au-dessus du numéro « N4 »',
    fleche(portique, axe(7.5, 11, 88), 2.6, blanc, { tete: 1.55, long: 2.4 }),
    fleche(portique, axe(92.5, 11, 88), 2.6, blanc, { tete: 1.55, long: 2.4 }),
    texte('Namur', -66, -6, 36, blanc),
    texte('Wavre', 66, -6, 36, blanc),
    route('E411', -66, 24, vert),
    route('N4', 66, 24, bleu),
  ),
  F17: { sans: bandeBus(3), exemple: '2', avec: (valeur: string) => bandeBus(Number(valeur)) },
  F18: { sans: siteBus('↓ BUS ↑'), exemple: 'BUS ↓ ↑', avec: siteBus },
  F19: signe(
    carreBleu,
    'une grande flèche blanche vers le haut',
    flecheHaut(0, 76, -76, 34, blanc),
  ),
  F21: signe(
    bleuCouche,
    'une flèche blanche horizontale à deux pointes, l’une vers la gauche, l’autre vers la droite',
    forme(bleuCouche, '8 50, 33 27, 33 41, 67 41, 67 27, 92 50, 67 73, 67 59, 33 59, 33 73', blanc),
  ),
  F50bis: {
    exemple: 'cyclistes',
    avec: (valeur: string) => {
      const rappel = Object.entries(CHOIX50).find(([nom]) => nom === valeur)?.[1];
      if (!rappel)
        throw new Error(
          `F50bis ne connaît pas « ${valeur} ». Choix : ${Object.keys(CHOIX50).join(', ')}.`,
        );
      const [, dessin = ''] = /fond blanc, (.*)\.$/.exec(rappel.description) ?? [];
      return signe(
        bleuCouche,
        `une mince flèche blanche qui tourne vers la droite et, à sa droite, un triangle à bord rouge et fond blanc où se voit ${dessin}`,
        trait('M-104 59V32A76 68 0 0 1 -28 -36H-8', blanc, 10, { 'stroke-linecap': 'butt' }),
        chemin('M20 -36L-12 -56V-16Z', blanc),
        dans(bleuCouche, [43, 90], [19, 81], rappel.svg),
      );
    },
  },
  F87: signe(
    carreBleu,
    'un triangle blanc et, dedans, une bosse noire sur une ligne noire',
    forme(carreBleu, '50 14, 90 83, 10 83', blanc),
    champ(carreBleu, [21, 79], [73.5, 78], noir),
    chemin('M-40 45.5C-26 45 -18 23.5 0 23.5S26 45 40 45.5Z', noir),
  ),
  F95: signe(
    bleuDebout,
    'en blanc, une route qui vient du bas à droite et s’écarte vers le haut à gauche ; tout droit, une voie qui finit dans un champ blanc à points noirs',
    chemin('M21.3 101C20 59 5 25 -11.5 -2.5L-56 -70L-41 -81L21.3 12.3V-25H41V101Z', blanc),
    champ(bleuDebout, [55, 82], [11, 43], blanc),
    points(55, 82, 11, 43),
  ),
  F98: signe(
    bleuDebout,
    'une bande blanche sur toute la hauteur, un trait noir interrompu et, à sa droite, un élargissement blanc avec les lettres « SOS » en noir l’une sous l’autre',
    champ(bleuDebout, [26, 49], [2, 98], blanc),
    forme(bleuDebout, '49 16.5, 75 27.5, 75 72.5, 49 83.5', blanc),
    tirets(
      bleuDebout,
      50.2,
      2.8,
      '17 23.5, 25.5 32, 34 40.5, 42.5 49, 51 57.5, 59.5 66, 68 74.5, 76.5 83',
      noir,
    ),
    enColonne(bleuDebout, 'SOS', [56, 70.5], [28, 72], noir),
  ),
};
