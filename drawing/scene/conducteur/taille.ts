import { isDeuxRoues, isInerte } from '../../../droit/circulation/usagers.ts';
import type { Point, Vu } from '../plan/plan.ts';
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
/** A grown-up's, in metres. */
const TAILLE = 1.75;

const plusGrand = (camera: Camera, x: number, y: number, egards: Egards): number => {
  const [, avant] = devant(camera, [x, y] satisfies Point);
  const vif = (camera.focale * TAILLE) / Math.max(1, avant);
  return Math.max(egards.auMoins, Math.min(egards.auPlus, egards.pixels / vif));
};

/** Enlarged where life size is illegible on a phone. */
export const tailleOf = (camera: Camera, vu: Pick<Vu, 'qui' | 'x' | 'y'>): number =>
  isInerte(vu) ? 1.08 : plusGrand(camera, vu.x, vu.y, isDeuxRoues(vu) ? enSelle : aPied);

export const tailleAgent = (camera: Camera, x: number, y: number): number =>
  plusGrand(camera, x, y, agentDe);
