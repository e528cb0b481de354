import { drawDessin } from '../index.ts';
import { planOf } from '../scene/index.ts';
import { scene } from '../scene/scene.ts';

export const JOUR = '2026-11-02';

/** Words as somebody writes them, drawn. */
export const dessine = (ecrite: unknown) => drawDessin({ scene: scene.parse(ecrite) }, JOUR);
/** The same laid out on the ground. */
export const plan = (ecrite: unknown) => planOf(scene.parse(ecrite), JOUR);

/** Four streets with nothing said of them. */
export const croix = { nord: {}, est: {}, sud: {}, ouest: {} };
