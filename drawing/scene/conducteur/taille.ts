import type { Point } from '../plan/plan.ts';
import { devant, type Camera } from './projection.ts';

/** Minimum pixels, maximum enlargement. */
interface Egards {
  pixels: number;
  auPlus: number;
  auMoins: number;
}

const aPied: Egards = { pixels: 76, auPlus: 1.5, auMoins: 1.1 };
const enSelle: Egards = { pixels: 72, auPlus: 1.25, auMoins: 1.08 };
const agentDe: Egards = { pixels: 124, auPlus: 1.9, auMoins: 1.3 };
const SELLES = new Set(['vélo', 'speed pedelec', 'moto', 'cyclomoteur', 'trottinette']);
const CHOSES = new Set(['obstacle', 'travaux']);
/** A grown-up's, in metres. */
const TAILLE = 1.75;

const plusGrand = (camera: Camera, x: number, y: number, egards: Egards): number => {
  const [, avant] = devant(camera, [x, y] satisfies Point);
  const vif = (camera.focale * TAILLE) / Math.max(1, avant);
  return Math.max(egards.auMoins, Math.min(egards.auPlus, egards.pixels / vif));
};

/** Enlarged where life size is illegible on a phone. */
export const tailleOf = (camera: Camera, vu: { qui: string; x: number; y: number }): number =>
  CHOSES.has(vu.qui) ? 1.08 : plusGrand(camera, vu.x, vu.y, SELLES.has(vu.qui) ? enSelle : aPied);

export const tailleAgent = (camera: Camera, x: number, y: number): number =>
  plusGrand(camera, x, y, agentDe);
