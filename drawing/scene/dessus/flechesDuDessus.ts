import { chemin, trait } from '../../svg.ts';
import { coins, isDans, touche } from '../plan/dessous.ts';
import { capOf, distance, longueurOf, partie, repere, surLigne } from '../plan/geometrie.ts';
import type { Fleche, Plan, Point, Vu } from '../plan/plan.ts';
import { lisse, trace, unites, ECHELLE } from './traces.ts';

const JAUNE = '#FFCE00';
const NUIT = '#1B242D';

/** In metres: nearer heads overlap. */
const ECART = 2;
/** In metres, of a shortened arrow. */
const [RESTE_AU_BORD, RESTE] = [0.8, 1.6];

export function degage(
  fleches: Fleche[],
  [x, y, largeur, hauteur]: Plan['cadre'],
  vus: Vu[] = [],
): Fleche[] {
  const bouts: Point[] = [];
  const places = vus.map((vu) => ({ vu, contour: coins(vu, vu.taille, -0.15) }));
  const dedans = ([px, py]: Point, marge: number) =>
    px > x + marge && px < x + largeur - marge && py > y + marge && py < y + hauteur - marge;
  const posee = (fleche: Fleche): Fleche | undefined => {
    const total = longueurOf(fleche.points);
    const fin = (s: number) => surLigne(fleche.points, s).point;
    const raccourci = (de: number, reste: number, bon: (p: Point) => boolean) => {
      let parcouru = de;
      while (parcouru > reste && !bon(fin(parcouru))) parcouru -= 0.2;
      return bon(fin(parcouru)) ? parcouru : undefined;
    };
    const ici = raccourci(total, RESTE_AU_BORD, (p) => dedans(p, 1.2));
    if (ici === undefined && !dedans(fin(total), 0.4)) return undefined;
    const trajet =
      raccourci(ici ?? total, RESTE, (p) => bouts.every((q) => distance(p, q) >= ECART)) ??
      ici ??
      total;
    const autres = places.filter(({ vu }) => !isSienne(fleche, vu));
    const coupee = (jusqua: number): Fleche =>
      jusqua >= total - 0.01 ? fleche : { ...fleche, points: partie(fleche.points, 0, jusqua) };
    const bon = (jusqua: number) => {
      const pointe = boutDeFleche(coupee(jusqua));
      return (
        !autres.some(({ contour }) => touche(pointe, contour)) &&
        bouts.every((q) => distance(fin(jusqua), q) >= ECART)
      );
    };
    let seul = Math.min(
      trajet,
      avantDe(
        fleche,
        autres.map(({ contour }) => contour),
      ),
    );
    while (seul > RESTE_AU_BORD && !bon(seul)) seul -= 0.2;
    if (!bon(seul) && autres.some(({ contour }) => touche(boutDeFleche(coupee(seul)), contour)))
      return undefined;
    return coupee(bon(seul) ? seul : trajet);
  };
  const faites: Fleche[] = [];
  for (const fleche of fleches.toSorted(
    (a, b) => Number(isDroite(a)) - Number(isDroite(b)) || Number(b.moi) - Number(a.moi),
  )) {
    const [choisie] = [fleche, courte(fleche, faites), ecartee(fleche, 1), ecartee(fleche, -1)]
      .map((f) => f && posee(f))
      .filter((f) => f !== undefined)
      .map((f) => ({ f, cout: seGenent(f, faites) }))
      .toSorted((a, b) => a.cout - b.cout);
    const bout = choisie?.f.points.at(-1);
    if (!choisie || !bout) continue;
    bouts.push(bout);
    faites.push(choisie.f);
  }
  return faites.toReversed();
}

const isDroite = ({ points: [debut, ...suite] }: Fleche): boolean => {
  const fin = suite.at(-1);
  return !!debut && !!fin && distance(debut, fin) > longueurOf([debut, ...suite]) - 0.05;
};

/** In metres, of an arrow that ends before others. */
const RESTE_DROIT = 3.4;

function courte(fleche: Fleche, autres: Fleche[]): Fleche | undefined {
  const { points } = fleche;
  if (!isDroite(fleche)) return undefined;
  const total = longueurOf(points);
  const lignes = autres.flatMap(semis);
  for (let ici = total; ici > RESTE_DROIT; ici -= 0.2) {
    const essai = { ...fleche, points: partie(points, 0, ici) };
    if (!boutDeFleche(essai).some((p) => lignes.some((q) => distance(p, q) < PRES))) return essai;
  }
  return undefined;
}

/** In metres: it leaves its line so long before the end. */
const RAMPE = 7;

/** `de` metres aside, within its lane. */
function ecartee(fleche: Fleche, de: number): Fleche {
  const total = longueurOf(fleche.points);
  if (total < 4) return fleche;
  const debut = Math.max(total * 0.3, total - RAMPE);
  const points = Array.from({ length: Math.ceil(total) + 1 }, (_, i) => {
    const ou = Math.min(total, i);
    const { point, cap } = surLigne(fleche.points, ou);
    const part = Math.max(0, Math.min(1, (ou - debut) / Math.min(3.5, total - debut)));
    return repere(point, cap)(0, de * part * part * (3 - 2 * part));
  });
  return { ...fleche, points };
}

/** In metres. */
const PRES = 0.95;
const semis = ({ points }: Fleche): Point[] =>
  Array.from(
    { length: Math.ceil(longueurOf(points) / 0.4) },
    (_, i) => surLigne(points, i * 0.4).point,
  );

function seGenent(fleche: Fleche, autres: Fleche[]): number {
  const sur = (un: Fleche, ligne: Point[]): number =>
    boutDeFleche(un).filter((p) => ligne.some((q) => distance(p, q) < PRES)).length;
  const sienne = semis(fleche);
  return autres.reduce((somme, autre) => somme + sur(fleche, semis(autre)) + sur(autre, sienne), 0);
}

export const isSienne = ({ points: [debut = [0, 0]] }: Fleche, vu: Vu): boolean =>
  isDans(coins(vu, vu.taille, -0.6), debut);

function avantDe({ points }: Fleche, contours: Point[][]): number {
  const total = longueurOf(points);
  for (let parcouru = 0; parcouru < total; parcouru += 0.2)
    if (contours.some((c) => isDans(c, surLigne(points, parcouru).point))) return parcouru;
  return Infinity;
}

export function boutDeFleche({ points }: Fleche): Point[] {
  const [avant, bout] = points.slice(-2);
  if (!avant || !bout) return [];
  const ici = repere(bout, capOf(avant, bout));
  return [ici(1.1), ici(-0.35, 0.85), ici(-0.35, -0.85)];
}

const entier = ([x, y]: Point): Point => [
  Math.round(unites(x)) / ECHELLE,
  Math.round(unites(y)) / ECHELLE,
];

/** Yellow for « moi », white for others; heads lie over lines. */
export function drawFleches(fleches: Fleche[]): string {
  const large = (moi: boolean) => (moi ? 10 : 8);
  const couleur = (moi: boolean) => (moi ? JAUNE : '#fff');
  const fils = fleches.map(({ points, moi }) => {
    const fil = lisse(points);
    return trait(fil, NUIT, large(moi) + 5) + trait(fil, couleur(moi), large(moi));
  });
  const pointes = [false, true].map((moi) => {
    const bouts = fleches.flatMap((fleche) => {
      const [avant, bout] = fleche.points.slice(-2);
      return fleche.moi === moi && avant && bout ? [repere(bout, capOf(avant, bout))] : [];
    });
    if (bouts.length === 0) return '';
    // Whole units: finer ones are invisible bytes.
    const contour = (ferme: boolean, ...ou: [avant: number, droite: number][]) =>
      bouts
        .map((repere) => {
          const points = ou.map(([a, x]) => entier(repere(a, x)));
          return trace(points, ferme);
        })
        .join('');
    const tetes = contour(true, [0.95, 0], [-0.25, 0.68], [-0.25, -0.68]);
    return (
      trait(tetes, NUIT, large(moi) + 5) +
      trait(contour(false, [-0.5, 0], [0, 0]), couleur(moi), large(moi)) +
      chemin(tetes, couleur(moi), { stroke: couleur(moi), 'stroke-width': 3 })
    );
  });
  return fils.join('') + pointes.join('');
}
