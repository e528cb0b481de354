/** From the picture's left and top, as shares of its width and height. */
export type Ou = [x: number, y: number];

export const ETIQUETTES = ['nom', 'moi', 'vitesse', 'mesure'] as const;

/** Left, top, width and height, as shares of the picture. */
export type CadreDePlaque = [x: number, y: number, l: number, h: number];

/** Drawn by the page over a picture: sharp at every size. A plate opens its own drawing. */
export type Annotation =
  | {
      sorte: (typeof ETIQUETTES)[number];
      texte: string;
      /** The label's middle. */
      ou: Ou;
      /** The end of its thread, where it stands apart from whom it names. */
      fil?: Ou | undefined;
    }
  | { sorte: 'distance'; texte: string; ou: Ou; de: Ou; a: Ou }
  /** `suite`: it goes on beyond somebody who stands before it, so it has no head. */
  | { sorte: 'flèche'; moi: boolean; points: Ou[]; suite?: true | undefined }
  | { sorte: 'plaque'; texte: string; adresse: string; cadre: CadreDePlaque };

export type PlaqueAnnotee = Extract<Annotation, { sorte: 'plaque' }>;

/** Those that a tap opens. */
export const plaquesAOuvrir = (annotations: readonly Annotation[]): PlaqueAnnotee[] =>
  annotations.filter((each) => each.sorte === 'plaque');

/** A picture of a scene in three dimensions. `cle`: hash of its plan, view and models. */
export interface VueDeQuestion {
  cle: string;
  annotations: Annotation[];
}

/** `cle` null: what shows it has the picture itself. */
export type VueMontree = VueDeQuestion | { cle: null; annotations: Annotation[] };

/** In pixels: a phone's column, and a desk or twice a phone's. */
export const LARGEURS_DE_VUE = [480, 960] as const;
/** The first that a browser knows is taken. */
export const FORMATS_DE_VUE = ['avif', 'webp'] as const;

/** Qualities of a picture's files, by how their names end: letters on plates stay sharp at 360 px. */
const QUALITES: Readonly<Record<string, number>> = {
  '480.avif': 43,
  '960.avif': 36,
  '480.webp': 36,
  '960.webp': 25,
};
/** A slower AVIF is 5 % smaller and costs as long as the drawing itself. */
const EFFORTS = { avif: 3, webp: 6 };

export const VERSIONS_DE_VUE: readonly string[] = Object.keys(QUALITES);

/** For sharp. */
export const encodageDeVue = (version: string) => ({
  quality: QUALITES[version]!,
  effort: version.endsWith('avif') ? EFFORTS.avif : EFFORTS.webp,
});

/** In pixels: one that is rendered. */
export const TAILLE_DE_VUE = { largeur: 960, hauteur: 640 } as const;

export const nomDeVue = (cle: string, largeur: number, format: string): string =>
  `${cle}-${largeur}.${format}`;

/** For a `srcset`. */
export const adressesDeVue = (cle: string, format: string): string =>
  LARGEURS_DE_VUE.map((l) => `/img/vues/${nomDeVue(cle, l, format)} ${l}w`).join(', ');

/** Width and height in pixels, in a picture 360 px wide. */
export const CADRE = [360, 240] as const;

/** In pixels of that picture: a label's width and height. */
export const tailleDAnnotation = (
  sorte: Exclude<Annotation['sorte'], 'flèche' | 'plaque'>,
  texte: string,
) => (sorte === 'nom' ? ([18, 18] as const) : ([6.6 * texte.length + 10, 16] as const));

/** A line, a box or a word, in pixels of CADRE. */
export type Forme =
  | { genre: 'trait'; d: string; couleur: string; large: number; plein?: boolean }
  | { genre: 'fond'; x: number; y: number; l: number; h: number; rayon: number; couleur: string }
  | { genre: 'mot'; x: number; y: number; mot: string; couleur: string };

const [NUIT, JAUNE, BLANC] = ['#1B242D', '#FFCE00', '#FFFFFF'];
const FONDS = { nom: BLANC, moi: JAUNE, vitesse: BLANC, mesure: BLANC, distance: NUIT } as const;

const enPixels = ([x, y]: Ou): [number, number] => [
  Math.round(x * CADRE[0] * 10) / 10,
  Math.round(y * CADRE[1] * 10) / 10,
];
const lignePar = (points: readonly Ou[]): string => `M${points.map(enPixels).join('L')}`;

const fil = (points: readonly Ou[], couleur: string, large: number): Forme[] => [
  { genre: 'trait', d: lignePar(points), couleur: NUIT, large: large + 1.6 },
  { genre: 'trait', d: lignePar(points), couleur, large },
];

/** In pixels: an arrow's head, which ends where its line does. */
const [LONG, DEMI] = [9, 4.6];

function pointe(points: readonly Ou[], couleur: string): Forme[] {
  const [x, y] = enPixels(points.at(-1)!);
  const avant = points
    .map(enPixels)
    .findLast(([px, py]) => Math.hypot(px - x, py - y) > LONG / 2) ?? [x, y + 1];
  const loin = Math.hypot(x - avant[0], y - avant[1]);
  const [ux, uy] = [(x - avant[0]) / loin, (y - avant[1]) / loin];
  const coin = (recul: number, cote: number): string =>
    `${Math.round((x - ux * recul - uy * cote) * 10) / 10},${Math.round((y - uy * recul + ux * cote) * 10) / 10}`;
  const d = `M${coin(-2, 0)}L${coin(LONG - 2, DEMI)}L${coin(LONG - 2, -DEMI)}Z`;
  return [
    { genre: 'trait', d, couleur: NUIT, large: 1.6 },
    { genre: 'trait', d, couleur, large: 0, plein: true },
  ];
}

/** In pixels: half of the tick that ends a distance. */
const TAQUET = 5;

function cote(de: Ou, a: Ou): Forme[] {
  const [[x, y], [fx, fy]] = [enPixels(de), enPixels(a)];
  const long = Math.hypot(fx - x, fy - y);
  if (long < 1) return [];
  const [nx, ny] = [((fy - y) / long) * TAQUET, ((x - fx) / long) * TAQUET];
  const taquet = ([px, py]: Ou): Ou[] =>
    [-1, 1].map((c) => [px + (c * nx) / CADRE[0], py + (c * ny) / CADRE[1]]);
  return [[de, a], taquet(de), taquet(a)].flatMap((points) => fil(points, BLANC, 1.4));
}

function formesDe(annotation: Annotation): Forme[] {
  if (annotation.sorte === 'plaque') return [];
  if (annotation.sorte === 'flèche') {
    const couleur = annotation.moi ? JAUNE : BLANC;
    const trait = fil(annotation.points, couleur, 2.6);
    return annotation.suite ? trait : [...trait, ...pointe(annotation.points, couleur)];
  }
  const { sorte, texte, ou } = annotation;
  const [l, h] = tailleDAnnotation(sorte, texte);
  const [x, y] = enPixels(ou);
  const lien =
    sorte === 'distance'
      ? cote(annotation.de, annotation.a)
      : annotation.fil
        ? fil([ou, annotation.fil], FONDS[sorte], 1.2)
        : [];
  return [
    ...lien,
    {
      genre: 'fond',
      x: x - l / 2,
      y: y - h / 2,
      l,
      h,
      rayon: sorte === 'nom' || sorte === 'moi' ? h / 2 : 4,
      couleur: FONDS[sorte],
    },
    { genre: 'mot', x, y, mot: texte, couleur: sorte === 'distance' ? BLANC : NUIT },
  ];
}

/** Lines first: labels lie over them. */
export const formesDesAnnotations = (annotations: readonly Annotation[]): Forme[] => {
  const formes = annotations.flatMap(formesDe);
  const isTrait = ({ genre }: Forme): boolean => genre === 'trait';
  return [...formes.filter(isTrait), ...formes.filter((forme) => !isTrait(forme))];
};
