import type { Chantier } from '../../chantier.ts';
import type { Maille } from '../../maille/maille.ts';
import type { Couleur } from '../../maille/teinte.ts';
import { plus, radians, type Vec } from '../../maille/vecteurs.ts';
import type { Mesures } from '../corps/mesures.ts';
import { brasTendu } from '../corps/poses.ts';
import type { Cote, MainPosee, GaucheDroite, PiedPose, Pose } from '../corps/squelette.ts';

export interface EtatMonture {
  /** Turn of the pedals, from 0 to 1. */
  phase: number;
  /** Degrees that the bar is turned clockwise. */
  braque: number;
  allumes: boolean;
  freine: boolean;
  /** A foot on the ground. */
  arrete: boolean;
  clignote?: 'gauche' | 'droite' | undefined;
  tend?: 'gauche' | 'droite' | undefined;
  classe: 'A' | 'B';
  /** Nobody rides it: it leans on its stand, without a light. */
  gare: boolean;
}

/** Where a rider sits: metres, machine facing -z, its length's middle at 0. */
export interface Assise {
  bassin: Vec;
  /** Leaning of pelvis and chest, in radians. */
  penche: readonly [bassin: number, poitrine: number];
  /** Wrists of straight steering; the axis is at z `pivot`. */
  poignets: GaucheDroite<Vec>;
  pivot: number;
  coudes: number;
  pieds: (mesures: Mesures, phase: number) => GaucheDroite<PiedPose>;
  /** Standing over the machine at a stop. */
  halte: Vec;
  ecartHalte: number;
}

export interface Monture {
  longueur: number;
  largeur: number;
  assise: Assise;
  draw: (chantier: Chantier, maille: Maille, etat: EtatMonture, couleur: Couleur) => void;
}

/** Turns a point about an upright axis at z `pivot`. */
export const tourne = ([x, y, z]: Vec, pivot: number, degres: number): Vec => {
  const [s, c] = [Math.sin(radians(degres)), Math.cos(radians(degres))];
  const dz = z - pivot;
  return [x * c - dz * s, y, pivot + dz * c + x * s];
};

/** A shoe's ball on a pedal there. */
export const piedSur = ({ cheville, pied }: Mesures, [x, y, z]: Vec, tangage = 0): PiedPose => {
  const avance = pied * 0.4;
  const [s, c] = [Math.sin(tangage), Math.cos(tangage)];
  return {
    cheville: [x, y + cheville * c - avance * s, z + avance * c + cheville * s],
    tangage,
    ouverture: 0.04,
  };
};

const mainAuGuidon = (cote: Cote, poignet: Vec, coudes: number): MainPosee => ({
  poignet,
  tenue: 'poing',
  coude: [cote * coudes, -0.8, 0.5],
  doigts: [-cote * 0.12, -0.25, -1],
  paume: [-cote * 0.1, -1, -0.2],
});

export function poseSur(
  mesures: Mesures,
  { assise, ...monture }: Monture,
  etat: EtatMonture,
): Pose {
  const k = mesures.taille / 1.74;
  const { bassin, penche, pivot, coudes, halte, ecartHalte } = assise;
  const [gauche, droite] = assise.pieds(mesures, etat.phase);
  const aTerre: PiedPose = {
    cheville: [-ecartHalte, mesures.cheville, halte[2] - 0.02],
    tangage: 0,
    ouverture: 0.25,
  };
  const main = (cote: Cote, poignet: Vec) =>
    (etat.tend === 'gauche' && cote < 0) || (etat.tend === 'droite' && cote > 0)
      ? // Seen from the side, a straight arm reads as one that points ahead.
        brasTendu(mesures, cote, 0.03, 0.3)
      : mainAuGuidon(cote, tourne(poignet, pivot, etat.braque), coudes);
  const assis: Vec = etat.arrete ? halte : plus(bassin, [0, (k - 1) * 0.4, 0]);
  const [p, q] = penche;
  return {
    bassin: assis,
    tourBassin: 0,
    tourPoitrine: radians(etat.braque) * 0.2,
    pencheBassin: etat.arrete ? p * 0.4 : p,
    penchePoitrine: etat.arrete ? q * 0.7 : q,
    tourTete: 0,
    baisseTete: monture.longueur > 2 ? 0.02 : 0.05,
    pieds: [etat.arrete ? aTerre : gauche, droite],
    mains: [main(-1, assise.poignets[0]), main(1, assise.poignets[1])],
  };
}
