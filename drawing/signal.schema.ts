import { z } from 'zod';
import { additionnels } from './additionnels.ts';
import { etatsFeu } from './feux.ts';
import { nomsMarquage } from './marquages.ts';
import { codesPanneau } from './panneaux/index.ts';
import { bornes } from './panneaux/borne.ts';
import { parCle } from './parCle.ts';

/** No plate has room for more, and each letter costs an outline. */
const ligne = z.string().trim().min(1).max(100);
export const valeur = z.union([ligne, z.number()]);

const panneau = z.strictObject({
  panneau: z.enum(codesPanneau),
  valeur: valeur.optional(),
  additionnel: z
    .union([ligne, z.strictObject({ symbole: z.enum(additionnels), valeur: valeur.optional() })])
    .optional(),
  zone: z.enum(bornes).optional(),
});
export type DessinPanneau = z.output<typeof panneau>;

const feu = z.strictObject({ feu: z.enum(etatsFeu) });
export type DessinFeu = z.output<typeof feu>;

/** Signs on one post, from the top. */
const groupe = z.strictObject({
  groupe: z.array(parCle({ panneau, feu }, 'un signal d’un groupe')).min(2).max(3),
});

const marquage = z.strictObject({ marquage: z.enum(nomsMarquage) });

export const auPoteau = { panneau, feu, groupe };
export const signaux = { ...auPoteau, marquage };

export type Signal = z.output<(typeof signaux)[keyof typeof signaux]>;
