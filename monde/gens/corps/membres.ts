import type { Maille } from '../../maille/maille.ts';
import { type Couleur, nuance } from '../../maille/teinte.ts';
import { entre, fois, moins, plus, produit, unitaire, type Vec } from '../../maille/vecteurs.ts';
import type { Mesures } from './mesures.ts';
import { addPeau, anneauxOf, contourOf, type Station } from './peau.ts';
import type { Bras, Cote, Jambe, RepereDuCorps } from './squelette.ts';

/** Folds gather where cloth is bent. */
const pli = (force: number, graine: number) => (i: number, angle: number) =>
  1 + force * Math.sin(angle * 3 + i * 2.1 + graine) * Math.sin(i * 1.7 + graine);

export interface Etoffes {
  tissu: Couleur;
  /** Where it ends: shares of thigh and shin that are bare from there. */
  jusqua: number;
  peau: Couleur;
  large: number;
  /** The thigh is under a coat or a skirt. */
  couvert: boolean;
  graine: number;
}

/** From hip to ankle: cloth down to `jusqua` (1 the knee, 2 the ankle), then skin. */
export function addJambe(
  maille: Maille,
  { hanche, genou, cheville }: Jambe,
  droite: Vec,
  { ampleur: k, cheville: haut }: Mesures,
  { tissu, jusqua, peau, large, couvert, graine }: Etoffes,
): void {
  const l = k * large;
  const mollet = produit(droite, unitaire(moins(cheville, genou)));
  const at = (part: number) =>
    part <= 1 ? entre(hanche, genou, part) : entre(genou, cheville, part - 1);
  const derriere = (part: number, d: number) => plus(at(part), fois(mollet, -d * k));
  const bas: Vec = plus(cheville, fois(unitaire(moins(cheville, genou)), haut * 0.35));
  const stations: Station[] = [
    { ou: at(-0.05), rayon: [0.087 * l, 0.085 * l, 0.1 * l] },
    { ou: at(0.25), rayon: [0.085 * l, 0.088 * l, 0.094 * l] },
    { ou: at(0.6), rayon: [0.073 * l, 0.076 * l, 0.08 * l] },
    { ou: at(1), rayon: [0.058 * l, 0.064 * l, 0.058 * l] },
    { ou: derriere(1.38, 0.006), rayon: [0.056 * l, 0.05 * l, 0.068 * l] },
    { ou: at(1.7), rayon: [0.047 * l, 0.046 * l, 0.053 * l] },
    { ou: at(1.9), rayon: [0.045 * l, 0.047 * l, 0.05 * l] },
    { ou: bas, rayon: [0.048 * l, 0.05 * l, 0.052 * l] },
  ];
  const parts = [-0.05, 0.25, 0.6, 1, 1.38, 1.7, 1.9, 2];
  const nu = parts.map((part) => part > jusqua);
  const fins = stations.map(({ ou, rayon }, i) =>
    nu[i] ? { ou, rayon: rayon.map((r) => r * 0.84) as [number, number, number] } : { ou, rayon },
  );
  addPeau(
    maille,
    anneauxOf(couvert ? fins.slice(2) : fins, droite, 8, (i, angle) =>
      nu[i] ? 1 : pli(0.035, graine)(i, angle),
    ),
    (i, c) => nuance(nu[i] ? peau : tissu, c >= 3 && c <= 6 && i < 3 ? 0.86 : 1),
    { debut: false },
  );
}

/** Heel to toe: how far from the ankle, half-width, height; for a foot of 0.265. */
const CHAUSSURE = [
  [-0.068, 0.027, 0.06],
  [-0.02, 0.038, 0.105],
  [0.035, 0.04, 0.088],
  [0.09, 0.046, 0.06],
  [0.145, 0.046, 0.047],
  [0.188, 0.024, 0.034],
] as const;

export function addChaussure(
  maille: Maille,
  { cheville, pointe, dessus }: Jambe,
  mesures: Mesures,
  couleur: Couleur,
): void {
  const k = mesures.pied / 0.265;
  const droite = produit(pointe, dessus);
  const semelle = plus(cheville, fois(dessus, -mesures.cheville));
  const anneaux = CHAUSSURE.map(([loin, demi, haut]) => {
    const pied = plus(semelle, fois(pointe, loin * k));
    const au = (x: number, y: number) =>
      plus(pied, plus(fois(droite, x * demi * k), fois(dessus, y * haut * k)));
    return [
      au(0, 1),
      au(0.92, 0.62),
      au(1.04, 0.17),
      au(0.92, 0),
      au(-0.92, 0),
      au(-1.04, 0.17),
      au(-0.92, 0.62),
    ];
  });
  const gomme = nuance(couleur, 0.45);
  addPeau(maille, anneaux, (_, c) => (c >= 2 && c <= 5 ? gomme : couleur));
}

const GRAND_GANT = 1.3;

export interface Manche {
  tissu: Couleur;
  peau: Couleur;
  /** Skin or glove of the hand. */
  main: Couleur;
  large: number;
  /** Over the forearm, to be seen from afar; its glove is large. */
  manchette?: Couleur | undefined;
  /** Bare from the elbow. */
  courte: boolean;
  graine: number;
}

export function addBras(
  maille: Maille,
  bras: Bras,
  poitrine: RepereDuCorps,
  cote: Cote,
  { ampleur: k }: Mesures,
  { tissu, peau, main, manchette, large, courte, graine }: Manche,
): void {
  const { epaule, coude, poignet } = bras;
  const l = k * large;
  const sens = unitaire(moins(coude, epaule));
  const racine = (dedans: number, long: number, haut: number) =>
    plus(
      plus(epaule, fois(poitrine.droite, -cote * dedans * k)),
      plus(fois(sens, long * k), fois(poitrine.haut, haut * k)),
    );
  const au = (part: number) =>
    part <= 1 ? entre(epaule, coude, part) : entre(coude, poignet, part - 1);
  const station = (ou: Vec, r: number): Station => ({ ou, rayon: [r, r, r] });
  const stations = [
    station(racine(0.075, 0.01, 0.008), 0.04 * l),
    station(racine(0.026, 0.006, 0.002), 0.058 * l),
    station(racine(0, 0.045, -0.004), 0.061 * l),
    station(au(0.55), 0.055 * l),
    station(au(0.92), 0.048 * l),
    station(au(1.04), 0.049 * l),
    station(au(1.6), 0.042 * l),
    station(au(1.94), 0.037 * l),
  ];
  const nu = stations.map((_, i) => courte && i >= 4);
  const plan = produit(moins(coude, epaule), moins(poignet, coude));
  const axe = Math.hypot(...plan) < 1e-4 * k * k ? poitrine.droite : unitaire(plan);
  const fins = stations.map(({ ou, rayon }, i) =>
    nu[i] ? station(ou, rayon[0] * 0.84) : { ou, rayon },
  );
  const droites = axeLoin(axe, unitaire(moins(coude, epaule)));
  addPeau(
    maille,
    anneauxOf(fins, droites, 7, (i, angle) => (nu[i] ? 1 : pli(0.05, graine)(i, angle))),
    (i) => (nu[i] ? peau : i >= 5 && manchette ? manchette : i === 7 ? nuance(tissu, 0.8) : tissu),
  );
  addMain(maille, bras, manchette ? k * GRAND_GANT : k, cote, main);
}

/** A side axis that is not along the limb itself. */
const axeLoin = (axe: Vec, sens: Vec): Vec => {
  const le = Math.abs(axe[0] * sens[0] + axe[1] * sens[1] + axe[2] * sens[2]);
  return le < 0.9 ? axe : Math.abs(sens[1]) < 0.9 ? [0, 1, 0] : [0, 0, 1];
};

/** Distance from the wrist, half-width, half-thickness, and how far it bends to the palm. */
const OUVERTE = [
  [-0.015, 0.027, 0.023, 0],
  [0.025, 0.033, 0.021, 0],
  [0.07, 0.042, 0.018, 0.002],
  [0.14, 0.038, 0.012, 0.014],
  [0.172, 0.027, 0.01, 0.024],
  [0.183, 0.012, 0.006, 0.028],
] as const;
const LACHE = [
  [-0.015, 0.027, 0.023, 0],
  [0.025, 0.033, 0.022, 0.002],
  [0.07, 0.04, 0.021, 0.008],
  [0.115, 0.037, 0.019, 0.02],
  [0.148, 0.029, 0.016, 0.036],
  [0.163, 0.016, 0.01, 0.046],
] as const;
const POING = [
  [-0.015, 0.027, 0.023, 0],
  [0.025, 0.033, 0.026, 0.002],
  [0.06, 0.044, 0.034, 0.012],
  [0.09, 0.043, 0.037, 0.024],
  [0.108, 0.034, 0.028, 0.032],
] as const;

function addMain(maille: Maille, bras: Bras, k: number, cote: Cote, couleur: Couleur): void {
  const { poignet, doigts, paume, tenue } = bras;
  const poing = tenue === 'poing';
  const travers = produit(doigts, paume);
  const au = (long: number, vers: number, large = 0): Vec =>
    plus(
      poignet,
      plus(fois(doigts, long * k), plus(fois(paume, vers * k), fois(travers, large * k))),
    );
  const forme = { poing: POING, plate: OUVERTE, lâche: LACHE }[tenue];
  const anneaux = forme.map(([long, demi, epais, vers]) =>
    contourOf(
      {
        centre: au(long, vers),
        droite: travers,
        avant: paume,
        demi: demi * k,
        devant: epais * k,
        derriere: epais * k,
        carre: 2.4,
      },
      6,
    ),
  );
  const pouce = -cote * 1;
  addPeau(maille, anneaux, (_, c) => (c === 0 ? nuance(couleur, 0.88) : couleur));
  maille.addTube(
    poing
      ? [
          au(0.03, 0.015, pouce * 0.03),
          au(0.065, 0.045, pouce * 0.034),
          au(0.085, 0.056, pouce * 0.008),
        ]
      : [
          au(0.02, 0.01, pouce * 0.028),
          au(0.06, 0.022, pouce * 0.058),
          au(0.1, 0.03, pouce * 0.062),
        ],
    [0.014 * k, 0.013 * k, 0.008 * k],
    couleur,
    { cotes: 4, bouts: false },
  );
}
