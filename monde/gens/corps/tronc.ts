import type { Maille } from '../../maille/maille.ts';
import { type Couleur, nuance } from '../../maille/teinte.ts';
import { entre, fois, plus, produit, unitaire, type Vec } from '../../maille/vecteurs.ts';
import type { Apparence } from '../apparence.ts';
import { addTexte } from '../texte.ts';
import type { Mesures } from './mesures.ts';
import { addPeau, bordAt, contourOf, droitA, type Section } from './peau.ts';
import type { Squelette } from './squelette.ts';

/** Share from hips to shoulders, half-width, front, back; an average adult in metres. */
type CoupeDuTronc = readonly [t: number, demi: number, devant: number, derriere: number];

const BASSIN: readonly CoupeDuTronc[] = [
  [-0.12, 0.05, 0.05, 0.07],
  [-0.08, 0.115, 0.085, 0.105],
  [0.02, 0.166, 0.104, 0.128],
  [0.16, 0.16, 0.106, 0.114],
];
const HOMME: readonly CoupeDuTronc[] = [
  [0.06, 0.17, 0.112, 0.128],
  [0.2, 0.166, 0.114, 0.116],
  [0.38, 0.156, 0.112, 0.1],
  [0.55, 0.163, 0.116, 0.106],
  [0.72, 0.174, 0.124, 0.118],
  [0.86, 0.18, 0.118, 0.122],
  [0.97, 0.172, 0.096, 0.11],
  [1.035, 0.136, 0.075, 0.095],
  [1.075, 0.098, 0.064, 0.08],
  [1.105, 0.07, 0.056, 0.068],
];
const FEMME: readonly CoupeDuTronc[] = [
  [0.06, 0.17, 0.108, 0.132],
  [0.2, 0.16, 0.11, 0.114],
  [0.38, 0.136, 0.104, 0.094],
  [0.55, 0.144, 0.112, 0.098],
  [0.7, 0.156, 0.136, 0.108],
  [0.86, 0.16, 0.114, 0.112],
  [0.96, 0.154, 0.09, 0.104],
  [1.03, 0.124, 0.07, 0.09],
  [1.075, 0.088, 0.058, 0.075],
  [1.105, 0.063, 0.051, 0.063],
];

/** Where the trunk is at that share of its height, and how it lies there. */
export function sectionAt(
  { bassin, gorge, repereBassin, reperePoitrine }: Squelette,
  { ampleur: k }: Mesures,
  [t, demi, devant, derriere]: CoupeDuTronc,
  epais = 0,
): Section {
  const [p, q] = [repereBassin.haut, reperePoitrine.haut];
  const courbe = Math.max(0, Math.min(1, t));
  const tiers = Math.hypot(gorge[0] - bassin[0], gorge[1] - bassin[1], gorge[2] - bassin[2]) / 3;
  const bezier = (u: number): Vec => {
    const [a, d] = [bassin, gorge];
    const [b, c] = [plus(a, fois(p, tiers)), plus(d, fois(q, -tiers))];
    return entre(
      entre(entre(a, b, u), entre(b, c, u), u),
      entre(entre(b, c, u), entre(c, d, u), u),
      u,
    );
  };
  const haut = unitaire(entre(p, q, courbe));
  const centre = plus(bezier(courbe), fois(t < 0 ? p : q, (t - courbe) * tiers * 3));
  const droite = droitA(entre(repereBassin.droite, reperePoitrine.droite, courbe), haut);
  return {
    centre,
    droite,
    avant: produit(haut, droite),
    demi: demi * k + epais,
    devant: devant * k + epais,
    derriere: derriere * k + epais,
    carre: 2.25,
  };
}

const COTES_TRONC = 14;

const pliDeTaille = (i: number, graine: number) => (angle: number) =>
  1 + 0.018 * Math.sin(angle * 4 + graine + i * 1.3) * (i < 5 ? 1 : 0.3);

/** Seat of the trousers, or of the skirt. */
export function addBassin(
  maille: Maille,
  squelette: Squelette,
  mesures: Mesures,
  couleur: Couleur,
  haut: Apparence['haut'],
): void {
  addPeau(
    maille,
    BASSIN.slice(0, HAUTS[haut].bas > 0 ? 4 : 3).map((coupe) =>
      contourOf(sectionAt(squelette, mesures, coupe), COTES_TRONC),
    ),
    couleur,
    { fin: false },
  );
}

/** An upper garment's thickness, and where it ends. */
const HAUTS: Record<Apparence['haut'], { epais: number; bas: number }> = {
  veste: { epais: 0.016, bas: 0 },
  manteau: { epais: 0.02, bas: 0 },
  blouson: { epais: 0.024, bas: 0.12 },
  pull: { epais: 0.008, bas: 0.08 },
  chemise: { epais: 0.004, bas: 0.06 },
};

const coupesOf = ({ femme, age, haut }: Apparence): readonly CoupeDuTronc[] => {
  const coupes = femme && age !== 'enfant' ? FEMME : HOMME;
  if (age !== 'enfant') return remonte(coupes, HAUTS[haut].bas);
  return remonte(
    coupes.map(([t, demi, devant, derriere]) => [
      t,
      demi * (t > 0.6 ? 1.0 : 1.04),
      devant * 1.06,
      derriere,
    ]),
    HAUTS[haut].bas,
  );
};
const remonte = (coupes: readonly CoupeDuTronc[], bas: number): readonly CoupeDuTronc[] => {
  const [[, ...large], ...reste] = coupes as [CoupeDuTronc, ...CoupeDuTronc[]];
  return [[bas, ...large], ...reste];
};

export function addHaut(
  maille: Maille,
  squelette: Squelette,
  mesures: Mesures,
  apparence: Apparence,
  graine: number,
): void {
  const { haut, couleurHaut, couleurCol, gilet } = apparence;
  const { epais } = HAUTS[haut];
  const coupes = coupesOf(apparence);
  const k = mesures.ampleur;
  const anneaux = coupes.map((coupe, i) =>
    contourOf(
      sectionAt(squelette, mesures, coupe, epais * k * (i >= 7 ? 0.7 : 1)),
      COTES_TRONC,
      pliDeTaille(i, graine),
    ),
  );
  const [premier] = anneaux as [Vec[]];
  const [ourlet] = coupes as [CoupeDuTronc];
  const dedans = contourOf(sectionAt(squelette, mesures, ourlet, -0.01), COTES_TRONC);
  const ferme = haut !== 'pull';
  const ouvert = haut === 'veste' || haut === 'manteau';
  const cache = gilet ? 6 : 0;
  const visibles = [dedans, premier, ...anneaux.slice(1)].slice(cache);
  addPeau(
    maille,
    visibles,
    (anneau, c) => {
      const i = anneau + cache;
      if (i === 0) return nuance(couleurHaut, 0.4);
      if (i === 1 && haut !== 'chemise') return nuance(couleurHaut, 0.78);
      if (c === 0 && ferme && i < 9) return nuance(couleurHaut, 0.72);
      if (c === 3 || c === 4 || c === 10 || c === 11)
        return nuance(couleurHaut, i < 7 ? 0.8 : 0.95);
      return couleurHaut;
    },
    { debut: !gilet, fin: false },
  );
  addCol(maille, squelette, mesures, apparence, coupes.at(-1)!);
  if (ouvert && !gilet) addPlastron(maille, squelette, mesures, coupes, couleurCol);
}

/** A V of shirt in an open jacket. */
function addPlastron(
  maille: Maille,
  squelette: Squelette,
  mesures: Mesures,
  coupes: readonly CoupeDuTronc[],
  couleur: Couleur,
): void {
  const k = mesures.ampleur;
  const lignes = coupes.slice(-6).map((coupe, i) => {
    const { centre, droite, avant, demi, devant } = sectionAt(squelette, mesures, coupe, 0.019 * k);
    const x = [0.002, 0.016, 0.03, 0.04, 0.048, 0.05][i]! * k;
    const z = devant * (1 - (x / demi) ** 2.25) ** (1 / 2.25);
    const au = (dx: number, dz: number): Vec =>
      plus(centre, plus(fois(droite, dx), fois(avant, dz)));
    return [au(-x, z + 0.002), au(0, devant + 0.004), au(x, z + 0.002)];
  });
  addPeau(maille, lignes, couleur, { debut: false, fin: false, boucle: false });
}

function addCol(
  maille: Maille,
  squelette: Squelette,
  mesures: Mesures,
  { haut, couleurHaut, peau, gilet }: Apparence,
  coupe: CoupeDuTronc,
): void {
  const k = mesures.ampleur;
  const [t, demi, devant, derriere] = coupe;
  const bascule = (points: readonly Vec[], force: number) =>
    points.map((point, c) =>
      plus(
        point,
        fois(squelette.reperePoitrine.haut, -force * k * Math.cos((c / 10) * 2 * Math.PI)),
      ),
    );
  const a = (dt: number, large: number, epais: number) =>
    contourOf(
      sectionAt(
        squelette,
        mesures,
        [t + dt, demi * large, devant * large, derriere * large],
        epais * k,
      ),
      10,
    );
  addPeau(maille, [a(-0.05, 1.0, 0), a(0.02, 0.88, 0), [...a(0.2, 0.84, 0)]], nuance(peau, 0.88), {
    debut: false,
    fin: false,
  });
  const haute = haut === 'pull' ? 0.0 : haut === 'blouson' ? 0.08 : 0.05;
  const creux = haut === 'pull' ? 0.014 : haut === 'blouson' ? 0.006 : 0.028;
  addPeau(
    maille,
    [
      bascule(a(-0.03, 1.12, 0.008), creux * 0.8),
      bascule(a(haute, 1.0, 0.012), creux),
      bascule(a(haute - 0.02, 0.96, 0), creux),
    ].slice(0, gilet ? 2 : 3),
    (i) => nuance(couleurHaut, i === 2 ? 0.5 : 0.86),
    { debut: false, fin: false },
  );
}

function coupeAt(apparence: Apparence, t: number): CoupeDuTronc {
  const coupes = coupesOf(apparence);
  const j = Math.max(
    1,
    coupes.findIndex(([niveau]) => niveau >= t),
  );
  const [a, b] = [coupes[j - 1]!, coupes[j]!];
  const part = Math.max(0, Math.min(1, (t - a[0]) / (b[0] - a[0] || 1)));
  const mix = (i: 1 | 2 | 3) => a[i] + (b[i] - a[i]) * part;
  return [t, mix(1), mix(2), mix(3)];
}

/** A point on the upper garment; 0 is the front, clockwise from above. */
export function surHaut(
  squelette: Squelette,
  mesures: Mesures,
  apparence: Apparence,
  [t, angle, dehors]: readonly [t: number, angle: number, dehors: number],
): Vec {
  const epais = apparence.gilet ? 0.034 : HAUTS[apparence.haut].epais;
  const coupe = coupeAt(apparence, t);
  return bordAt(sectionAt(squelette, mesures, coupe, (epais + dehors) * mesures.ampleur), angle);
}

/** A reflecting waistcoat: fluorescent, with grey bands that shine. */
export function addGilet(
  maille: Maille,
  squelette: Squelette,
  mesures: Mesures,
  apparence: Apparence,
  couleur: Couleur,
  nuit: boolean,
): void {
  const at = (t: number) => coupeAt(apparence, t);
  const k = mesures.ampleur;
  const bande = (de: number, jusqua: number, teinte: Couleur, epais: number) => {
    const pas = Math.max(2, Math.ceil((jusqua - de) / 0.3) + 1);
    addPeau(
      maille,
      Array.from({ length: pas }, (_, i) =>
        contourOf(
          sectionAt(squelette, mesures, at(de + ((jusqua - de) * i) / (pas - 1)), epais * k),
          COTES_TRONC,
        ),
      ),
      teinte,
      { debut: false, fin: false },
    );
  };
  maille.lit(nuit ? 0.05 : 0.16, () => bande(0.0, 1.06, couleur, 0.034));
  maille.lit(nuit ? 0.16 : 0.3, () => {
    bande(0.22, 0.31, '#DDE2E4', 0.039);
    bande(0.48, 0.57, '#DDE2E4', 0.039);
  });
  if (apparence.police) addPolice(maille, squelette, mesures, apparence);
}

/** The word across chest and back, white on blue. */
function addPolice(
  maille: Maille,
  squelette: Squelette,
  mesures: Mesures,
  apparence: Apparence,
): void {
  const au =
    (dos: boolean, dehors: number) =>
    (x: number, y: number): Vec =>
      surHaut(squelette, mesures, apparence, [
        0.75 + y / mesures.tronc,
        (dos ? Math.PI : 0) - x / 0.2,
        dehors,
      ]);
  for (const dos of [false, true]) {
    const fond = au(dos, 0.006);
    const bandeau = [-0.042, 0.042].map((y) => [-0.11, 0, 0.11].map((x) => fond(x, y)));
    addPeau(maille, bandeau, '#1D3F86', { debut: false, fin: false, boucle: false });
    addTexte('POLICE', [0.185, 0.052], au(dos, 0.01), (coins) => maille.addQuad(coins, '#F4F6F8'));
  }
}

/** Skirt or coat tails: one cloth around both legs, from the hips down. */
export function addPans(
  maille: Maille,
  squelette: Squelette,
  mesures: Mesures,
  couleur: Couleur,
  { bas, epais, evase }: { bas: number; epais: number; evase: number },
): void {
  const k = mesures.ampleur;
  const ceinture = contourOf(
    sectionAt(squelette, mesures, [0.24, 0.158, 0.11, 0.114], epais * k),
    COTES_TRONC,
  );
  const hanches = contourOf(
    sectionAt(squelette, mesures, [0.0, 0.17, 0.108, 0.132], epais * k),
    COTES_TRONC,
  );
  const parts = [0.35, 0.7].concat(bas);
  const tours = parts.map((part, i) => {
    const [a, b] = squelette.jambes.map(({ hanche, genou, cheville }) =>
      part <= 1 ? entre(hanche, genou, part) : entre(genou, cheville, part - 1),
    ) as [Vec, Vec];
    const milieu = entre(a, b, 0.5);
    const { droite } = squelette.repereBassin;
    const ecart: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const large = Math.abs(ecart[0] * droite[0] + ecart[2] * droite[2]) / 2;
    const haut: Vec = [0, 1, 0];
    const d = droitA(droite, haut);
    const avant = produit(haut, d);
    const long = Math.abs(ecart[0] * avant[0] + ecart[2] * avant[2]) / 2;
    const r = (0.086 - 0.02 * Math.min(1, part)) * k + epais * k;
    return contourOf(
      {
        centre: [milieu[0], milieu[1], milieu[2]],
        droite: d,
        avant,
        demi: Math.max(0.15 * k, large + r) + evase * part * k,
        devant: Math.max(0.11 * k, long + r) + evase * part * k,
        derriere: Math.max(0.115 * k, long + r) + evase * part * k,
      },
      COTES_TRONC,
      (angle) => 1 + 0.03 * (i / parts.length) * Math.sin(angle * 6 + 1),
    );
  });
  addPeau(
    maille,
    [ceinture, hanches, ...tours],
    (i, c) =>
      nuance(
        couleur,
        (c === 0 ? 0.8 : 1) * (i === parts.length + 1 ? 0.86 : 1) * (c % 2 ? 0.94 : 1),
      ),
    { debut: false, fin: false },
  );
}
