import type { Espece, Profil } from './espece.ts';

export type NomDAllure = 'debout' | 'pas' | 'trot' | 'galop';

/** Lengths are shares of its shoulder's height; angles in radians; phases from 0 to 1. */
interface Allure {
  foulee: number;
  /** A foot's share of a stride on the ground. */
  appui: number;
  /** When each foot strikes: left and right, front then back. */
  poses: readonly [number, number, number, number];
  /** How high front and back feet are lifted. */
  leve: readonly [avant: number, arriere: number];
  /** How far ahead of its rest each pair works. */
  avance: readonly [avant: number, arriere: number];
  /** How far its trunk rises and when, how often a stride. */
  monte: readonly [force: number, phase: number, fois: number];
  tangage: readonly [force: number, phase: number];
  /** Its back bends and stretches. */
  ramasse: readonly [force: number, phase: number];
  /** Its neck is lowered. */
  cou: number;
}

const ALLURES: Record<Exclude<NomDAllure, 'debout'>, Allure> = {
  pas: {
    foulee: 1.4,
    appui: 0.64,
    poses: [0.25, 0.75, 0, 0.5],
    leve: [0.12, 0.1],
    avance: [0, 0.02],
    monte: [0.008, 0.1, 2],
    tangage: [0, 0],
    ramasse: [0, 0],
    cou: 0.1,
  },
  trot: {
    foulee: 2.05,
    appui: 0.42,
    poses: [0.5, 0, 0, 0.5],
    leve: [0.2, 0.17],
    avance: [0.02, 0.02],
    monte: [0.025, 0.46, 2],
    tangage: [0, 0],
    ramasse: [0, 0],
    cou: 0.05,
  },
  galop: {
    foulee: 3.1,
    appui: 0.25,
    poses: [0.56, 0.44, 0, 0.1],
    leve: [0.3, 0.26],
    avance: [0.08, 0.16],
    monte: [0.09, 0.38, 1],
    tangage: [0.13, 0.14],
    ramasse: [0.16, 0.92],
    cou: 0.3,
  },
};

/** In metres a second, for a shoulder of one metre: from then on it trots, and gallops. */
const [TROTTE, GALOPE] = [2.9, 5.4];

export const allureDe = (vitesse: number, { garrot }: Espece): NomDAllure => {
  if (vitesse === 0) return 'debout';
  if (vitesse > GALOPE * garrot) return 'galop';
  return vitesse > TROTTE * garrot ? 'trot' : 'pas';
};

/** In metres. */
export const fouleeDe = (allure: NomDAllure, { garrot }: Espece): number =>
  (allure === 'debout' ? 1 : ALLURES[allure].foulee) * garrot;

interface PiedDeBete {
  pied: Profil;
  /** How far its foot is folded back: 0 on the ground, 1 at most. */
  plie: number;
}

export interface Posture {
  monte: number;
  tangage: number;
  ramasse: number;
  cou: number;
  /** Left and right, front then back. */
  pieds: readonly PiedDeBete[];
}

const doux = (u: number): number => u * u * (3 - 2 * u);
const onde = (phase: number): number => Math.cos(2 * Math.PI * phase);

/** `phase`: 0 is the left hind foot's strike. */
export function postureDe(espece: Espece, allure: NomDAllure, phase: number): Posture {
  const { garrot, avant, arriere } = espece;
  const repos = [avant, avant, arriere, arriere].map(({ pied }) => pied);
  if (allure === 'debout')
    return {
      monte: 0,
      tangage: 0,
      ramasse: 0,
      cou: 0,
      pieds: repos.map(([loin, haut], i) => ({
        pied: [loin + (i % 2 ? 0.02 : -0.02) * garrot, haut],
        plie: 0,
      })),
    };
  const { foulee, appui, poses, leve, avance, monte, tangage, ramasse, cou } = ALLURES[allure];
  const portee = (foulee * appui * garrot) / 2;
  const bond = monte[0] * espece.bond * garrot * onde((phase - monte[1]) * monte[2]);
  const pieds = poses.map((pose, i): PiedDeBete => {
    const paire = i < 2 ? 0 : 1;
    const p = (((phase - pose) % 1) + 1) % 1;
    const milieu = repos[i]![0] + avance[paire] * garrot;
    if (p < appui) return { pied: [milieu + portee * (1 - (2 * p) / appui), 0], plie: 0 };
    const u = (p - appui) / (1 - appui);
    const plie = Math.sin(Math.PI * u ** 0.8);
    return {
      pied: [
        milieu + portee * (2 * doux(u) - 1),
        plie * (leve[paire] * garrot + Math.max(0, bond)),
      ],
      plie,
    };
  });
  return {
    monte: bond > 0 ? bond : bond * 0.4,
    tangage: tangage[0] * onde(phase - tangage[1]),
    ramasse: ramasse[0] * onde(phase - ramasse[1]),
    cou,
    pieds,
  };
}
