import { z } from 'zod';
import {
  additionnels,
  bornes,
  codes,
  codesPanneau,
  drawDessin,
  etatsFeu,
  nomsCode,
  nomsMarquage,
  nomsObjet,
  type Dessin,
} from '../drawing/index.ts';
import { scene as uneScene } from '../drawing/scene/scene.ts';
import { enFrancais } from './francais.ts';

const ligne = z.string().trim().min(1);

const panneau = z.strictObject({
  panneau: z.enum(codesPanneau),
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

/**
 * The words of a picture. The key says which kind is meant, so that the message can be about that
 * kind alone.
 */
export const imageEcrite = z.record(z.string(), z.unknown()).transform((valeur, ctx): Dessin => {
  const genre = Object.keys(formes).find((cle) => cle in valeur) as keyof typeof formes | undefined;
  const dire = (message: string, path: PropertyKey[] = []) => {
    ctx.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  };
  if (!genre) return dire('une image commence par panneau, feu, marquage, groupe, objet ou scene');
  const lu = formes[genre].safeParse(valeur, { error: enFrancais });
  if (lu.success) return lu.data;
  const probleme = lu.error.issues[0];
  return dire(probleme?.message ?? '', probleme?.path);
});

/** A picture as it is drawn on a day; throws in French when it can't be. */
export const dessine = (dessin: Dessin, jour: string): Image => ({
  dessin,
  ...drawDessin(dessin, jour),
});

/** The code that chapters, pages and products tell of, where they do not name another. */
const ENSEIGNE = 'AR1975';

/** A picture that stands by itself; `code` says of which code its signs are. */
export const image = z
  .record(z.string(), z.unknown())
  .transform(({ code = ENSEIGNE, ...dessin }) => ({ code, dessin }))
  .pipe(z.strictObject({ code: z.enum(nomsCode), dessin: imageEcrite }))
  .transform(({ code, dessin }, ctx): Image => {
    try {
      return dessine(dessin, codes[code].du);
    } catch (erreur) {
      ctx.addIssue({ code: 'custom', message: (erreur as Error).message });
      return z.NEVER;
    }
  });
