import type { Vec } from '../../maille/vecteurs.ts';
import { hancheOf, type Mesures } from './mesures.ts';
import type { Cote, MainPosee, GaucheDroite, PiedPose, Pose } from './squelette.ts';

const TOUR = 2 * Math.PI;
/** A foot's share of a step on the ground. */
const APPUI = 0.62;

/** An arm by its angles: forwards at shoulder, bent at the elbow, away from the body. */
function brasPendant(
  { bras, avantBras }: Mesures,
  cote: Cote,
  { avant = 0.02, plie = 0.22, ecart = 0.13 } = {},
): MainPosee {
  const segment = (longueur: number, angle: number, dehors: number): Vec => [
    cote * Math.sin(dehors) * longueur,
    -Math.cos(angle) * Math.cos(dehors) * longueur,
    -Math.sin(angle) * longueur,
  ];
  const haut = segment(bras, avant, ecart);
  const bas = segment(avantBras, avant + plie, ecart * 0.2);
  return {
    libre: true,
    poignet: [haut[0] + bas[0], haut[1] + bas[1], haut[2] + bas[2]],
    coude: [cote * 0.35, 0, 1],
    doigts: [bas[0] - cote * 0.02, bas[1], bas[2] - 0.02],
    paume: [-cote, 0, 0.25],
  };
}

const piedPlat = ({ cheville }: Mesures, x: number, avant: number, ouverture = 0.16): PiedPose => ({
  cheville: [x, cheville, -avant],
  tangage: 0,
  ouverture,
});

export function debout(mesures: Mesures, hanchement = 0): Pose {
  const { taille } = mesures;
  const dx = hanchement * 0.014 * taille;
  return {
    bassin: [dx, hancheOf(mesures) - 0.0015 * taille - Math.abs(dx) * 0.3, 0.004 * taille],
    tourBassin: hanchement * 0.06,
    tourPoitrine: -hanchement * 0.04,
    pencheBassin: -0.02,
    penchePoitrine: 0.03,
    tourTete: 0,
    baisseTete: 0.03,
    pieds: [
      piedPlat(mesures, -0.058 * taille, hanchement > 0 ? 0.03 * taille : 0),
      piedPlat(mesures, 0.058 * taille, hanchement < 0 ? 0.03 * taille : 0),
    ],
    mains: [brasPendant(mesures, -1), brasPendant(mesures, 1)],
  };
}

/** The ankle of a foot that turns about its heel or its toes. */
function chevilleAt(mesures: Mesures, avant: number, tangage: number): readonly [number, number] {
  const { cheville: h, pied } = mesures;
  const pivot = tangage > 0 ? -0.25 * pied : 0.69 * pied;
  const [c, s] = [Math.cos(tangage), Math.sin(tangage)];
  return [avant + pivot - pivot * c - h * s, h * c - pivot * s];
}

/** A foot in a walk: 0 is heel strike. */
function piedQuiMarche(mesures: Mesures, x: number, phase: number, pas: number): PiedPose {
  const p = ((phase % 1) + 1) % 1;
  const at = (avant: number, tangage: number, leve = 0): PiedPose => {
    const [z, y] = chevilleAt(mesures, avant, tangage);
    return { cheville: [x, y + leve, -z], tangage, ouverture: 0.1 };
  };
  if (p < APPUI) {
    const avant = pas * (1 - (2 * p) / APPUI);
    if (p < 0.1) return at(avant, 0.34 * (1 - p / 0.1));
    return at(avant, p < 0.36 ? 0 : -0.62 * ((p - 0.36) / (APPUI - 0.36)) ** 1.4);
  }
  const u = (p - APPUI) / (1 - APPUI);
  const doux = u * u * (3 - 2 * u);
  const tangage =
    u < 0.55
      ? -0.62 - 0.1 * Math.sin(u * 5) + 0.85 * (u / 0.55)
      : 0.23 + 0.11 * ((u - 0.55) / 0.45);
  return at(pas * (2 * doux - 1), tangage, Math.sin(Math.PI * u) * 0.03 * mesures.taille);
}

/** As high as the legs that stand let it. */
function bassinSur(mesures: Mesures, pieds: GaucheDroite<PiedPose>, avant = 0): number {
  const longueur = (mesures.cuisse + mesures.jambe) * 0.998;
  const hauteurs = pieds.map(({ cheville: [, y, z] }) => {
    const dz = z + avant;
    return y + Math.sqrt(Math.max(0.2 * longueur ** 2, longueur ** 2 - dz * dz));
  });
  return Math.min(...hauteurs);
}

/** `phase`: 0 is the right heel's strike, 0.5 the left one's. `allure`: 1 walks, 0.5 strolls. */
export function marche(mesures: Mesures, phase: number, allure = 1): Pose {
  const { taille } = mesures;
  const pas = 0.172 * taille * (0.4 + 0.6 * allure);
  const pieds = [
    piedQuiMarche(mesures, -0.03 * taille, phase + 0.5, pas),
    piedQuiMarche(mesures, 0.03 * taille, phase, pas),
  ] as const;
  const balance = Math.cos(TOUR * phase);
  const avance = 0.012 * taille;
  const bras = (cote: Cote) => {
    const avant = -cote * balance * 0.46 * allure;
    return brasPendant(mesures, cote, {
      avant: avant - 0.03,
      plie: 0.3 + Math.max(0, avant) * 0.7,
      ecart: 0.14,
    });
  };
  return {
    bassin: [Math.sin(TOUR * phase) * 0.01 * taille, bassinSur(mesures, pieds, avance), -avance],
    tourBassin: -0.1 * balance * allure,
    tourPoitrine: 0.11 * balance * allure,
    pencheBassin: 0.03,
    penchePoitrine: 0.07,
    tourTete: 0,
    baisseTete: 0.04,
    pieds,
    mains: [bras(-1), bras(1)],
  };
}

/** A foot's share of a runner's stride on the ground, and his stride in heights. */
const [APPUI_DE_COURSE, FOULEE] = [0.32, 1.35];
/** Shares of his height: where the foot leaves the ground, behind his hips. */
const DERRIERE = -0.06;

/** In metres, from a foot's strike to its next. */
export const fouleeDeCourse = (taille: number): number => FOULEE * taille;

function piedQuiCourt(mesures: Mesures, x: number, phase: number): PiedPose {
  const { taille } = mesures;
  const p = ((phase % 1) + 1) % 1;
  const pas = (FOULEE * APPUI_DE_COURSE * taille) / 2;
  const at = (avant: number, tangage: number, leve = 0): PiedPose => {
    const [z, y] = chevilleAt(mesures, avant + DERRIERE * taille, tangage);
    return { cheville: [x, y + leve, -z], tangage, ouverture: 0.06 };
  };
  if (p < APPUI_DE_COURSE) {
    const u = p / APPUI_DE_COURSE;
    return at(
      pas * (1 - 2 * u),
      u < 0.35 ? 0.12 * (1 - u / 0.35) : -0.8 * ((u - 0.35) / 0.65) ** 1.5,
    );
  }
  const u = (p - APPUI_DE_COURSE) / (1 - APPUI_DE_COURSE);
  const doux = u * u * (3 - 2 * u);
  const tangage = u < 0.3 ? -0.8 - 0.6 * (u / 0.3) : -1.4 + 1.52 * ((u - 0.3) / 0.7);
  return at(pas * (2 * doux - 1), tangage, Math.sin(Math.PI * u ** 0.75) * 0.17 * taille);
}

/** `phase`: 0 is the right foot's strike, 0.5 the left one's. */
export function court(mesures: Mesures, phase: number): Pose {
  const { taille } = mesures;
  const balance = Math.cos(TOUR * (phase + 0.06));
  const rebond = Math.cos(2 * TOUR * (phase - APPUI_DE_COURSE / 2));
  const bras = (cote: Cote) => {
    const avant = -cote * balance;
    return brasPendant(mesures, cote, {
      avant: avant * 0.75 - 0.15,
      plie: 1.55 + avant * 0.25,
      ecart: 0.22,
    });
  };
  return {
    bassin: [0, hancheOf(mesures) - (0.028 + 0.02 * rebond) * taille, 0],
    tourBassin: -0.16 * balance,
    tourPoitrine: 0.2 * balance,
    pencheBassin: 0.16,
    penchePoitrine: 0.24,
    tourTete: 0,
    baisseTete: 0.04,
    pieds: [
      piedQuiCourt(mesures, -0.022 * taille, phase + 0.5),
      piedQuiCourt(mesures, 0.022 * taille, phase),
    ],
    mains: [bras(-1), bras(1)].map((main) => ({
      ...main,
      tenue: 'poing',
    })) as unknown as Pose['mains'],
  };
}

/** Right foot on a step of 0.22 m, a hand at the rail. */
export function monte(mesures: Mesures): Pose {
  const { taille, cheville } = mesures;
  const pieds = [
    {
      cheville: [-0.05 * taille, ...hautSurPointe(mesures, -0.02 * taille)],
      tangage: -0.35,
      ouverture: 0.1,
    },
    { cheville: [0.05 * taille, cheville + 0.2, -0.24 * taille], tangage: 0.02, ouverture: 0.1 },
  ] as unknown as GaucheDroite<PiedPose>;
  return {
    bassin: [0, hancheOf(mesures) * 1.015, -0.06 * taille],
    tourBassin: 0,
    tourPoitrine: 0.12,
    pencheBassin: 0.14,
    penchePoitrine: 0.24,
    tourTete: 0,
    baisseTete: -0.02,
    pieds,
    mains: [
      {
        libre: true,
        poignet: [-0.05 * taille, -0.06 * taille, -0.24 * taille],
        coude: [-0.6, -1, 0.2],
        tenue: 'poing',
        doigts: [0.2, 0.3, -1],
      },
      brasPendant(mesures, 1, { avant: 0.1, plie: 0.5 }),
    ],
  };
}

const hautSurPointe = (mesures: Mesures, avant: number): readonly [number, number] => {
  const [z, y] = chevilleAt(mesures, avant, -0.35);
  return [y, -z];
};

export type Geste =
  | 'tendus'
  | 'levé'
  | 'lampe'
  | 'disque'
  | 'canne'
  | 'téléphone'
  | 'salue'
  | 'arrête'
  | 'pousse'
  | 'bretelle'
  | 'poche';

const portee = ({ bras, avantBras }: Mesures): number => bras + avantBras;

/** An arm held out to its side, palm to the front; `arriere`: a little backwards. */
export const brasTendu = (
  mesures: Mesures,
  cote: Cote,
  leve = 0.02,
  arriere = -0.02,
): MainPosee => ({
  libre: true,
  tenue: 'plate',
  poignet: [
    cote * portee(mesures) * Math.sqrt(0.995 - arriere ** 2),
    portee(mesures) * leve,
    portee(mesures) * arriere,
  ],
  coude: [0, -1, 0.6],
  doigts: [cote, leve, arriere],
  paume: [cote * arriere, 0, -1],
});

const GESTES: Record<Exclude<Geste, 'tendus'>, (mesures: Mesures, cote: Cote) => MainPosee> = {
  levé: (mesures, cote) => ({
    libre: true,
    tenue: 'plate',
    poignet: [cote * 0.1, portee(mesures) * 0.98, -0.04],
    coude: [cote, 0, -0.3],
    doigts: [0, 1, 0],
    paume: [0, 0, -1],
  }),
  lampe: (mesures, cote) => ({
    libre: true,
    poignet: [cote * portee(mesures) * 0.5, -portee(mesures) * 0.1, -portee(mesures) * 0.72],
    coude: [cote * 0.5, -1, 0.2],
    doigts: [cote * 0.3, 0.35, -1],
    paume: [-cote, 0, 0],
    tenue: 'poing',
  }),
  disque: (mesures, cote) => ({
    libre: true,
    poignet: [cote * portee(mesures) * 0.36, portee(mesures) * 0.26, -portee(mesures) * 0.52],
    coude: [cote * 0.8, -1, 0.2],
    doigts: [-cote * 0.55, 0.3, -0.75],
    paume: [-cote * 0.8, -0.1, 0.6],
    tenue: 'poing',
  }),
  canne: (mesures, cote) => ({
    libre: true,
    poignet: [-cote * 0.06, -portee(mesures) * 0.62, -portee(mesures) * 0.5],
    coude: [cote * 0.5, -0.5, 1],
    doigts: [-cote * 0.1, -0.45, -1],
    paume: [-cote, 0, 0],
    tenue: 'poing',
  }),
  téléphone: (mesures, cote) => ({
    libre: true,
    poignet: [-cote * 0.1, -portee(mesures) * 0.18, -portee(mesures) * 0.5],
    coude: [cote * 0.7, -1, 0.3],
    doigts: [-cote * 0.5, 0.75, -0.5],
    paume: [-cote * 0.3, 0.4, 0.8],
    tenue: 'poing',
  }),
  salue: (mesures, cote) => ({
    libre: true,
    tenue: 'plate',
    poignet: [cote * portee(mesures) * 0.42, portee(mesures) * 0.44, -0.12],
    coude: [cote, -0.7, 0.2],
    doigts: [cote * 0.12, 1, 0],
    paume: [0, 0, -1],
  }),
  arrête: (mesures, cote) => ({
    libre: true,
    tenue: 'plate',
    poignet: [cote * 0.06, portee(mesures) * 0.06, -portee(mesures) * 0.95],
    coude: [cote * 0.6, -1, 0],
    doigts: [0, 1, -0.25],
    paume: [0, 0.1, -1],
  }),
  pousse: (mesures, cote) => ({
    libre: true,
    poignet: [cote * 0.02, -portee(mesures) * 0.66, -portee(mesures) * 0.52],
    coude: [cote * 0.5, -0.2, 1],
    doigts: [0, -0.35, -1],
    paume: [-cote * 0.5, -1, 0],
    tenue: 'poing',
  }),
  bretelle: (mesures, cote) => ({
    libre: true,
    poignet: [-cote * 0.05 * mesures.ampleur, -portee(mesures) * 0.3, -0.17 * mesures.ampleur],
    coude: [cote * 0.7, -1, 0.25],
    doigts: [-cote * 0.45, 0.75, -0.1],
    paume: [-cote * 0.3, 0, 1],
    tenue: 'poing',
  }),
  poche: (mesures, cote) => ({
    libre: true,
    poignet: [-cote * 0.005, -portee(mesures) * 0.83, -0.1 * mesures.ampleur],
    coude: [cote * 0.6, 0, 1],
    doigts: [-cote * 0.25, -1, -0.15],
    paume: [-cote, 0, 0.2],
    tenue: 'poing',
  }),
};

/** The same posture with one hand, or both, that does something. */
export function avecGeste(pose: Pose, mesures: Mesures, geste: Geste, cote: Cote = 1): Pose {
  if (geste === 'tendus')
    return { ...pose, mains: [brasTendu(mesures, -1), brasTendu(mesures, 1)] };
  return avecMain(pose, cote, GESTES[geste](mesures, cote));
}

export const avecMain = (pose: Pose, cote: Cote, main: MainPosee): Pose => ({
  ...pose,
  mains: cote < 0 ? [main, pose.mains[1]] : [pose.mains[0], main],
});

/** Turns the head to there; beyond 55° the chest helps. `degres`: clockwise. */
export function avecRegard(pose: Pose, degres: number): Pose {
  const angle = (degres * Math.PI) / 180;
  const tete = Math.max(-1.2, Math.min(1.2, angle * 0.86));
  const reste = Math.max(0, Math.abs(angle) - 0.95) * Math.sign(angle);
  return {
    ...pose,
    tourPoitrine: pose.tourPoitrine + reste * 0.55,
    tourTete: tete + reste * 0.45,
  };
}
