import { isCarrefour } from '../../drawing/scene/branche.ts';
import type { Dessin } from '../../drawing/index.ts';
import type { Question } from '../question.schema.ts';

export type Scene = Extract<Dessin, { scene: unknown }>['scene'];

export const sceneOf = ({ image }: Pick<Question, 'image'>): Scene | undefined =>
  image && 'scene' in image.dessin ? image.dessin.scene : undefined;

export const branches = (scene: Scene) => (isCarrefour(scene) ? Object.values(scene.branches) : []);
export const elements = (scene: Scene): readonly string[] =>
  isCarrefour(scene) ? [] : scene.éléments.map((e) => e.quoi);
export const quis = (scene: Scene): readonly string[] => scene.usagers.map((u) => u.qui);
export const tout = (scene: Scene): string => JSON.stringify(scene);

export const MANQUE_DIT = /\b(sans|ni|aucune?|pas d[e’u])\b[^,.?]*$/;
