/** Where a drawing is: left, top, right, bottom. */
export type Boite = [g: number, h: number, d: number, b: number];
type Point = readonly [x: number, y: number];
type Matrice = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const PAS = 16;
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

/** `translate`, `scale` and `rotate`, as `svg.ts` and our drawings write them. */
function matriceDe(transform = ''): Matrice {
  let m = IDENTITE;
  for (const [, nom, arguments_] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [p = 0, q, r = 0] = nombres(arguments_ ?? '');
    if (nom === 'translate') m = fois(m, [1, 0, 0, 1, p, q ?? 0]);
    else if (nom === 'scale') m = fois(m, [p, 0, 0, q ?? p, 0, 0]);
    else if (nom === 'rotate') {
      const [c, s] = [Math.cos((p * Math.PI) / 180), Math.sin((p * Math.PI) / 180)];
      const [x, y] = [q ?? 0, r];
      m = fois(m, [c, s, -s, c, x - c * x + s * y, y - s * x - c * y]);
    } else throw new Error(`La boîte d’un dessin ne connaît pas « ${nom} ».`);
  }
  return m;
}

/** Points along an elliptic arc, by its two ends. */
function arc([x1, y1]: Point, [rx0, ry0, , grand, sens, x2, y2]: number[]): Point[] {
  const [X, Y] = [x2 ?? 0, y2 ?? 0];
  const [px, py] = [(x1 - X) / 2, (y1 - Y) / 2];
  const trop = Math.sqrt(Math.max(1, (px / (rx0 ?? 1)) ** 2 + (py / (ry0 ?? 1)) ** 2));
  const [rx, ry] = [(rx0 ?? 1) * trop, (ry0 ?? 1) * trop];
  const q = (px / rx) ** 2 + (py / ry) ** 2;
  const k = (grand === sens ? -1 : 1) * Math.sqrt(Math.max(0, 1 / q - 1));
  const [cx, cy] = [(k * rx * py) / ry, (-k * ry * px) / rx];
  const de = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let tour = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - de;
  if (sens === 0 && tour > 0) tour -= 2 * Math.PI;
  if (sens === 1 && tour < 0) tour += 2 * Math.PI;
  return Array.from({ length: PAS }, (_, i): Point => {
    const t = de + (tour * (i + 1)) / PAS;
    return [cx + (x1 + X) / 2 + rx * Math.cos(t), cy + (y1 + Y) / 2 + ry * Math.sin(t)];
  });
}

const ARITE: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7, Z: 0 };

const bezier = (p: Point[]): Point[] =>
  Array.from({ length: PAS }, (_, i) => {
    let liste = p;
    const t = (i + 1) / PAS;
    while (liste.length > 1)
      liste = liste.slice(1).map((b, j): Point => {
        const a = liste[j] ?? b;
        return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      });
    return liste[0] ?? [0, 0];
  });

/** Each piece of a path as points along it. */
function lignesDe(d: string): Point[][] {
  const lignes: Point[][] = [];
  let ici: Point = [0, 0];
  let reflet: Point = ici;
  for (const [, lettre = 'M', reste = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    // The flags of an arc may stand together with what follows them.
    const tous = nombres(
      /a/i.test(lettre)
        ? reste.replace(/([\d.-]+[ ,]+[\d.-]+[ ,]+[\d.-]+[ ,]+[01])[ ,]*([01])[ ,]*/g, '$1 $2 ')
        : reste,
    );
    let commande = lettre.toUpperCase();
    const relatif = lettre !== commande;
    const pas = ARITE[commande];
    if (pas === undefined) throw new Error(`La boîte d’un dessin ne connaît pas « ${lettre} ».`);
    for (let i = 0; i === 0 || i < tous.length; i += pas || 1) {
      const p = tous.slice(i, i + pas).map((v, j) => {
        if (!relatif || (commande === 'A' && j < 5)) return v;
        const vertical = commande === 'V' || (commande === 'A' ? j === 6 : j % 2 === 1);
        return v + ici[vertical ? 1 : 0];
      });
      const point = (j: number): Point => [p[j] ?? 0, p[j + 1] ?? 0];
      let suite: Point[] = [point(Math.max(0, pas - 2))];
      if (commande === 'Z') suite = [lignes.at(-1)?.[0] ?? ici];
      if (commande === 'H') suite = [[p[0] ?? 0, ici[1]]];
      if (commande === 'V') suite = [[ici[0], p[0] ?? 0]];
      if (commande === 'A') suite = arc(ici, p);
      if (commande === 'C') suite = bezier([ici, point(0), point(2), point(4)]);
      if (commande === 'Q' || commande === 'T') {
        const milieu: Point =
          commande === 'Q' ? point(0) : [2 * ici[0] - reflet[0], 2 * ici[1] - reflet[1]];
        suite = bezier([ici, milieu, point(pas - 2)]);
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

/** What a stroke adds: half its width to each side, and beyond round ends. */
function epaissis(ligne: Point[], demi: number, rond: boolean): Point[] {
  if (demi === 0) return ligne;
  return ligne.flatMap((p, i): Point[] => {
    const [a, b] = [ligne[i - 1], ligne[i + 1]];
    if ((rond && (!a || !b)) || (a && b))
      return [
        [p[0] - demi, p[1] - demi],
        [p[0] + demi, p[1] + demi],
      ];
    const autre = a ?? b ?? p;
    const long = Math.hypot(autre[0] - p[0], autre[1] - p[1]) || 1;
    const [nx, ny] = [(autre[1] - p[1]) / long, (p[0] - autre[0]) / long];
    return [
      [p[0] + nx * demi, p[1] + ny * demi],
      [p[0] - nx * demi, p[1] - ny * demi],
    ];
  });
}

function formeDe(nom: string, a: Record<string, string>): Point[] {
  const v = (cle: string) => Number(a[cle] ?? 0);
  const demi = a['stroke'] && a['stroke'] !== 'none' ? v('stroke-width') / 2 : 0;
  const coins = (g: number, h: number, d: number, b: number): Point[] => [
    [g, h],
    [d, h],
    [d, b],
    [g, b],
  ];
  switch (nom) {
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = nom === 'circle' ? [v('r'), v('r')] : [v('rx'), v('ry')];
      return Array.from({ length: 4 * PAS }, (_, i): Point => {
        const t = (i * Math.PI) / (2 * PAS);
        return [v('cx') + (rx + demi) * Math.cos(t), v('cy') + (ry + demi) * Math.sin(t)];
      });
    }
    case 'rect':
      return coins(
        v('x') - demi,
        v('y') - demi,
        v('x') + v('width') + demi,
        v('y') + v('height') + demi,
      );
    case 'polygon':
    case 'path': {
      const d = nom === 'path' ? (a['d'] ?? '') : `M${a['points'] ?? ''}`;
      return lignesDe(d)
        .filter((l) => l.length > 1)
        .flatMap((l) => epaissis(l, demi, a['stroke-linecap'] !== 'butt'));
    }
    default:
      return [];
  }
}

/** Symbols are few, and placed again in every picture of a bank. */
const connues = new Map<string, Boite>();
const MOST_KEPT = 2000;

/** The box of a drawing made with `svg.ts`; what is drawn with `fill="none"` and no stroke is not seen. */
export function boiteDe(svg: string): Boite {
  const connue = connues.get(svg);
  if (connue) return connue;
  if (connues.size >= MOST_KEPT) connues.clear();
  const boite = mesure(svg);
  connues.set(svg, boite);
  return boite;
}

function mesure(svg: string): Boite {
  const boite: Boite = [Infinity, Infinity, -Infinity, -Infinity];
  const pile: Matrice[] = [IDENTITE];
  for (const [, ferme, nom = '', liste = '', seul] of svg.matchAll(
    /<(\/?)([a-z]+)((?: [\w:-]+="[^"]*")*)(\/?)>/gi,
  )) {
    if (ferme) {
      pile.pop();
      continue;
    }
    const a = Object.fromEntries(
      [...liste.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, cle, valeur]) => [cle, valeur ?? '']),
    );
    const m = fois(pile.at(-1) ?? IDENTITE, matriceDe(a['transform']));
    if (!seul) pile.push(m);
    if (a['fill'] === 'none' && !a['stroke']) continue;
    for (const [x, y] of formeDe(nom, a)) {
      const [X, Y] = [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
      boite[0] = Math.min(boite[0], X);
      boite[1] = Math.min(boite[1], Y);
      boite[2] = Math.max(boite[2], X);
      boite[3] = Math.max(boite[3], Y);
    }
  }
  return boite;
}
