import type { Bande } from './plan/signaux.ts';
import { surfaces, type Element, type Ligne, type Route, type Surface as Nom } from './scene.ts';

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

const largeurs: Record<Nom, number> = {
  herbe: 3,
  trottoir: 2.6,
  accotement: 2.2,
  'accotement en saillie': 2.4,
  monte: 3.5,
  descend: 3.5,
  'bus monte': 3.5,
  'bus descend': 3.5,
  'tram monte': 3.5,
  'tram descend': 3.5,
  'piste monte': 1.9,
  'piste descend': 1.9,
  'piste double': 3.2,
  'suggérée monte': 1.7,
  'suggérée descend': 1.7,
  'trottoir partagé': 3.4,
  stationnement: 2.6,
  'stationnement en épi': 5,
  latérale: 3.4,
  urgence: 3.2,
  berme: 3,
  'terre-plein': 1.6,
  évitement: 3.2,
  entrée: 3.5,
  sortie: 3.5,
};
/** In metres: wide enough to be seen as such. */
const SEPARATION = 3.2;
/** In metres, beside a central lane. */
const BANDE_LATERALE = 2.3;
const bords = new Set<Nom>([
  'herbe',
  'trottoir',
  'accotement',
  'accotement en saillie',
  'berme',
  'trottoir partagé',
]);
const isSurface = (x: string): x is Nom => (surfaces as readonly string[]).includes(x);

export const vaVersLeHaut = (nom: Nom): boolean | undefined =>
  nom.endsWith('monte') || ['urgence', 'entrée', 'sortie', 'évitement', 'latérale'].includes(nom)
    ? true
    : nom.endsWith('descend')
      ? false
      : undefined;

/** From left to right; bus and tram lanes count once. */
export function bandesVues({ profil }: Pick<Route, 'profil'>, sens: 'monte' | 'descend'): Bande[] {
  const vus = sens === 'monte' ? profil : profil.toReversed();
  return vus
    .flatMap((nom): Bande[] =>
      /^(bus|tram) /.test(nom)
        ? ['BUS']
        : nom === 'monte' || nom === 'descend'
          ? [nom === sens ? '↑' : '↓']
          : [],
    )
    .filter((bande, i, liste) => bande !== 'BUS' || liste[i - 1] !== 'BUS');
}

export const isBord = (nom: Nom): boolean => bords.has(nom);

export const isBordCentral = (profil: Route['profil'], i: number): boolean =>
  (profil[i] === ':' || profil[i] === '::') &&
  (profil[i - 1] === 'latérale' || profil[i + 1] === 'latérale');

export function separates(profil: Route['profil'], i: number): boolean {
  if (profil[i] !== 'berme' && profil[i] !== 'terre-plein') return false;
  const compte = (liste: Route['profil'], nom: string) => liste.filter((x) => x === nom).length;
  return compte(profil.slice(0, i), 'descend') > 1 && compte(profil.slice(i), 'monte') > 1;
}

export function profilOf(scene: Route): Profil {
  const noms = scene.profil.filter(isSurface);
  const seul = noms.every((x) => bords.has(x));
  const large = (x: Nom, i: number): number => {
    if (seul && x === 'trottoir partagé') return 7.5;
    if (separates(scene.profil, i)) return SEPARATION;
    return x === 'latérale' &&
      (isBordCentral(scene.profil, i - 1) || isBordCentral(scene.profil, i + 1))
      ? BANDE_LATERALE
      : largeurs[x];
  };
  const route = scene.profil.reduce(
    (s, x, i) => (isSurface(x) && x !== 'herbe' ? s + large(x, i) : s),
    0,
  );
  const serre = Math.max(0.84, Math.min(1, 33 / route));
  const avant = noms[0] === 'herbe' ? largeurs.herbe : 0;
  let x = -(route * serre) / 2 - avant;
  const voies: Voie[] = [];
  const lignes: Profil['lignes'] = [];
  for (const [i, mot] of scene.profil.entries()) {
    if (!isSurface(mot)) {
      const centrale = isBordCentral(scene.profil, i);
      lignes.push({ ligne: mot, x, apres: voies.length, ...(centrale && { centrale }) });
      continue;
    }
    // A wholly shared street keeps widths.
    const largeur = large(mot, i) * (mot === 'herbe' ? 1 : serre);
    voies.push({
      nom: mot,
      x0: x,
      x1: x + largeur,
      ...(separates(scene.profil, i) && { separe: true }),
    });
    x += largeur;
  }
  const dures = voies.filter((v) => !bords.has(v.nom));
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

/** 2.5 lies between 2 and 3. */
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

const depose = new Set<Nom>(['herbe', 'berme', 'trottoir', 'terre-plein', 'accotement en saillie']);

/** Default dashed lines on both sides; an author's own edge wins. */
export function lignesDePiste({ voies, lignes }: Profil): { voie: number; x: number }[] {
  return voies.flatMap((voie, i) => {
    if (voie.nom !== 'piste monte' && voie.nom !== 'piste descend') return [];
    const surChaussee = [voies[i - 1], voies[i + 1]].some((w) => w && !depose.has(w.nom));
    const ecrites = [i, i + 1].map((j) => lignes.filter((l) => l.apres === j));
    if (!surChaussee || ecrites.flat().some((l) => l.ligne !== ':')) return [];
    return ecrites.flatMap((l, j) => (l.length ? [] : [{ voie: i, x: j ? voie.x1 : voie.x0 }]));
  });
}

/**
 * A continuous line passes a street on one side. It ends where it is that side's edge, or a
 * reserved lane's.
 */
export function ruesQuiCoupent(
  { éléments }: Pick<Route, 'éléments'>,
  { gauche, droite, voies }: Profil,
  ligne: Ligne,
  x: number,
): Element[] {
  const deTous = voies.filter(
    (v) => vaVersLeHaut(v.nom) !== undefined && !/^(bus|tram|piste|suggérée)/.test(v.nom),
  );
  const bordGauche = Math.max(gauche + 2.6, (deTous[0]?.x0 ?? gauche) + 0.1);
  const bordDroit = Math.min(droite - 2.6, (deTous.at(-1)?.x1 ?? droite) - 0.1);
  return éléments.filter((element) => {
    if (!element.quoi.startsWith('rue')) return false;
    if (element.quoi === 'rues des deux côtés' || ligne === ':' || ligne === '::') return true;
    return element.quoi === 'rue à droite' ? x > bordDroit : x < bordGauche;
  });
}
