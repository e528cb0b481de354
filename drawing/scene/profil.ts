import { isRue } from './elements.ts';
import type { Matiere } from './plan/plan.ts';
import type { Bande } from './plan/signauxOf.ts';
import type { Element, Ligne, Route, Surface as Nom } from './scene.ts';

/** In metres from the picture's middle. */
export interface Voie {
  nom: Nom;
  x0: number;
  x1: number;
  separe?: true;
}

export interface Profil {
  voies: Voie[];
  lignes: { ligne: Ligne; x: number; apres: number; centrale?: true }[];
  /** Edges of everything that is driven or parked on. */
  gauche: number;
  droite: number;
  largeur: number;
}

type Sens = 'monte' | 'descend';

/** Strips that the law, a picture or a sentence treat alike. */
export type Genre =
  | 'herbe'
  | 'trottoir'
  | 'accotement'
  | 'bande'
  | 'bretelle'
  | 'bus'
  | 'tram'
  | 'piste'
  | 'suggérée'
  | 'emplacements'
  | 'à part'
  | 'séparation';

interface Traits {
  genre: Genre;
  /** In metres. */
  largeur: number;
  /** `route`: asphalt, unless its road is paved. */
  matiere: Matiere | 'route';
  /** `voisine`: as its nearest lane in law, upward in a picture. Null: nobody drives along it. */
  sens: Sens | 'voisine' | null;
  /** An edge beside what is driven or parked on: level with it, or raised. Null: no edge. */
  bord: 'plat' | 'levé' | null;
  /** A cycle track with such strips on both sides needs no lines of its own. */
  isole: boolean;
}

const voieDe = (genre: Genre, largeur: number, sens: Traits['sens']): Traits => ({
  genre,
  largeur,
  matiere: 'route',
  sens,
  bord: null,
  isole: false,
});
const bordDe = (genre: Genre, largeur: number, matiere: Matiere): Traits => ({
  genre,
  largeur,
  matiere,
  sens: null,
  bord: 'plat',
  isole: true,
});

/** All that sets these strips apart, except their words. */
const TRAITS: Record<Nom, Traits> = {
  herbe: bordDe('herbe', 3, 'herbe'),
  trottoir: { ...bordDe('trottoir', 2.6, 'trottoir'), bord: 'levé' },
  accotement: { ...bordDe('accotement', 2.2, 'terre'), isole: false },
  'accotement en saillie': { ...bordDe('accotement', 2.4, 'terre'), bord: 'levé' },
  monte: voieDe('bande', 3.5, 'monte'),
  descend: voieDe('bande', 3.5, 'descend'),
  'bus monte': voieDe('bus', 3.5, 'monte'),
  'bus descend': voieDe('bus', 3.5, 'descend'),
  'tram monte': voieDe('tram', 3.5, 'monte'),
  'tram descend': voieDe('tram', 3.5, 'descend'),
  'piste monte': { ...voieDe('piste', 1.9, 'monte'), matiere: 'piste' },
  'piste descend': { ...voieDe('piste', 1.9, 'descend'), matiere: 'piste' },
  'piste double': { ...voieDe('piste', 3.2, null), matiere: 'piste' },
  'suggérée monte': voieDe('suggérée', 1.7, 'monte'),
  'suggérée descend': voieDe('suggérée', 1.7, 'descend'),
  'trottoir partagé': { ...bordDe('trottoir', 3.4, 'trottoir'), bord: 'levé', isole: false },
  stationnement: { ...voieDe('emplacements', 2.6, null), matiere: 'pavés' },
  'stationnement en épi': { ...voieDe('emplacements', 5, null), matiere: 'pavés' },
  latérale: voieDe('à part', 3.4, 'voisine'),
  urgence: voieDe('à part', 3.2, 'monte'),
  berme: bordDe('séparation', 3, 'herbe'),
  'terre-plein': { ...voieDe('séparation', 1.6, null), isole: true },
  évitement: voieDe('à part', 3.2, 'voisine'),
  entrée: voieDe('bretelle', 3.5, 'monte'),
  sortie: voieDe('bretelle', 3.5, 'monte'),
};

export const isSurface = (mot: string): mot is Nom => Object.hasOwn(TRAITS, mot);
export const isDeGenre = (nom: Nom | undefined, ...genres: Genre[]): boolean =>
  nom !== undefined && genres.includes(TRAITS[nom].genre);
export const isBord = (nom: Nom): boolean => TRAITS[nom].bord !== null;
export const isLeve = (nom: Nom): boolean => TRAITS[nom].bord === 'levé';
export const isBande = (nom: Nom): boolean => isDeGenre(nom, 'bande', 'bretelle');
/** Suggested cycle lanes are carriageway. */
export const isChaussee = (nom: Nom): boolean => isBande(nom) || isDeGenre(nom, 'suggérée');

/** Undefined where the nearest lane says it. */
export function sensPropre(nom: Nom): Sens | undefined {
  const { sens } = TRAITS[nom];
  return sens === 'monte' || sens === 'descend' ? sens : undefined;
}

/** Undefined: nobody drives along it. */
export function vaVersLeHaut(nom: Nom): boolean | undefined {
  const { sens } = TRAITS[nom];
  return sens === null ? undefined : sens !== 'descend';
}

/** Beside paving one parks on asphalt, so that both show. */
export function matiereOf({ revêtement }: Pick<Route, 'revêtement'>, nom: Nom): Matiere {
  if (revêtement && isDeGenre(nom, 'emplacements')) return 'asphalte';
  const { matiere } = TRAITS[nom];
  return matiere === 'route' ? (revêtement ?? 'asphalte') : matiere;
}

/** In metres: wide enough to be seen as such. */
const SEPARATION = 3.2;
/** In metres, beside a central lane. */
const BANDE_LATERALE = 2.3;

/** From left to right; bus and tram lanes count once. */
export function bandesVues({ profil }: Pick<Route, 'profil'>, sens: Sens): Bande[] {
  const vus = sens === 'monte' ? profil : profil.toReversed();
  return vus
    .filter(isSurface)
    .flatMap((nom): Bande[] =>
      isDeGenre(nom, 'bus', 'tram')
        ? ['BUS']
        : isDeGenre(nom, 'bande')
          ? [nom === sens ? '↑' : '↓']
          : [],
    )
    .filter((bande, i, liste) => bande !== 'BUS' || liste[i - 1] !== 'BUS');
}

export const isBordCentral = (profil: Route['profil'], i: number): boolean =>
  (profil[i] === ':' || profil[i] === '::') &&
  (profil[i - 1] === 'latérale' || profil[i + 1] === 'latérale');

export function separates(profil: Route['profil'], i: number): boolean {
  const ici = profil[i];
  if (!ici || !isSurface(ici) || !isDeGenre(ici, 'séparation')) return false;
  const compte = (liste: Route['profil'], nom: string) => liste.filter((x) => x === nom).length;
  return compte(profil.slice(0, i), 'descend') > 1 && compte(profil.slice(i), 'monte') > 1;
}

/** Widths are narrowed to fit a drawing; `dessin` false keeps them. */
export function profilOf(scene: Route, { dessin } = { dessin: true }): Profil {
  const noms = scene.profil.filter(isSurface);
  const seul = noms.every(isBord);
  const large = (x: Nom, i: number): number => {
    if (seul && x === 'trottoir partagé') return 7.5;
    if (separates(scene.profil, i)) return SEPARATION;
    return x === 'latérale' &&
      (isBordCentral(scene.profil, i - 1) || isBordCentral(scene.profil, i + 1))
      ? BANDE_LATERALE
      : TRAITS[x].largeur;
  };
  const route = scene.profil.reduce(
    (s, x, i) => (isSurface(x) && x !== 'herbe' ? s + large(x, i) : s),
    0,
  );
  const serre = dessin ? Math.max(0.84, Math.min(1, 33 / route)) : 1;
  const avant = noms[0] === 'herbe' ? TRAITS.herbe.largeur : 0;
  let x = -(route * serre) / 2 - avant;
  const voies: Voie[] = [];
  const lignes: Profil['lignes'] = [];
  for (const [i, mot] of scene.profil.entries()) {
    if (!isSurface(mot)) {
      const centrale = isBordCentral(scene.profil, i);
      lignes.push({ ligne: mot, x, apres: voies.length, ...(centrale && { centrale }) });
      continue;
    }
    const largeur = large(mot, i) * (mot === 'herbe' ? 1 : serre);
    voies.push({
      nom: mot,
      x0: x,
      x1: x + largeur,
      ...(separates(scene.profil, i) && { separe: true }),
    });
    x += largeur;
  }
  const dures = voies.filter((v) => !isBord(v.nom));
  const rue = dures.length > 0 ? dures : voies.filter((v) => v.nom !== 'herbe');
  const [premiere, derniere] = [rue[0] ?? voies[0], rue.at(-1) ?? voies.at(-1)];
  return {
    voies,
    lignes,
    gauche: premiere?.x0 ?? 0,
    droite: derniere?.x1 ?? 0,
    largeur: route * serre,
  };
}

/** The middle of lane 2.5 lies between those of 2 and 3. */
export function milieuOf(profil: Profil, voie: number): number {
  const centre = (i: number): number => {
    const voie = profil.voies[i - 1];
    if (!voie)
      throw new Error(
        `Le profil de la route n’a pas de voie ${i} : il en compte ${profil.voies.length}.`,
      );
    return (voie.x0 + voie.x1) / 2;
  };
  const bas = Math.floor(voie);
  const reste = voie - bas;
  return reste === 0 ? centre(bas) : centre(bas) + (centre(bas + 1) - centre(bas)) * reste;
}

/** Default dashed lines on both sides; an author's own edge wins. */
export function lignesDePiste({ voies, lignes }: Profil): { voie: number; x: number }[] {
  return voies.flatMap((voie, i) => {
    if (!isDeGenre(voie.nom, 'piste') || !sensPropre(voie.nom)) return [];
    const surChaussee = [voies[i - 1], voies[i + 1]].some((w) => w && !TRAITS[w.nom].isole);
    const ecrites = [i, i + 1].map((j) => lignes.filter((l) => l.apres === j));
    if (!surChaussee || ecrites.flat().some((l) => l.ligne !== ':')) return [];
    return ecrites.flatMap((l, j) => (l.length ? [] : [{ voie: i, x: j ? voie.x1 : voie.x0 }]));
  });
}

/**
 * A side street interrupts broken lines, and continuous ones at its own edge of the road. Streets on
 * both sides interrupt all.
 */
export function ruesQuiCoupent(
  { éléments }: Pick<Route, 'éléments'>,
  { gauche, droite, voies }: Profil,
  ligne: Ligne,
  x: number,
): Element[] {
  const deTous = voies.filter(
    (v) =>
      vaVersLeHaut(v.nom) !== undefined && !isDeGenre(v.nom, 'bus', 'tram', 'piste', 'suggérée'),
  );
  const bordGauche = Math.max(gauche + 2.6, (deTous[0]?.x0 ?? gauche) + 0.1);
  const bordDroit = Math.min(droite - 2.6, (deTous.at(-1)?.x1 ?? droite) - 0.1);
  return éléments.filter((element) => {
    if (!isRue(element)) return false;
    if (element.quoi === 'rues des deux côtés' || ligne === ':' || ligne === '::') return true;
    return element.quoi === 'rue à droite' ? x > bordDroit : x < bordGauche;
  });
}
