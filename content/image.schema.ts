import { z } from 'zod';
import {
  additionnels,
  bornes,
  drawDessin,
  etatsFeu,
  nomsMarquage,
  nomsObjet,
  panneaux,
  type Dessin,
} from '../drawing/index.ts';
import { scene as uneScene } from '../drawing/scene/scene.ts';
import { enFrancais } from './francais.ts';

const ligne = z.string().trim().min(1);

const panneau = z.strictObject({
  panneau: z.enum(panneaux.map((p) => p.code)),
  valeur: z.union([ligne, z.number()]).optional(),
  additionnel: z
    .union([
      ligne,
      z.strictObject({
        symbole: z.enum(additionnels),
        valeur: z.union([ligne, z.number()]).optional(),
      }),
    ])
    .optional(),
  zone: z.enum(bornes).optional(),
});
const feu = z.strictObject({ feu: z.enum(etatsFeu) });
const marquage = z.strictObject({ marquage: z.enum(nomsMarquage) });
const groupe = z.strictObject({
  groupe: z
    .array(z.union([panneau, feu]))
    .min(2)
    .max(3),
});
const objet = z.strictObject({
  objet: z.enum(nomsObjet),
  valeur: z.union([ligne, z.number()]).optional(),
});
const scene = z.strictObject({ scene: uneScene });
const formes = { panneau, feu, marquage, groupe, objet, scene };

/** A picture as described, and as drawn: to be sure of the one is to make the other. */
export interface Image {
  dessin: Dessin;
  svg: string;
  titre: string;
  description: string;
}

/** The key says which kind of picture is meant, so that the message can be about that kind alone. */
export const image = z.record(z.string(), z.unknown()).transform((valeur, ctx): Image => {
  const genre = Object.keys(formes).find((cle) => cle in valeur) as keyof typeof formes | undefined;
  const dire = (message: string, path: PropertyKey[] = []) => {
    ctx.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  };
  if (!genre) return dire('une image commence par panneau, feu, marquage, groupe, objet ou scene');
  const lu = formes[genre].safeParse(valeur, { error: enFrancais });
  if (!lu.success) {
    const probleme = lu.error.issues[0];
    return dire(probleme?.message ?? '', probleme?.path);
  }
  try {
    return { dessin: lu.data, ...drawDessin(lu.data) };
  } catch (erreur) {
    return dire((erreur as Error).message);
  }
});
