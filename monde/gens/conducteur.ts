import { graineOf } from '../../drawing/alea.ts';
import type { Maille } from '../maille/maille.ts';
import type { Couleur } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { apparenceOf, type Coiffe } from './apparence.ts';
import { addCorps } from './corps/corps.ts';
import { mesuresOf } from './corps/mesures.ts';
import { avecGeste, avecRegard } from './corps/poses.ts';
import { squeletteOf, type Cote, type MainPosee, type Pose } from './corps/squelette.ts';

export interface PoseConducteur {
  graine?: number;
  couleur?: Couleur;
  /** Degrees clockwise from straight ahead. */
  regard?: number;
  /** The right hand waves somebody on, stops him, or holds a telephone; else both steer. */
  geste?: 'salue' | 'arrête' | 'téléphone';
  /** Middle of the steering wheel from the hips, in metres; its radius. */
  volant?: Vec;
  rayon?: number;
  /** Degrees that the wheel is turned clockwise. */
  braque?: number;
  coiffe?: Coiffe;
  /** A passenger's hands lie on his knees. */
  passager?: boolean;
}

/** As a car has it. */
const VOLANT: Vec = [0, 0.3, -0.4];

/** Both hands at a quarter to three, on a wheel that is tilted to the driver. */
function mainAuVolant(cote: Cote, [x, y, z]: Vec, rayon: number, braque: number): MainPosee {
  const angle = (braque * Math.PI) / 180 + (cote > 0 ? 0.25 : Math.PI - 0.25);
  const [dx, dy] = [
    Math.cos(angle),
    Math.sin(angle - (cote > 0 ? 2 : -2) * ((braque * Math.PI) / 180)),
  ];
  return {
    poignet: [x + dx * (rayon + 0.03), y + dy * rayon * 0.9, z + 0.06 - dy * rayon * 0.4],
    coude: [cote * 0.7, -1, 0.3],
    doigts: [-cote * 0.35, 0.35, -1],
    paume: [-cote * 0.8, -0.2, -0.5],
    tenue: 'poing',
  };
}

const surGenou = (cote: Cote): MainPosee => ({
  poignet: [cote * 0.12, 0.1, -0.3],
  coude: [cote * 0.6, -0.2, 1],
  paume: [0, -1, 0],
});

/**
 * Head, chest and arms of who sits in a vehicle. The frame's origin is between the hips, at seat
 * height; he looks along -z. It needs 0.85 m above and 0.5 m to the front.
 */
export function addConducteur(maille: Maille, pose: PoseConducteur = {}): void {
  const { regard = 0, volant = VOLANT, rayon = 0.185, braque = 0, passager = false } = pose;
  const graine = pose.graine ?? graineOf('conducteur');
  const apparence = {
    ...apparenceOf(graine, 'adulte', pose.couleur),
    coiffe: pose.coiffe ?? 'aucune',
    haut: 'pull' as const,
  };
  const mesures = mesuresOf('adulte', { ...apparence, taille: 1.74 });
  const main = (cote: Cote) =>
    passager ? surGenou(cote) : mainAuVolant(cote, volant, rayon, braque);
  const pied = { cheville: [0, -0.3, -0.7] as Vec, tangage: 0, ouverture: 0 };
  const assis: Pose = {
    bassin: [0, 0, 0],
    tourBassin: 0,
    tourPoitrine: 0,
    pencheBassin: -0.3,
    penchePoitrine: -0.12,
    tourTete: 0,
    baisseTete: 0.03,
    pieds: [pied, pied],
    mains: [main(-1), main(1)],
  };
  const fait = pose.geste ? avecGeste(assis, mesures, pose.geste) : assis;
  addCorps(maille, squeletteOf(mesures, avecRegard(fait, regard)), mesures, apparence, {
    graine,
    oeillade: Math.max(-1, Math.min(1, regard / 60)),
    buste: true,
  });
}
