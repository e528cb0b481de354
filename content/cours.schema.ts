import { z } from 'zod';
import type { Image } from '../drawing/index.ts';
import { ligne, ref } from './champs.ts';
import type { Question } from './question.schema.ts';

/** `cours.yaml` orders modules and chapters; each chapter is a `.md` and a `.yaml`. */
export const cours = z.strictObject({
  ref,
  libelle: ligne,
  modules: z.array(z.strictObject({ ref, libelle: ligne, chapitres: z.array(ref).min(1) })).min(1),
});

const listeDeChapitres = z.array(ref);

/** Staff may have empty modules, and chapters in none or several. */
export const coursDuPersonnel = z.strictObject({
  ref,
  libelle: ligne,
  modules: z.array(z.strictObject({ ref, libelle: ligne, chapitres: listeDeChapitres })),
  chapitres: listeDeChapitres.default([]),
});

export type Morceau<I = Image> = { html: string } | { image: I; mots: string };

export interface ChapitreEcrit {
  ref: string;
  libelle: string;
  texte: Morceau[];
  /** Raw HTML, sanitized when it is loaded. */
  html?: { fichier: string; brut: string };
  questions: Question[];
}
export interface ModuleEcrit {
  ref: string;
  libelle: string;
  chapitres: ChapitreEcrit[];
}
export interface CoursEcrit {
  ref: string;
  libelle: string;
  modules: ModuleEcrit[];
}
