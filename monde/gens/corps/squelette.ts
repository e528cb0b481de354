import { Matrix4, Vector3 } from 'three';
import {
  entre,
  fois,
  moins,
  norme,
  plus,
  produit,
  unitaire,
  type Vec,
} from '../../maille/vecteurs.ts';
import type { Mesures } from './mesures.ts';
import { droitA } from './peau.ts';

export const COTES = [-1, 1] as const;
/** -1 is the left, 1 the right. */
export type Cote = (typeof COTES)[number];
export type GaucheDroite<T> = readonly [gauche: T, droite: T];

export interface PiedPose {
  cheville: Vec;
  /** Radians: positive lifts the toes; then how far they turn outwards. */
  tangage: number;
  ouverture: number;
}

/** A hand's: flat for a sign, a fist around something, else loose. */
export type Tenue = 'plate' | 'poing' | 'lâche';

export interface MainPosee {
  poignet: Vec;
  /** The wrist is given from the shoulder. */
  libre?: boolean;
  /** Where the elbow points. */
  coude: Vec;
  /** Where fingers point; by default along the forearm. */
  doigts?: Vec;
  /** Where the palm looks; by default to the body. */
  paume?: Vec;
  tenue?: Tenue;
}

/** A posture, facing -z. Angles in radians. */
export interface Pose {
  /** Middle of the hip joints. */
  bassin: Vec;
  /** Pelvis and chest, clockwise from above. */
  tourBassin: number;
  tourPoitrine: number;
  /** How far pelvis and chest lean forwards. */
  pencheBassin: number;
  penchePoitrine: number;
  /** Head: clockwise from the body's front, and downwards. */
  tourTete: number;
  baisseTete: number;
  pieds: GaucheDroite<PiedPose>;
  mains: GaucheDroite<MainPosee>;
}

export interface Jambe {
  hanche: Vec;
  genou: Vec;
  cheville: Vec;
  /** Axes of the foot: to the toes, up. */
  pointe: Vec;
  dessus: Vec;
}
export interface Bras {
  epaule: Vec;
  coude: Vec;
  poignet: Vec;
  doigts: Vec;
  paume: Vec;
  tenue: Tenue;
}
export interface RepereDuCorps {
  droite: Vec;
  haut: Vec;
  avant: Vec;
}
export interface Squelette {
  bassin: Vec;
  gorge: Vec;
  repereBassin: RepereDuCorps;
  reperePoitrine: RepereDuCorps;
  jambes: GaucheDroite<Jambe>;
  bras: GaucheDroite<Bras>;
  /** Puts the head's own frame, middle at 0, in its place. */
  tete: Matrix4;
  nuque: Vec;
}

const repereOf = (tour: number, penche: number, roulis = 0): RepereDuCorps => {
  const plat: Vec = [Math.sin(tour), 0, -Math.cos(tour)];
  const haut = plus(fois([0, 1, 0], Math.cos(penche)), fois(plat, Math.sin(penche)));
  const droite: Vec = [Math.cos(tour), -roulis, Math.sin(tour)];
  return { droite: unitaire(droite), haut, avant: produit(haut, droite) };
};

/** The joint between two bones, bent towards `vers`; out of reach, it is straight. */
export function articulation(a: Vec, c: Vec, l1: number, l2: number, vers: Vec): Vec {
  const ecart = moins(c, a);
  const d = Math.min(norme(ecart), (l1 + l2) * 0.9995);
  const sens = unitaire(ecart);
  const longueur = (l1 * l1 + d * d - l2 * l2) / (2 * d);
  const cote = Math.sqrt(Math.max(0, l1 * l1 - longueur * longueur));
  return plus(a, plus(fois(sens, longueur), fois(droitA(vers, sens), cote)));
}

function jambeOf(mesures: Mesures, hanche: Vec, pied: PiedPose, cote: Cote, tour: number): Jambe {
  const { cheville, tangage, ouverture } = pied;
  const { avant, haut } = repereOf(tour + cote * ouverture, -tangage);
  const genou = articulation(hanche, cheville, mesures.cuisse, mesures.jambe, [
    Math.sin(tour + cote * ouverture * 0.6),
    0.05,
    -Math.cos(tour),
  ]);
  return { hanche, genou, cheville, pointe: avant, dessus: haut };
}

function brasOf(mesures: Mesures, epaule: Vec, main: MainPosee, cote: Cote): Bras {
  const portee = (mesures.bras + mesures.avantBras) * 0.9995;
  const ecart = main.libre ? main.poignet : moins(main.poignet, epaule);
  const poignet = plus(epaule, norme(ecart) > portee ? fois(unitaire(ecart), portee) : ecart);
  const coude = articulation(epaule, poignet, mesures.bras, mesures.avantBras, main.coude);
  const doigts = unitaire(main.doigts ?? moins(poignet, coude));
  const paume = droitA(main.paume ?? [-cote, 0, 0.15], doigts);
  return { epaule, coude, poignet, doigts, paume, tenue: main.tenue ?? 'lâche' };
}

export function squeletteOf(mesures: Mesures, pose: Pose): Squelette {
  const { tourBassin, tourPoitrine } = pose;
  const repereBassin = repereOf(tourBassin, pose.pencheBassin);
  const reperePoitrine = repereOf(tourPoitrine, pose.penchePoitrine);
  const sens = unitaire(entre(repereBassin.haut, reperePoitrine.haut, 0.5));
  const gorge = plus(pose.bassin, fois(sens, mesures.tronc));
  const hanche = (cote: Cote) =>
    plus(pose.bassin, fois(repereBassin.droite, cote * mesures.hanche));
  const epaule = (cote: Cote) => {
    const { poignet, libre } = pose.mains[cote < 0 ? 0 : 1];
    const souleve = Math.max(0, poignet[1] - (libre ? 0 : gorge[1])) * 0.16;
    const large = plus(gorge, fois(reperePoitrine.droite, cote * (mesures.epaule - souleve * 0.3)));
    return plus(large, fois(reperePoitrine.haut, souleve - 0.012 * mesures.ampleur));
  };
  const regard = repereOf(pose.tourTete, pose.baisseTete);
  const cou = unitaire(entre(reperePoitrine.haut, [0, 1, 0], 0.45));
  const haut = mesures.taille - mesures.cheville - mesures.jambe - mesures.cuisse - mesures.tronc;
  const avance = fois(entre(reperePoitrine.avant, regard.avant, 0.5), mesures.tete * 0.07);
  const milieu = plus(plus(gorge, fois(cou, haut - mesures.tete * 0.5)), avance);
  return {
    bassin: pose.bassin,
    gorge,
    repereBassin,
    reperePoitrine,
    jambes: [
      jambeOf(mesures, hanche(-1), pose.pieds[0], -1, tourBassin),
      jambeOf(mesures, hanche(1), pose.pieds[1], 1, tourBassin),
    ],
    bras: [
      brasOf(mesures, epaule(-1), pose.mains[0], -1),
      brasOf(mesures, epaule(1), pose.mains[1], 1),
    ],
    tete: matriceOf(regard, milieu),
    nuque: plus(milieu, fois(regard.haut, -mesures.tete * 0.2)),
  };
}

const matriceOf = ({ droite, haut, avant }: RepereDuCorps, [x, y, z]: Vec): Matrix4 =>
  new Matrix4()
    .makeBasis(
      new Vector3(...(droite as [number, number, number])),
      new Vector3(...(haut as [number, number, number])),
      new Vector3(...(fois(avant, -1) as [number, number, number])),
    )
    .setPosition(x, y, z);
