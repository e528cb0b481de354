import type { Maille } from '../../maille/maille.ts';
import type { Couleur } from '../../maille/teinte.ts';
import { fois, moins, plus, produit, scalaire, unitaire, type Vec } from '../../maille/vecteurs.ts';

export type Anneau = readonly Vec[];
export type CouleurAt = Couleur | ((anneau: number, cote: number) => Couleur);

const NUL: Vec = [0, 0, 0];
const TOUR = 2 * Math.PI;

const milieu = (points: readonly Vec[]): Vec =>
  fois(
    points.reduce((a, b) => plus(a, b), NUL),
    1 / points.length,
  );

/** A smooth skin over rings of as many points each; `debut` and `fin` close its ends. */
export function addPeau(
  maille: Maille,
  anneaux: readonly Anneau[],
  couleur: CouleurAt,
  { debut = true, fin = true, boucle = true } = {},
): void {
  const cotes = anneaux[0]!.length;
  const sommets = anneaux.flat();
  const faces: [number, number, number][] = [];
  const tours = boucle ? cotes : cotes - 1;
  for (let i = 0; i < anneaux.length - 1; i++)
    for (let k = 0; k < tours; k++) {
      const [a, b] = [i * cotes + k, i * cotes + ((k + 1) % cotes)];
      faces.push([a, a + cotes, b + cotes], [a, b + cotes, b]);
    }
  const addBout = (i: number, sens: 1 | -1) => {
    const centre = sommets.push(milieu(anneaux[i]!)) - 1;
    for (let k = 0; k < cotes; k++) {
      const [a, b] = [i * cotes + k, i * cotes + ((k + 1) % cotes)];
      faces.push(sens > 0 ? [centre, a, b] : [centre, b, a]);
    }
  };
  if (debut) addBout(0, 1);
  if (fin) addBout(anneaux.length - 1, -1);
  addFaces(maille, sommets, faces, anneaux, (sommet) => {
    const bout = sommet >= anneaux.length * cotes;
    const premier = bout && debut && sommet === anneaux.length * cotes;
    const i = bout ? (premier ? 0 : anneaux.length - 1) : Math.floor(sommet / cotes);
    return typeof couleur === 'function' ? couleur(i, bout ? 0 : sommet % cotes) : couleur;
  });
}

/** Normals are the mean of the faces around, and point away from the rings' middles. */
function addFaces(
  maille: Maille,
  sommets: readonly Vec[],
  faces: readonly (readonly [number, number, number])[],
  anneaux: readonly Anneau[],
  couleurOf: (sommet: number) => Couleur,
): void {
  const normales: Vec[] = sommets.map(() => NUL);
  for (const [a, b, c] of faces) {
    const n = produit(moins(sommets[b]!, sommets[a]!), moins(sommets[c]!, sommets[a]!));
    for (const s of [a, b, c]) normales[s] = plus(normales[s]!, n);
  }
  let dehors = 0;
  const cotes = anneaux[0]!.length;
  for (const [i, anneau] of anneaux.entries()) {
    const centre = milieu(anneau);
    for (const [k, point] of anneau.entries())
      dehors += scalaire(normales[i * cotes + k]!, moins(point, centre));
  }
  const sens = dehors < 0 ? -1 : 1;
  const n = normales.map((normale) => unitaire(fois(normale, sens)));
  for (const [a, b, c] of faces) {
    const [p, q, r] = sens > 0 ? [a, b, c] : [a, c, b];
    maille.addTriangle(
      [sommets[p]!, sommets[q]!, sommets[r]!],
      [couleurOf(p), couleurOf(q), couleurOf(r)],
      [n[p]!, n[q]!, n[r]!],
    );
  }
}

export interface Section {
  centre: Vec;
  /** Unit vectors across: to the right, and to the front. */
  droite: Vec;
  avant: Vec;
  /** Half-width, and how deep it is to the front and to the back. */
  demi: number;
  devant: number;
  derriere: number;
  /** 2 is an ellipse; more is squarer. */
  carre?: number;
}

/** A point of a section's outline: 0 is its front, clockwise from above. */
export function bordAt(
  { centre, droite, avant, demi, devant, derriere, carre = 2 }: Section,
  angle: number,
  rayon = 1,
): Vec {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const r = rayon / (Math.abs(s) ** carre + Math.abs(c) ** carre) ** (1 / carre);
  const profondeur = c > 0 ? devant : derriere;
  return plus(centre, plus(fois(droite, s * demi * r), fois(avant, c * profondeur * r)));
}

/** The outline of a section, from its front, clockwise from above. */
export const contourOf = (
  section: Section,
  cotes: number,
  rayonAt: (angle: number) => number = () => 1,
): Vec[] =>
  Array.from({ length: cotes }, (_, k) => {
    const angle = (k / cotes) * TOUR;
    return bordAt(section, angle, rayonAt(angle));
  });

/** The unit vector nearest to `a` that is square to `sens`. */
export const droitA = (a: Vec, sens: Vec): Vec => unitaire(moins(a, fois(sens, scalaire(a, sens))));

export interface Station {
  ou: Vec;
  /** Half-width, front, back. */
  rayon: readonly [demi: number, devant: number, derriere: number];
}

/** Rings around a bent line. `droite` is where right lies all along. */
export function anneauxOf(
  stations: readonly Station[],
  droite: Vec,
  cotes: number,
  pliAt: (station: number, angle: number) => number = () => 1,
): Vec[][] {
  const fin = stations.length - 1;
  return stations.map(({ ou, rayon: [demi, devant, derriere] }, i) => {
    const apres = stations[Math.min(fin, i + 1)]!.ou;
    const avant = stations[Math.max(0, i - 1)]!.ou;
    const sens = unitaire(moins(apres, avant));
    const d = droitA(droite, sens);
    const section = { centre: ou, droite: d, avant: produit(d, sens), demi, devant, derriere };
    return contourOf(section, cotes, (angle) => pliAt(i, angle));
  });
}
