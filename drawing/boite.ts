import { remembered } from './retenir.ts';

/** Left, top, right, bottom. */
export type Boite = [g: number, h: number, d: number, b: number];
type Point = readonly [x: number, y: number];
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

function arc([x1, y1]: Point, [rx0, ry0, , grand, sens, x2, y2]: number[]): Point[] {
  const [but, butY] = [x2 ?? 0, y2 ?? 0];
  const [px, py] = [(x1 - but) / 2, (y1 - butY) / 2];
  const trop = Math.sqrt(Math.max(1, (px / (rx0 ?? 1)) ** 2 + (py / (ry0 ?? 1)) ** 2));
  const [rx, ry] = [(rx0 ?? 1) * trop, (ry0 ?? 1) * trop];
  const q = (px / rx) ** 2 + (py / ry) ** 2;
  const k = (grand === sens ? -1 : 1) * Math.sqrt(Math.max(0, 1 / q - 1));
  const [cx, cy] = [(k * rx * py) / ry, (-k * ry * px) / rx];
  const de = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let tour = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - de;
  if (sens === 0 && tour > 0) tour -= 2 * Math.PI;
  if (sens === 1 && tour < 0) tour += 2 * Math.PI;
  return Array.from({ length: INTERVALLE }, (_, i): Point => {
    const t = de + (tour * (i + 1)) / INTERVALLE;
    return [cx + (x1 + but) / 2 + rx * Math.cos(t), cy + (y1 + butY) / 2 + ry * Math.sin(t)];
  });
}

const ARITE: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7, Z: 0 };

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
  let ici: Point = [0, 0];
  let reflet: Point = ici;
  for (const [, lettre = 'M', reste = ''] of trace.matchAll(/([a-z])([^a-z]*)/gi)) {
    // An arc's flags may touch what follows them.
    const tous = nombres(
      /a/i.test(lettre)
        ? reste.replace(/([\d.-]+[ ,]+[\d.-]+[ ,]+[\d.-]+[ ,]+[01])[ ,]*([01])[ ,]*/g, '$1 $2 ')
        : reste,
    );
    let commande = lettre.toUpperCase();
    const relatif = lettre !== commande;
    const arite = ARITE[commande];
    if (arite === undefined) throw new Error(`La boîte d’un dessin ne connaît pas « ${lettre} ».`);
    for (let i = 0; i === 0 || i < tous.length; i += arite || 1) {
      const valeurs = tous.slice(i, i + arite).map((valeur, j) => {
        if (!relatif || (commande === 'A' && j < 5)) return valeur;
        const vertical = commande === 'V' || (commande === 'A' ? j === 6 : j % 2 === 1);
        return valeur + ici[vertical ? 1 : 0];
      });
      const point = (j: number): Point => [valeurs[j] ?? 0, valeurs[j + 1] ?? 0];
      let suite: Point[] = [point(Math.max(0, arite - 2))];
      if (commande === 'Z') suite = [lignes.at(-1)?.[0] ?? ici];
      if (commande === 'H') suite = [[valeurs[0] ?? 0, ici[1]]];
      if (commande === 'V') suite = [[ici[0], valeurs[0] ?? 0]];
      if (commande === 'A') suite = arc(ici, valeurs);
      if (commande === 'C') suite = bezier([ici, point(0), point(2), point(4)]);
      if (commande === 'Q' || commande === 'T') {
        const milieu: Point =
          commande === 'Q' ? point(0) : [2 * ici[0] - reflet[0], 2 * ici[1] - reflet[1]];
        suite = bezier([ici, milieu, point(arite - 2)]);
        reflet = milieu;
      }
      if (commande === 'M') lignes.push(suite);
      else lignes.at(-1)?.push(...suite);
      ici = suite.at(-1) ?? ici;
      if (commande !== 'Q' && commande !== 'T') reflet = ici;
      if (commande === 'M') commande = 'L';
    }
  }
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
