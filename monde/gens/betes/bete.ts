import type { Maille } from '../../maille/maille.ts';
import { melange, nuance } from '../../maille/teinte.ts';
import { entre, type Vec } from '../../maille/vecteurs.ts';
import { addPeau, anneauxOf, type CouleurAt, type Station } from '../corps/peau.ts';
import { articulation } from '../corps/squelette.ts';
import { type NomDAllure, postureDe, type Posture } from './allure.ts';
import type { CoupeDeBete, Espece, Profil } from './espece.ts';

const DROITE: Vec = [1, 0, 0];
const NOIR = '#15110E';
const CORNE = '#5B4632';
const OEIL = 0.012;

/** Sides of what is drawn. */
export interface FinesseDeBete {
  tronc: number;
  tete: number;
  membre: number;
  boule: { meridiens: number; paralleles: number };
}
const FINE: FinesseDeBete = {
  tronc: 12,
  tete: 8,
  membre: 6,
  boule: { meridiens: 6, paralleles: 4 },
};

interface BeteDessinee {
  maille: Maille;
  espece: Espece;
  posture: Posture;
  finesse: FinesseDeBete;
}

const vecOf = ([avant, haut]: Profil, x = 0): Vec => [x, haut, -avant];
const plus = ([a, b]: Profil, [c, d]: Profil): Profil => [a + c, b + d];
const moins = ([a, b]: Profil, [c, d]: Profil): Profil => [a - c, b - d];
const loinDe = (a: Profil, b: Profil): number => Math.hypot(...moins(a, b));
const tourne = ([avant, haut]: Profil, angle: number): Profil => [
  avant * Math.cos(angle) - haut * Math.sin(angle),
  avant * Math.sin(angle) + haut * Math.cos(angle),
];

/** Where a point of its trunk is in this posture. */
const poseDe = (
  { espece: { echine }, posture: { monte, tangage, ramasse } }: BeteDessinee,
  [avant, haut]: Profil,
): Profil => {
  const croupe = Math.min(0, avant / -echine[0]![0]);
  const arche = 1 - Math.min(1, Math.abs(avant + 0.12) / 0.3) ** 2;
  return [
    avant - croupe * ramasse * 0.45,
    haut + monte + avant * Math.sin(tangage) + (arche * 0.25 + croupe * 0.2) * ramasse,
  ];
};

function addLong(
  { maille }: BeteDessinee,
  points: readonly Vec[],
  coupes: readonly CoupeDeBete[],
  cotes: number,
  couleur: CouleurAt,
  droite = DROITE,
): void {
  const stations = points.map((ou, i): Station => ({ ou, rayon: coupes[i]! }));
  addPeau(maille, anneauxOf(stations, droite, cotes), couleur);
}

/** From rump to nape; answers where its nape is. */
function addEchine(dessin: BeteDessinee): Profil {
  const { espece, posture, finesse } = dessin;
  const { echine, cou, pelage, clair, miroir } = espece;
  const tronc = echine.length - cou;
  const [a, h] = echine[tronc - 1]!;
  const points = echine.map(([avant, haut], i): Profil => {
    if (i < tronc) return poseDe(dessin, [avant, haut]);
    const baisse = (-posture.cou * (i - tronc + 1)) / cou;
    return plus(poseDe(dessin, [a, h]), tourne([avant - a, haut - h], baisse));
  });
  addLong(
    dessin,
    points.map((point) => vecOf(point)),
    echine.map(([, , ...coupe]) => coupe),
    finesse.tronc,
    (anneau, cote) => {
      if (anneau < 2) return miroir;
      const dessous = Math.abs((cote / finesse.tronc) * 2 - 1);
      if (dessous < 0.2) return clair;
      return dessous < 0.4 ? melange(pelage, clair, 0.35) : pelage;
    },
  );
  return points.at(-1)!;
}

function addTete(dessin: BeteDessinee, nuque: Profil): void {
  const { maille, espece, finesse } = dessin;
  const { tete, pelage, clair, bois } = espece;
  const at = ([loin, haut]: Profil, x = 0): Vec =>
    vecOf(plus(nuque, tourne([loin, haut], -tete.penche)), x);
  const museau = tete.coupes.length - 3;
  addLong(
    dessin,
    tete.coupes.map(([loin]) => at([loin, 0])),
    tete.coupes.map(([, ...coupe]) => coupe),
    finesse.tete,
    (anneau, cote) =>
      anneau >= museau && Math.abs((cote / finesse.tete) * 2 - 1) <= 0.5 ? clair : pelage,
  );
  const [bout, , dessus] = tete.coupes.at(-1)!;
  const { truffe, oeil } = tete;
  const nez: Vec = [truffe, truffe * 0.8, truffe * 0.8];
  maille.addBoule(at([bout, dessus * 0.4]), nez, NOIR, finesse.boule);
  for (const cote of [-1, 1]) {
    const [avant, haut, x] = oeil;
    maille.addBoule(at([avant, haut], cote * x), [OEIL, OEIL, OEIL], NOIR, finesse.boule);
    addOreille(dessin, at, cote);
    if (bois) addBois(dessin, at, cote);
  }
}

type AtTete = (ou: Profil, x?: number) => Vec;

function addOreille(dessin: BeteDessinee, at: AtTete, cote: number): void {
  const { espece, finesse } = dessin;
  const { de, a, demi, tour } = espece.oreille;
  const [racine, pointe] = [de, a].map(([avant, haut, x]) => at([avant, haut], x * cote)) as [
    Vec,
    Vec,
  ];
  addLong(
    dessin,
    [racine, entre(racine, pointe, 0.4), entre(racine, pointe, 0.75), pointe],
    [
      [demi * 0.5, 0.012, 0.012],
      [demi, 0.012, 0.01],
      [demi * 0.8, 0.01, 0.008],
      [demi * 0.15, 0.005, 0.005],
    ],
    finesse.membre,
    nuance(espece.pelage, 0.8),
    [-cote * tour, 0, 1],
  );
}

/** A young buck's: a beam and a tine. */
function addBois({ maille }: BeteDessinee, at: AtTete, cote: number): void {
  const fourche = at([0.02, 0.1], cote * 0.045);
  maille.addTube(
    [at([0.04, 0.035], cote * 0.024), fourche, at([0, 0.165], cote * 0.05)],
    [0.013, 0.01, 0.004],
    CORNE,
    { cotes: 5 },
  );
  const andouiller = at([0.06, 0.14], cote * 0.055);
  maille.addTube([fourche, andouiller], [0.008, 0.003], CORNE, { cotes: 4 });
}

const GENOU_DEVANT: Vec = [0, 0.2, -1];

/** Radians that a foot is ahead of where its leg hangs. */
const angleDe = (pied: Profil, attache: Profil): number =>
  Math.atan2(pied[0] - attache[0], attache[1] - pied[1]);

function addAvant(dessin: BeteDessinee, rang: 0 | 1): void {
  const { espece, posture, finesse } = dessin;
  const { avant, patte, pelage } = espece;
  const { pied } = posture.pieds[rang]!;
  const x = (rang === 0 ? -1 : 1) * avant.ecart;
  const attache = poseDe(dessin, avant.attache);
  const bras = tourne(moins(avant.coude, avant.attache), angleDe(pied, attache) * 0.75);
  const epaule = vecOf(plus(attache, [bras[0] * 0.4, bras[1] * 0.4]), x * 0.8);
  const coude = vecOf(plus(attache, bras), x);
  const bas = vecOf(plus(pied, [0, patte[1]]), x * 0.85);
  const avantBras = avant.coude[1] - avant.genou;
  const genou = articulation(coude, bas, avantBras, avant.genou - patte[1] + 0.004, GENOU_DEVANT);
  addLong(
    dessin,
    [epaule, coude, entre(coude, genou, 0.55), genou, bas],
    avant.coupes,
    finesse.membre,
    pelage,
  );
  addPatte(dessin, pied, x * 0.85);
}

function addArriere(dessin: BeteDessinee, rang: 2 | 3): void {
  const { espece, posture, finesse } = dessin;
  const { arriere, patte, pelage } = espece;
  const { pied, plie } = posture.pieds[rang]!;
  const x = (rang === 2 ? -1 : 1) * arriere.ecart;
  const attache = poseDe(dessin, arriere.attache);
  const bascule = angleDe(pied, attache) - angleDe(arriere.pied, arriere.attache);
  const canon = tourne(moins(arriere.jarret, arriere.pied), bascule * 0.9 - plie * 0.7);
  const hanche = vecOf(attache, x * 0.8);
  const jarret = vecOf(plus(pied, canon), x * 0.95);
  const bas = vecOf(plus(pied, [0, patte[1]]), x * 0.9);
  const cuisse = loinDe(arriere.attache, arriere.grasset);
  const jambe = loinDe(arriere.grasset, arriere.jarret);
  const grasset = articulation(hanche, jarret, cuisse, jambe, GENOU_DEVANT);
  addLong(
    dessin,
    [hanche, entre(hanche, grasset, 0.5), grasset, entre(grasset, jarret, 0.6), jarret, bas],
    arriere.coupes,
    finesse.membre,
    pelage,
  );
  addPatte(dessin, pied, x * 0.9);
}

function addPatte(
  { maille, espece, finesse }: BeteDessinee,
  [avant, haut]: Profil,
  x: number,
): void {
  const [demi, h, long] = espece.patte;
  const centre: Vec = [x, haut + h, -(avant + long * 0.35)];
  maille.addBoule(centre, [demi, h, long], espece.sabot, finesse.boule);
}

/** Around its own foot, heading north. `phase`: of its stride, from 0 to 1. */
export function addBete(
  maille: Maille,
  espece: Espece,
  allure: NomDAllure,
  phase: number,
  finesse = FINE,
): void {
  const dessin = { maille, espece, posture: postureDe(espece, allure, phase), finesse };
  addTete(dessin, addEchine(dessin));
  addAvant(dessin, 0);
  addAvant(dessin, 1);
  addArriere(dessin, 2);
  addArriere(dessin, 3);
  const { points, rayons } = espece.queue;
  maille.addTube(
    points.map((point) => vecOf(poseDe(dessin, point))),
    rayons,
    espece.miroir,
    { cotes: finesse.membre },
  );
}
