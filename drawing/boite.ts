import svgpath from 'svgpath';
import { remembered } from './retenir.ts';

/** Left, top, right, bottom. */
export type Boite = [g: number, h: number, d: number, b: number];
export type Point = readonly [x: number, y: number];
type Matrice = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const INTERVALLE = 16;
const IDENTITE: Matrice = [1, 0, 0, 1, 0, 0];
const fois = ([a, b, c, d, e, f]: Matrice, [g, h, i, j, k, l]: Matrice): Matrice => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
const nombres = (s: string): number[] => (s.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

function matriceOf(transform = ''): Matrice {
  let matrice = IDENTITE;
  for (const [, nom, arguments_] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [premier = 0, deuxieme, troisieme = 0] = nombres(arguments_ ?? '');
    if (nom === 'translate') matrice = fois(matrice, [1, 0, 0, 1, premier, deuxieme ?? 0]);
    else if (nom === 'scale') matrice = fois(matrice, [premier, 0, 0, deuxieme ?? premier, 0, 0]);
    else if (nom === 'rotate') {
      const [cos, sin] = [Math.cos((premier * Math.PI) / 180), Math.sin((premier * Math.PI) / 180)];
      const [x, y] = [deuxieme ?? 0, troisieme];
      matrice = fois(matrice, [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]);
    } else throw new Error(`La boîte d’un dessin ne connaît pas « ${nom} ».`);
  }
  return matrice;
}

const bezier = (appuis: Point[]): Point[] =>
  Array.from({ length: INTERVALLE }, (_, i) => {
    let liste = appuis;
    const part = (i + 1) / INTERVALLE;
    while (liste.length > 1)
      liste = liste.slice(1).map((suivant, j): Point => {
        const a = liste[j] ?? suivant;
        return [a[0] + (suivant[0] - a[0]) * part, a[1] + (suivant[1] - a[1]) * part];
      });
    return liste[0] ?? [0, 0];
  });

function lignesOf(trace: string): Point[][] {
  const lignes: Point[][] = [];
  svgpath(trace)
    .abs()
    .unshort()
    .unarc()
    .iterate(([commande, ...valeurs], _, x, y) => {
      const ligne = lignes.at(-1);
      const points = valeurs.flatMap((valeur, i): Point[] =>
        i % 2 === 1 ? [[Number(valeurs[i - 1]), valeur]] : [],
      );
      if (commande === 'M') lignes.push(points);
      else if (commande === 'Z') ligne?.push(ligne[0]!);
      else if (commande === 'H') ligne?.push([Number(valeurs[0]), y]);
      else if (commande === 'V') ligne?.push([x, Number(valeurs[0])]);
      else if (commande === 'L') ligne?.push(...points);
      else ligne?.push(...bezier([[x, y], ...points]));
    });
  return lignes;
}

/** Half the width to each side, and beyond round ends. */
function epaissis(ligne: Point[], demi: number, rond: boolean): Point[] {
  if (demi === 0) return ligne;
  return ligne.flatMap((point, i): Point[] => {
    const [avant, apres] = [ligne[i - 1], ligne[i + 1]];
    if ((rond && (!avant || !apres)) || (avant && apres))
      return [
        [point[0] - demi, point[1] - demi],
        [point[0] + demi, point[1] + demi],
      ];
    const autre = avant ?? apres ?? point;
    const long = Math.hypot(autre[0] - point[0], autre[1] - point[1]) || 1;
    const [nx, ny] = [(autre[1] - point[1]) / long, (point[0] - autre[0]) / long];
    return [
      [point[0] + nx * demi, point[1] + ny * demi],
      [point[0] - nx * demi, point[1] - ny * demi],
    ];
  });
}

function formeOf(nom: string, attributs: Record<string, string>): Point[] {
  const valeur = (cle: string) => Number(attributs[cle] ?? 0);
  const demi =
    attributs['stroke'] && attributs['stroke'] !== 'none' ? valeur('stroke-width') / 2 : 0;
  const coins = (gauche: number, haut: number, droite: number, bas: number): Point[] => [
    [gauche, haut],
    [droite, haut],
    [droite, bas],
    [gauche, bas],
  ];
  switch (nom) {
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = nom === 'circle' ? [valeur('r'), valeur('r')] : [valeur('rx'), valeur('ry')];
      return Array.from({ length: 4 * INTERVALLE }, (_, i): Point => {
        const t = (i * Math.PI) / (2 * INTERVALLE);
        return [valeur('cx') + (rx + demi) * Math.cos(t), valeur('cy') + (ry + demi) * Math.sin(t)];
      });
    }
    case 'rect':
      return coins(
        valeur('x') - demi,
        valeur('y') - demi,
        valeur('x') + valeur('width') + demi,
        valeur('y') + valeur('height') + demi,
      );
    case 'polygon':
    case 'path': {
      const d = nom === 'path' ? (attributs['d'] ?? '') : `M${attributs['points'] ?? ''}`;
      return lignesOf(d)
        .filter((l) => l.length > 1)
        .flatMap((l) => epaissis(l, demi, attributs['stroke-linecap'] !== 'butt'));
    }
    default:
      return [];
  }
}

const boites = remembered<Boite>();

/** For drawings made with `svg.ts`; invisible shapes do not count. */
export const boiteOf = (svg: string): Boite => boites(svg, () => measure(svg));

function measure(svg: string): Boite {
  const boite: Boite = [Infinity, Infinity, -Infinity, -Infinity];
  const pile: Matrice[] = [IDENTITE];
  for (const [, ferme, nom = '', liste = '', seul] of svg.matchAll(
    /<(\/?)([a-z]+)((?: [\w:-]+="[^"]*")*)(\/?)>/gi,
  )) {
    if (ferme) {
      pile.pop();
      continue;
    }
    const attributs = Object.fromEntries(
      [...liste.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, cle, valeur]) => [cle, valeur ?? '']),
    );
    const matrice = fois(pile.at(-1) ?? IDENTITE, matriceOf(attributs['transform']));
    if (!seul) pile.push(matrice);
    if (attributs['fill'] === 'none' && !attributs['stroke']) continue;
    for (const [x, y] of formeOf(nom, attributs)) {
      const [abscisse, ordonnee] = [
        matrice[0] * x + matrice[2] * y + matrice[4],
        matrice[1] * x + matrice[3] * y + matrice[5],
      ];
      boite[0] = Math.min(boite[0], abscisse);
      boite[1] = Math.min(boite[1], ordonnee);
      boite[2] = Math.max(boite[2], abscisse);
      boite[3] = Math.max(boite[3], ordonnee);
    }
  }
  return boite;
}
