import { z } from 'zod';
import { additionnels } from './additionnels.ts';
import { etatsFeu } from './feux.ts';
import { nomsMarquage } from './marquages.ts';
import { codesPanneau } from './panneaux/index.ts';
import { bornes } from './panneaux/zone.ts';
import { parCle } from './parCle.ts';

/** More than any plate has room for; each letter costs what a letter's outline does. */
const ligne = z.string().trim().min(1).max(100);
/** What is written on it, where that varies: `{ panneau: 'C43', valeur: 50 }`. */
export const valeur = z.union([ligne, z.number()]);

const panneau = z.strictObject({
  panneau: z.enum(codesPanneau),
  valeur: valeur.optional(),
  additionnel: z
    .union([ligne, z.strictObject({ symbole: z.enum(additionnels), valeur: valeur.optional() })])
    .optional(),
  /** On the white « ZONE » plate, or its end: `{ panneau: 'C43', valeur: 50, zone: 'début' }`. */
  zone: z.enum(bornes).optional(),
});
export type DessinPanneau = z.output<typeof panneau>;

const feu = z.strictObject({ feu: z.enum(etatsFeu) });
export type DessinFeu = z.output<typeof feu>;

/** Two or three on one post, from top to bottom. */
const groupe = z.strictObject({
  groupe: z.array(parCle({ panneau, feu }, 'un signal d’un groupe')).min(2).max(3),
});

const marquage = z.strictObject({ marquage: z.enum(nomsMarquage) });

/** What stands by the road: in a scene its marks are part of the road. */
export const auPoteau = { panneau, feu, groupe };
export const signaux = { ...auPoteau, marquage };

/** What stands by the road or is painted on it. */
export type Signal = z.output<(typeof signaux)[keyof typeof signaux]>;
