import { z } from 'zod';
import { nomsObjet } from './objets/index.ts';
import { parCle } from './parCle.ts';
import { scene } from './scene/scene.ts';
import { signaux, valeur } from './signal.schema.ts';

/** Vehicle, equipment, papers, distances: `{ objet: 'profondeur du pneu', valeur: 1.6 }`. */
const objet = z.strictObject({ objet: z.enum(nomsObjet), valeur: valeur.optional() });

export const sortes = { ...signaux, objet, scene: z.strictObject({ scene }) };
export const dessin = parCle(sortes, 'une image');
export type Dessin = z.output<typeof dessin>;
