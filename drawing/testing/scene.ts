import { drawDessin } from '../index.ts';
import { planOf } from '../scene/index.ts';
import { scene } from '../scene/scene.ts';

export const JOUR = '2026-11-02';

export const dessine = (ecrite: unknown) => drawDessin({ scene: scene.parse(ecrite) }, JOUR);
export const plan = (ecrite: unknown) => planOf(scene.parse(ecrite), JOUR);

export const croix = { nord: {}, est: {}, sud: {}, ouest: {} };
