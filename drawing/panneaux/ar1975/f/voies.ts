import { blanc, bleu, noir, vert, type Fond } from '../../../couleurs.ts';
import { dans, enX, enY } from '../../../dans.ts';
import { carreBleu, plaque, rectangle, type Plaque } from '../../../plaques.ts';
import { cercle, chemin, n, pose, rect, texte, trait } from '../../../svg.ts';
import { flecheHaut } from '../../../symboles/fleches.ts';
import { velo } from '../../../symboles/usagers.ts';
import { a } from '../a.ts';
import { c } from '../c.ts';
import { signe, type Signe } from '../../signe.ts';
import { bleuCouche, bleuDebout } from './commun.ts';
import { brise, enColonne, fleche, forme, pave, tirets, type Point } from './tracer.ts';

const NOMBRES = ['', '', 'deux', 'trois', 'quatre'];
const RANGS = ['première', 'deuxième', 'troisième', 'quatrième'];
/** One lane after the other, from the left; throws in French when a sign has no such lanes. */
const lesBandes = (code: string, valeur: string, bonne: RegExp, exemple: string): string[] => {
  const bandes = valeur.trim().split(/\s+/);
  if (!NOMBRES[bandes.length] || !bandes.every((b) => bonne.test(b)))
    throw new Error(
      `${code} ne connaît pas « ${valeur} ». Deux à quatre bandes de gauche à droite, par exemple « ${exemple} ».`,
    );
  return bandes;
};

/** Where the shafts of F13 begin and bend, and where their tips are. */
const [PIED, COUDE, FOURCHE, TETE] = [87, 35, 52, 14];
const DITES: Record<string, string> = {
  '↖': 'une flèche oblique vers le haut à gauche',
  '↑': 'une flèche vers le haut',
  '↗': 'une flèche oblique vers le haut à droite',
  '↖↑': 'une flèche vers le haut avec une branche oblique vers la gauche',
  '↑↗': 'une flèche vers le haut avec une branche oblique vers la droite',
  '↖↗': 'une flèche qui se partage en deux branches obliques, à gauche et à droite',
};

/** The arrows of a lane from `g` to `g + large`, all in % of the plate. */
function deBande(p: Plaque, vers: string, g: number, large: number): string {
  const [gauche, haut, droite] = ['↖', '↑', '↗'].map((f) => vers.includes(f));
  const axe = g + large * (gauche === droite ? 0.5 : gauche ? 0.74 : 0.26);
  const part = (8 * 164) / p.l;
  const sort = (k: 1 | -1): string => {
    const x = g + large * (k > 0 ? 0.88 : 0.12);
    // 45° on the plate.
    const dy = (Math.abs(x - axe) * p.l) / p.h;
    const y = haut ? FOURCHE : COUDE;
    const points: Point[] = [
      [axe, PIED],
      [axe, y],
      [x, y - dy],
    ];
    return fleche(p, points, part, blanc);
  };
  return (
    (gauche ? sort(-1) : '') +
    (droite ? sort(1) : '') +
    (haut
      ? fleche(
          p,
          [
            [axe, PIED],
            [axe, TETE],
          ],
          part,
          blanc,
        )
      : '')
  );
}

function F13(valeur: string): Signe {
  const bandes = lesBandes('F13', valeur, /^(↖|↑|↗|↖↑|↑↗|↖↗)$/, '↖ ↑↗');
  const p = rectangle(
    82 * bandes.length,
    219,
    bleu,
    'bord blanc',
    `Panneau rectangulaire ${bandes.length > 2 ? 'couché' : 'debout'}, fond bleu`,
  );
  const large = 94 / bandes.length;
  return signe(
    p,
    `en blanc, séparées par un trait et de gauche à droite : ${bandes.map((b) => DITES[b]).join(' ; ')}`,
    ...bandes.map((b, i) => deBande(p, b, 3 + large * i, large)),
    ...bandes
      .slice(1)
      .map((_, i) =>
        pave(p, [3 + large * (i + 1) - 164 / p.l, 3 + large * (i + 1) + 164 / p.l], [6, 94], blanc),
      ),
  );
}

const portique = rectangle(
  330,
  100,
  bleu,
  'bord blanc',
  'Panneau rectangulaire très large, fond bleu',
);
/** The number of a road in a small field of its own. */
const route = (numero: string, x: number, y: number, fond: Fond): string =>
  rect(x - 24, y - 11, 48, 22, fond, { rx: 4, stroke: blanc, 'stroke-width': 2 }) +
  texte(numero, x, y + 7, 20, blanc, 40);

const bus = plaque([4, 3], bleu, 'bord blanc');
const axe = (x: number, y0: number, y1: number): Point[] => [
  [x, y0],
  [x, y1],
];

/** Lanes with a limit on the shaft of their arrow: « - 90 70 », the left one has none. */
function parBandes(code: string, valeur: string, annonce?: string): Signe {
  const bandes = lesBandes(code, valeur, /^([-–]|\d{2,3})$/, '- 90 70');
  const [l, h, bas] = [90 * bandes.length, 180, annonce ? 52 : 0];
  const seule = rectangle(
    l,
    h,
    bleu,
    'bord blanc',
    `Panneau ${bandes.length > 2 || annonce ? 'rectangulaire' : 'carré'}, fond bleu`,
  );
  const p: Plaque = annonce
    ? {
        ...rectangle(l, h + bas, bleu, 'sans bord', seule.mots),
        svg:
          pose(seule.svg, 0, -bas / 2) +
          rect(-l / 2, (h - bas) / 2 + 2, l, bas - 2, bleu, { rx: 6 }),
      }
    : seule;
  const x = (i: number) => -l / 2 + 90 * (i + 0.5);
  const limites = bandes.flatMap((b, i) =>
    /\d/.test(b) ? [`sur la ${RANGS[i]}, un rond à bord rouge qui porte le nombre « ${b} »`] : [],
  );
  return signe(
    p,
    [
      `${NOMBRES[bandes.length]} flèches blanches côte à côte vers le haut`,
      ...limites,
      ...(annonce ? [`dessous, une bande à part avec l’inscription « ${annonce} »`] : []),
    ].join(' ; '),
    pose(
      bandes
        .map(
          (b, i) =>
            fleche(seule, axe(((x(i) + l / 2) / l) * 100, 92, 7), (13 / l) * 100, blanc) +
            (/\d/.test(b) ? pose(c.C43.avec(b).svg, x(i), 5, 0.32) : ''),
        )
        .join(''),
      0,
      -bas / 2,
    ),
    annonce ? texte(annonce, 0, h / 2 + 15, 42, blanc, l - 20) : '',
  );
}

/** A lane that ends bends into the one beside it, which goes on. */
const rabat = (miroir: boolean): string =>
  pose(
    brise(
      bleuDebout,
      [
        [17, 93],
        [17, 71],
        [69, 50],
      ],
      15,
      blanc,
    ) + fleche(bleuDebout, axe(70, 93, 7), 15, blanc, { tete: 1.35, long: 2 }),
    0,
    0,
    1,
    miroir,
  );

const CHOIX50 = { cyclistes: a.A25, piétons: a.A21 };

/** The black dots of a field, in rows that stand between each other. */
const points = (g: number, d: number, h: number, b: number): string => {
  const pas = (enX(bleuDebout, d) - enX(bleuDebout, g)) / 6;
  const haut = (enY(bleuDebout, b) - enY(bleuDebout, h)) / 7;
  return [1, 2, 3, 4, 5, 6]
    .flatMap((rang) => (rang % 2 ? [1, 3, 5] : [2, 4]).map((i) => [i, rang] as const))
    .map(([i, rang]) =>
      cercle(enX(bleuDebout, g) + pas * i, enY(bleuDebout, h) + haut * rang, 4.2, noir),
    )
    .join('');
};

/** F: which lane, and which way past it. */
export const voies = {
  // The decree lets the arrows be those painted; the line between may be broken.
  F13: { exemple: '↖ ↑↗', avec: F13 },
  // One of several layouts in use.
  F14: signe(
    carreBleu,
    'en blanc, le contour d’une chaussée ; près du haut, une bicyclette entre deux lignes en travers, et dessous deux flèches, l’une oblique à gauche, l’autre vers le haut ; à droite, deux lignes interrompues côte à côte',
    brise(
      carreBleu,
      [
        [17.5, 89],
        [17.5, 16.5],
        [78, 16.5],
      ],
      2.6,
      blanc,
    ),
    pave(carreBleu, [16.5, 79], [14.5, 18.5], blanc),
    pave(carreBleu, [16.5, 71.5], [43.5, 48.5], blanc),
    brise(
      carreBleu,
      [
        [79.5, 89],
        [79.5, 11],
        [89, 11],
      ],
      2.6,
      blanc,
    ),
    dans(carreBleu, [32, 59], [23, 41], velo(blanc)),
    tirets(
      carreBleu,
      44,
      2.4,
      [
        [49, 58],
        [62, 71],
        [75, 84],
      ],
      blanc,
    ),
    tirets(
      carreBleu,
      70.5,
      2.2,
      [
        [49, 53],
        [59, 67],
        [75, 83],
      ],
      blanc,
    ),
    tirets(
      carreBleu,
      75.5,
      2.2,
      [
        [44, 52],
        [59, 67],
        [75, 83],
      ],
      blanc,
    ),
    fleche(
      carreBleu,
      [
        [35, 89],
        [35, 62],
        [22.5, 50],
      ],
      4.4,
      blanc,
    ),
    fleche(carreBleu, axe(57, 89, 50), 4.4, blanc),
  ),
  F15: signe(
    portique,
    'en blanc, une flèche vers le bas à chaque bout ; à gauche le nom « Namur » au-dessus du numéro « E411 » sur vert, à droite le nom « Wavre » au-dessus du numéro « N4 »',
    fleche(portique, axe(7.5, 14, 86), 3.2, blanc, { tete: 1.6, long: 2.6 }),
    fleche(portique, axe(92.5, 14, 86), 3.2, blanc, { tete: 1.6, long: 2.6 }),
    texte('Namur', -66, -6, 36, blanc),
    texte('Wavre', 66, -6, 36, blanc),
    route('E411', -66, 24, vert),
    route('N4', 66, 24, bleu),
  ),
  // As many thin lines as lanes ask for: the decree's own picture has these two.
  F17: signe(
    bus,
    'en blanc, deux lignes interrompues minces, une ligne interrompue plus large et, à sa droite, les lettres « BUS » l’une sous l’autre',
    tirets(
      bus,
      27,
      1.9,
      [
        [9, 24],
        [43, 57],
        [76, 91],
      ],
      blanc,
    ),
    tirets(
      bus,
      50,
      1.9,
      [
        [9, 24],
        [43, 57],
        [76, 91],
      ],
      blanc,
    ),
    tirets(
      bus,
      73,
      3.6,
      [
        [9, 21],
        [28, 44],
        [52, 68],
        [79, 91],
      ],
      blanc,
    ),
    enColonne(bus, 'BUS', [79, 91], [8, 92], blanc),
  ),
  F18: signe(
    bus,
    'en blanc, entre une flèche vers le bas et une flèche vers le haut, deux lignes continues et, entre elles, les lettres « BUS » et les lettres « TRAM » l’une sous l’autre',
    fleche(bus, axe(15.5, 27, 73), 3.4, blanc, { tete: 1.5, long: 2.8 }),
    pave(bus, [28.4, 31.6], [8, 92], blanc),
    enColonne(bus, 'BUS', [39.5, 48], [18, 82], blanc),
    enColonne(bus, 'TRAM', [53, 62], [7, 93], blanc),
    pave(bus, [69, 72.2], [8, 92], blanc),
    fleche(bus, axe(85, 73, 27), 3.4, blanc, { tete: 1.5, long: 2.8 }),
  ),
  F19: signe(
    carreBleu,
    'une grande flèche blanche vers le haut',
    flecheHaut(0, 76, -76, 34, blanc),
  ),
  F21: signe(
    bleuCouche,
    'une flèche blanche horizontale à deux pointes, l’une vers la gauche, l’autre vers la droite',
    forme(
      bleuCouche,
      [
        [8, 50],
        [33, 27],
        [33, 41],
        [67, 41],
        [67, 27],
        [92, 50],
        [67, 73],
        [67, 59],
        [33, 59],
        [33, 73],
      ],
      blanc,
    ),
  ),
  F50bis: {
    exemple: 'cyclistes',
    avec: (valeur: string) => {
      const rappel = Object.entries(CHOIX50).find(([nom]) => nom === valeur)?.[1];
      if (!rappel)
        throw new Error(
          `F50bis ne connaît pas « ${valeur} ». Choix : ${Object.keys(CHOIX50).join(', ')}.`,
        );
      // What is in the triangle, in the words of that sign.
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
    forme(
      carreBleu,
      [
        [50, 14],
        [90, 83],
        [10, 83],
      ],
      blanc,
    ),
    pave(carreBleu, [21, 79], [73.5, 78], noir),
    chemin('M-40 45.5C-26 45 -18 23.5 0 23.5S26 45 40 45.5Z', noir),
  ),
  F89: {
    exemple: '- 90 70',
    avec: (valeur: string) => parBandes('F89', valeur, '1500 m'),
  },
  F91: { exemple: '- 90 70', avec: (valeur: string) => parBandes('F91', valeur) },
  F95: signe(
    bleuDebout,
    'en blanc, une route qui vient du bas à droite et s’écarte vers le haut à gauche ; tout droit, une voie qui finit dans un champ blanc à points noirs',
    chemin(
      `M${n(enX(bleuDebout, 63))} ${n(enY(bleuDebout, 91))}C${n(enX(bleuDebout, 62))} ${n(enY(bleuDebout, 74))} ${n(enX(bleuDebout, 53))} ${n(enY(bleuDebout, 60))} ${n(enX(bleuDebout, 43))} ${n(enY(bleuDebout, 49))}L${n(enX(bleuDebout, 16))} ${n(enY(bleuDebout, 21.5))}L${n(enX(bleuDebout, 25))} ${n(enY(bleuDebout, 17))}L${n(enX(bleuDebout, 63))} ${n(enY(bleuDebout, 55))}V${n(enY(bleuDebout, 40))}H${n(enX(bleuDebout, 75))}V${n(enY(bleuDebout, 91))}Z`,
      blanc,
    ),
    pave(bleuDebout, [55, 82], [11, 43], blanc),
    points(55, 82, 11, 43),
  ),
  F97: {
    exemple: 'gauche',
    avec: (valeur: string) => {
      if (valeur !== 'gauche' && valeur !== 'droite')
        throw new Error(`F97 ne connaît pas « ${valeur} ». Choix : gauche, droite.`);
      return signe(
        bleuDebout,
        `une flèche blanche vers le haut qu’un trait blanc, à sa ${valeur}, vient rejoindre`,
        rabat(valeur === 'droite'),
      );
    },
  },
  F98: signe(
    bleuDebout,
    'une bande blanche sur toute la hauteur, un trait noir interrompu et, à sa droite, un élargissement blanc avec les lettres « SOS » en noir l’une sous l’autre',
    pave(bleuDebout, [26, 49], [2, 98], blanc),
    forme(
      bleuDebout,
      [
        [49, 16.5],
        [75, 27.5],
        [75, 72.5],
        [49, 83.5],
      ],
      blanc,
    ),
    tirets(
      bleuDebout,
      50.2,
      2.8,
      [17, 25.5, 34, 42.5, 51, 59.5, 68, 76.5].map((y) => [y, y + 6.5] as const),
      noir,
    ),
    enColonne(bleuDebout, 'SOS', [56, 70.5], [28, 72], noir),
  ),
};
