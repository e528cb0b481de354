import { z } from 'zod';
import type { Image } from './image.schema.ts';
import type { Question } from './schema.ts';

const ref = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'une référence s’écrit en minuscules, chiffres et tirets');
const ligne = z.string().trim().min(1);

/** `cours.yaml`: modules and chapters in their order; each chapter is a `.md` and a `.yaml` beside it. */
export const cours = z.strictObject({
  ref,
  libelle: ligne,
  modules: z.array(z.strictObject({ ref, libelle: ligne, chapitres: z.array(ref).min(1) })).min(1),
});

/** A piece of a chapter: HTML that is ready, or a picture that still has no address. */
export type Morceau = { html: string } | { image: Image };

export interface Chapitre {
  ref: string;
  libelle: string;
  texte: Morceau[];
  questions: Question[];
}
export interface Module {
  ref: string;
  libelle: string;
  chapitres: Chapitre[];
}
export interface Cours {
  ref: string;
  libelle: string;
  modules: Module[];
}
