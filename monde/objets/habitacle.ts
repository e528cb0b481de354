import type { Chantier } from '../chantier.ts';
import { type Apparence, apparenceOf } from '../gens/apparence.ts';
import { addCorps } from '../gens/corps/corps.ts';
import { type Age, type Mesures, mesuresOf } from '../gens/corps/mesures.ts';
import { avecRegard } from '../gens/corps/poses.ts';
import { type Cote, type MainPosee, type Squelette, squeletteOf } from '../gens/corps/squelette.ts';
import { surHaut } from '../gens/corps/tronc.ts';
import type { Maille } from '../maille/maille.ts';
import { addNappe } from '../maille/nappe.ts';
import { type Couleur, nuance } from '../maille/teinte.ts';
import { entre, moins, plus, unitaire, type Vec } from '../maille/vecteurs.ts';
import { decouverteOf, ouverteOf } from '../vehicules/formes/index.ts';
import { addRoue } from '../vehicules/roues.ts';
import { formeDe } from './autos.ts';

/** Between the hips of who sits there: metres in the car's own frame. */
export const PLACES = {
  conducteur: [-0.37, 0.42, 0.16],
  passager: [0.37, 0.42, 0.16],
  gauche: [-0.44, 0.42, 1.12],
  milieu: [0, 0.43, 1.12],
  droite: [0.44, 0.42, 1.12],
} as const satisfies Record<string, Vec>;

const TISSU = '#4A5157';
/** In a car without a roof all is lit, so that faces can be seen. */
const LUEUR = 0.1;

/** A seat with rounded edges; `tete`: its head restraint's middle above the hips. */
export function addFauteuilDAuto(
  maille: Maille,
  [x, y, z]: Vec,
  {
    tete = 0.68,
    couleur = TISSU,
    large = 0.25,
  }: { tete?: number | undefined; couleur?: string; large?: number } = {},
): void {
  const dos = (h: number): Vec => [x, y + h, z + 0.13 + h * 0.24];
  maille.addTube(
    [
      [x, y - 0.1, z + 0.2],
      [x, y - 0.12, z + 0.05],
      [x, y - 0.1, z - 0.2],
      [x, y - 0.1, z - 0.34],
      [x, y - 0.13, z - 0.39],
    ],
    [
      [large, 0.06],
      [large, 0.075],
      [large, 0.085],
      [large * 0.96, 0.075],
      [large * 0.86, 0.03],
    ],
    couleur,
    { cotes: 20 },
  );
  maille.addTube(
    [dos(-0.08), dos(0.05), dos(0.3), dos(0.52), dos(0.58)],
    [
      [large * 0.92, 0.06],
      [large, 0.075],
      [large * 0.96, 0.07],
      [large * 0.78, 0.055],
      [large * 0.6, 0.025],
    ],
    couleur,
    { cotes: 20 },
  );
  if (tete <= 0) return;
  for (const s of [-1, 1])
    maille.addTube(
      [plus(dos(0.54), [s * 0.06, 0, 0]), plus(dos(tete), [s * 0.06, 0, 0])],
      0.008,
      '#B9BEC2',
    );
  maille.addTube(
    [dos(tete - 0.085), dos(tete - 0.06), dos(tete), dos(tete + 0.06), dos(tete + 0.085)],
    [
      [0.1, 0.025],
      [0.13, 0.05],
      [0.135, 0.055],
      [0.125, 0.045],
      [0.09, 0.02],
    ],
    nuance(couleur, 0.9),
    { cotes: 18 },
  );
}

/** A bench for three, with three head restraints. */
function addBanquette(maille: Maille): void {
  const { droite, milieu, gauche } = PLACES;
  for (const place of [gauche, milieu, droite])
    addFauteuilDAuto(maille, place, { large: 0.24, tete: 0.62 });
}

/** The wheel before a driver whose hips are there. */
export function addVolant(maille: Maille, [x, y, z]: Vec): void {
  const [cy, cz] = [y + 0.36, z - 0.42];
  const rond = Array.from({ length: 37 }, (_, i): Vec => {
    const a = (i / 36) * 2 * Math.PI;
    return [x + Math.sin(a) * 0.185, cy + Math.cos(a) * 0.165, cz + Math.cos(a) * 0.08];
  });
  maille.addTube(rond, 0.017, '#15181A', { cotes: 10, bouts: false });
  maille.addBoule([x, cy, cz + 0.005], [0.075, 0.06, 0.035], '#23282C');
  for (const a of [1.57, 4.71, 3.14])
    maille.addTube(
      [
        [x, cy, cz],
        [x + Math.sin(a) * 0.18, cy + Math.cos(a) * 0.16, cz + Math.cos(a) * 0.078],
      ],
      [[0.02, 0.012]],
      '#23282C',
      { cotes: 8 },
    );
  maille.addTube(
    [
      [x, cy, cz],
      [x, cy - 0.14, cz - 0.3],
    ],
    0.035,
    '#23282C',
  );
}

function addPlanche(maille: Maille): void {
  const y = 0.78;
  maille.addTube(
    [-0.84, -0.5, 0, 0.5, 0.84].map((x): Vec => [x, y, -0.72]),
    [[0.17, 0.3]],
    '#33383C',
    { cotes: 22, cote: [0, 1, 0] },
  );
  maille.addTube(
    [-0.2, -0.1, 0, 0.1, 0.2].map((d): Vec => [PLACES.conducteur[0] + d, y + 0.15, -0.5]),
    [
      [0.02, 0.08],
      [0.05, 0.1],
      [0.06, 0.11],
      [0.05, 0.1],
      [0.02, 0.08],
    ],
    '#24282C',
    { cotes: 14, cote: [0, 1, 0] },
  );
  maille.addBoite([0, 0.42, -0.3], [0.2, 0.3, 0.9], '#2B3034', { largeur: 0.85 });
}

interface Cabine {
  couleur?: string;
  /** The driver's door is open, so that one sees him from his side. */
  ouverte?: boolean;
  /** Head restraint of the driver's seat above the hips; 0: none. */
  tete?: number;
  /** No other seat, which might be taken for his. */
  seul?: boolean;
}

/** A car cut open above its doors: seats, dashboard, wheel, nobody yet. */
export function addCabine(
  chantier: Chantier,
  { couleur = '#1F56A8', ouverte = false, tete, seul = false }: Cabine = {},
): void {
  const forme = formeDe('break');
  const { divers } = chantier.mailles;
  chantier.corps.push({
    forme: decouverteOf(ouverte ? ouverteOf('break') : 'break'),
    ou: [0, 0, 0],
    cap: 0,
    couleur,
    feux: {
      position: false,
      phares: false,
      jour: false,
      stop: false,
      gauche: false,
      droite: false,
      recul: false,
      brouillard: false,
    },
  });
  for (const roue of forme.roues) for (const cote of [-1, 1] as const) addRoue(divers, roue, cote);
  chantier.contacts.push({ ou: [0, 0, 0], cap: 0, largeur: 1.8, longueur: 4.6 });
  divers.lit(LUEUR, () => {
    divers.addBoite([0, 0.2, 0.4], [1.6, 0.05, 3.2], '#3A3F44');
    for (const s of [-1, 1]) {
      const de = ouverte && s < 0 ? 0.4 : -0.8;
      divers.addBoite([s * 0.8, 0.58, (de + 1.9) / 2], [0.05, 0.72, 1.9 - de], '#D8D3C6');
    }
    divers.addBoite([0, 0.62, 1.66], [1.5, 0.8, 0.06], '#3A3F44');
    divers.addBoite([0, 0.93, 1.92], [1.5, 0.04, 0.5], '#2F3438');
    addPlanche(divers);
    addVolant(divers, PLACES.conducteur);
    addFauteuilDAuto(divers, PLACES.conducteur, { tete });
    if (seul) return;
    addFauteuilDAuto(divers, PLACES.passager);
    addBanquette(divers);
  });
}

export interface Assis {
  ou: Vec;
  age?: Age;
  /** In metres. */
  taille?: number;
  graine?: number;
  couleur?: Couleur;
  femme?: boolean;
  mains?: 'volant' | 'genoux' | readonly [MainPosee, MainPosee];
  /** Degrees clockwise; how far the head is bent, in radians. */
  regard?: number;
  baisse?: number;
  /** How far he leans back, in radians. */
  recline?: number;
  /** Radians: from above, counter-clockwise. */
  lacet?: number;
  /** How far forward the shins go; a child's hang down. */
  pieds?: Vec;
  /** A larger head, as the smallest have. */
  grosseTete?: number;
  enceinte?: boolean;
  coiffure?: Apparence['coiffure'];
}

export interface Installe {
  squelette: Squelette;
  mesures: Mesures;
  apparence: Apparence;
}

const surGenoux = (cote: Cote, k: number): MainPosee => ({
  poignet: [cote * 0.13 * k, 0.12 * k, -0.28 * k],
  coude: [cote * 0.6, -0.2, 1],
  paume: [0, -1, 0],
});

/** On the wheel of `addVolant`, at a quarter past nine. */
export const auVolant = (cote: Cote): MainPosee => ({
  poignet: [cote * 0.2, 0.35, -0.36],
  coude: [cote * 0.7, -1, 0.3],
  doigts: [-cote * 0.3, 0.4, -1],
  paume: [-cote * 0.9, -0.2, -0.4],
  tenue: 'poing',
});

/** Somebody sits there, whole; in the frame of `maille`. */
export function addAssis(maille: Maille, assis: Assis): Installe {
  const { ou, age = 'adulte', taille, graine = 3, couleur, mains = 'genoux' } = assis;
  const { regard = 0, baisse = 0.03, recline = 0.3, lacet = 0, grosseTete = 1 } = assis;
  const vetu = apparenceOf(graine, age, couleur);
  const apparence: Apparence = {
    ...vetu,
    femme: assis.femme ?? vetu.femme,
    coiffure: assis.coiffure ?? vetu.coiffure,
    coiffe: 'aucune',
    haut: 'pull',
    bas: 'pantalon',
    bagage: 'aucun',
    ...(taille !== undefined && { taille }),
  };
  const justes = mesuresOf(age, apparence);
  const mesures = { ...justes, tete: justes.tete * grosseTete };
  const k = mesures.taille / 1.74;
  const enfant = age === 'enfant';
  const [px, py, pz] = assis.pieds ?? (enfant ? [0.07, -0.16, -0.34] : [0.1, -0.27, -0.66]);
  const pied = (cote: Cote) => ({
    cheville: [cote * px, py, pz] as Vec,
    tangage: enfant ? -0.3 : 0.25,
    ouverture: 0.1,
  });
  const posee = (cote: Cote): MainPosee =>
    mains === 'volant'
      ? auVolant(cote)
      : mains === 'genoux'
        ? surGenoux(cote, k)
        : mains[cote < 0 ? 0 : 1];
  const pose = avecRegard(
    {
      bassin: [0, 0, 0],
      tourBassin: 0,
      tourPoitrine: 0,
      pencheBassin: -recline,
      penchePoitrine: -recline * 0.5,
      tourTete: 0,
      baisseTete: baisse,
      pieds: [pied(-1), pied(1)],
      mains: [posee(-1), posee(1)],
    },
    regard,
  );
  const squelette = squeletteOf(mesures, pose);
  maille.at(ou, lacet, () =>
    maille.lit(LUEUR, () => {
      addCorps(maille, squelette, mesures, apparence, { graine, oeillade: 0 });
      if (assis.enceinte)
        maille.addBoule(
          surHaut(squelette, mesures, apparence, [0.3, 0, -0.06]),
          [0.165, 0.17, 0.165],
          apparence.couleurHaut,
          { meridiens: 24, paralleles: 16 },
        );
    }),
  );
  return { squelette, mesures, apparence };
}

/** Ways to wear a belt, as points of the trunk: its share from the hips, radians from its front. */
const PORTS = {
  mise: [
    [1.0, 0.75],
    [0.86, 0.5],
    [0.66, 0.24],
    [0.46, -0.08],
    [0.28, -0.5],
    [0.14, -1.05],
  ],
  'sous le bras': [
    [0.66, 1.65],
    [0.6, 1.2],
    [0.52, 0.62],
    [0.42, 0.05],
    [0.28, -0.5],
    [0.14, -1.05],
  ],
} as const;

const BRETELLE = '#15181A';

/** A flat strap through points that lie on somebody. */
function addSangle(maille: Maille, points: readonly Vec[], centre: Vec, large = 0.026): void {
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const dehors = unitaire(moins(entre(a, b, 0.5), centre));
    const sens = unitaire(moins(b, a));
    const cote: Vec = [
      sens[1] * dehors[2] - sens[2] * dehors[1],
      sens[2] * dehors[0] - sens[0] * dehors[2],
      sens[0] * dehors[1] - sens[1] * dehors[0],
    ];
    maille.addTube([a, b], [[large, 0.005]], BRETELLE, { cotes: 8, cote, bouts: true });
  }
}

/** His seat belt, from the pillar at `cote` over his shoulder to the buckle. */
export function addCeinture(
  maille: Maille,
  { ou, lacet = 0 }: Pick<Assis, 'ou' | 'lacet'>,
  { squelette, mesures, apparence }: Installe,
  cote: Cote,
  port: keyof typeof PORTS | 'au montant' = 'mise',
): void {
  const k = mesures.ampleur;
  const sur = (t: number, angle: number, dehors = 0.012): Vec =>
    surHaut(squelette, mesures, apparence, [t, angle, dehors]);
  const boucle: Vec = [-cote * 0.2 * Math.max(0.7, k), -0.03, 0.06];
  maille.at(ou, lacet, () => {
    const centre = plus(squelette.bassin, [0, 0.25 * k, 0.05]);
    if (port === 'au montant') {
      const ancre: Vec = [cote * 0.3, 0.62 * Math.max(0.8, k), 0.32];
      addSangle(maille, [ancre, [cote * 0.3, 0.2, 0.3], [cote * 0.29, -0.1, 0.26]], [0, 0.2, 0.3]);
      maille.addBoite([cote * 0.295, 0.16, 0.29], [0.05, 0.09, 0.015], '#9AA1A6');
      return;
    }
    const trace = PORTS[port].map(([t, angle]) => sur(t, cote * angle));
    const arriere = port === 'mise' ? sur(1.04, cote * 1.5, 0.02) : sur(0.66, cote * 2.1, 0.02);
    // Behind a child it comes out of the backrest, low enough to lie on the shoulder.
    const ancre: Vec =
      k < 0.8 ? plus(arriere, [-cote * 0.02, -0.01, 0.07]) : [cote * 0.3, 0.62 * k, 0.32];
    addSangle(maille, [ancre, arriere, ...trace, boucle], centre);
    const bas = [1.5, 1, 0.5, 0, -0.5, -1].map((a) => sur(0.1, cote * a, 0.014));
    addSangle(maille, [[cote * 0.22 * k, -0.04, 0.08], ...bas, boucle], plus(centre, [0, -0.2, 0]));
    maille.addBoite(plus(boucle, [0, 0, -0.01]), [0.035, 0.07, 0.05], '#B01A22');
  });
}

/** A seat shell: feet first, up to the head, with raised sides. */
export function addCoqueDEnfant(
  maille: Maille,
  { ou, lacet = 0 }: { ou: Vec; lacet?: number },
  profil: readonly (readonly [y: number, z: number])[],
  { demi = 0.22, bord = 0.16, couleur = '#B4232B' } = {},
): void {
  const at =
    (dehors: number) =>
    (u: number, v: number): Vec => {
      const t = v * (profil.length - 1);
      const i = Math.min(profil.length - 2, Math.floor(t));
      const k = t - i;
      const [[y0, z0], [y1, z1]] = [profil[i]!, profil[i + 1]!];
      const [dy, dz] = [y1 - y0, z1 - z0];
      const long = Math.hypot(dy, dz) || 1;
      const part = u * 2 - 1;
      const leve = bord * Math.abs(part) ** 3 - dehors;
      const [nx, ny] = [-dz / long, dy / long];
      // The shell's hollow side lies up and towards the feet.
      return [part * (demi + dehors), y0 + dy * k - leve * nx * -1 * -1, z0 + dz * k - leve * ny];
    };
  maille.at(ou, lacet, () => {
    addNappe(maille, at(0), { colonnes: 20, rangs: 20, couleur: nuance(couleur, 0.8) });
    addNappe(maille, at(0.02), { colonnes: 20, rangs: 20, couleur });
  });
}
