import { z } from 'zod';
import type { Image } from '../drawing/index.ts';
import { ligne, ref } from './champs.ts';
import type { Question } from './question.schema.ts';

/** `cours.yaml`: modules and chapters in their order; each chapter is a `.md` and a `.yaml` beside it. */
export const cours = z.strictObject({
  ref,
  libelle: ligne,
  modules: z.array(z.strictObject({ ref, libelle: ligne, chapitres: z.array(ref).min(1) })).min(1),
});

const listeDeChapitres = z.array(ref);

/** The same as staff may have it: modules without chapters, and chapters in no module or in several. */
export const coursDuPersonnel = z.strictObject({
  ref,
  libelle: ligne,
  modules: z.array(z.strictObject({ ref, libelle: ligne, chapitres: listeDeChapitres })),
  /** Those that stand in no module. */
  chapitres: listeDeChapitres.default([]),
});

/** A piece of a chapter: HTML that is ready, or a picture that still has no address, with its words. */
export type Morceau<I = Image> = { html: string } | { image: I; mots: string };

export interface Chapitre {
  ref: string;
  libelle: string;
  texte: Morceau[];
  /** Written in HTML: where, and what stands there. Its pictures and its tags are looked at when it is loaded. */
  html?: { fichier: string; brut: string };
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
