import { z } from 'zod';
import type { TexteDeLoi } from './articles.schema.ts';
import { LANGUES } from '../regles/langue.ts';
import { CODE_PERMIS, PRODUIT, TYPES_ACCES } from '../regles/produit.ts';
import { fauteAuxLignes } from '../regles/vente.ts';
import { jour, ligne, ouiNon, ref } from './champs.ts';
import type { CoursEcrit, Morceau } from './cours.schema.ts';
import type { MotExplique } from './lexique.schema.ts';
import type { Faq } from './faq.schema.ts';
import { image } from './image.schema.ts';
import type { Question } from './question.schema.ts';

const codePostal = z.coerce
  .string()
  .regex(/^[1-9]\d{3}$/, 'un code postal belge a quatre chiffres');
const prix = z
  .string('le prix se met entre guillemets, par exemple "14.99"')
  .regex(/^\d{1,4}\.\d{2}$/, 'un prix s’écrit "14.99"');
const email = z.email('cette adresse e-mail n’est pas valable');

export const serie = z.strictObject({ ref, libelle: ligne, questions: z.array(ref).min(1) });
export const serieDuPersonnel = z.strictObject({ ref, libelle: ligne, questions: z.array(ref) });

const { champs } = PRODUIT;
const produit = z.strictObject({
  ref,
  libelle: ligne.max(champs.libelle.max),
  slug: ref,
  /** Euros as text: a number would lose zeros. */
  prix,
  prixRenouvellement: prix.optional(),
  taux: z.number().min(0).max(100),
  codePermis: z
    .string()
    .regex(CODE_PERMIS, 'un code de permis s’écrit en capitales, par exemple B ou RDV'),
  type: z.enum(TYPES_ACCES),
  /** In months. */
  dureeValidite: z.int().min(champs.dureeValidite.min).max(champs.dureeValidite.max),
  langue: z.enum(LANGUES),
  contenu: z
    .array(
      ligne.refine(
        (l) => fauteAuxLignes([l]) === undefined,
        'une ligne de contenu ne peut pas contenir de point-virgule',
      ),
    )
    .min(1),
  description: ligne.max(champs.description.max),
  title: ligne.max(champs.title.max),
  text: ligne.max(champs.text.max),
  series: z.array(ref),
  cours: ref.optional(),
  /** `non`: given, never sold. */
  vente: ouiNon.default(true),
  image,
});
export const produits = z.array(produit).min(1);

/** Three clips of content/films/ each; its text is content/lecons/<ref>.md. */
export const lecons = z.array(z.strictObject({ ref, clips: z.array(ref).length(3) })).min(1);

export const demo = z.strictObject({
  eleves: z.array(
    z.strictObject({
      email,
      prenom: ligne,
      nom: ligne,
      dateNaissance: jour,
      rue: ligne,
      localite: ligne,
      codePostal,
      acces: z.array(
        z.strictObject({
          produit: ref,
          commenceIlYA: z.int().min(0).optional(),
        }),
      ),
    }),
  ),
  staff: z.array(
    z.strictObject({
      email,
      prenom: ligne,
      nom: ligne,
      level: z.union([z.literal(1), z.literal(9), z.literal(10)]),
    }),
  ),
});

export type Serie = z.output<typeof serie>;
export type ProduitEcrit = z.output<typeof produit>;
export type Demo = z.output<typeof demo>;
export interface PageEcrite {
  ref: string;
  libelle: string;
  texte: Morceau[];
}
export interface LeconEcrite extends PageEcrite {
  clips: string[];
}
export interface Content {
  questions: Question[];
  series: Serie[];
  cours: CoursEcrit[];
  faq: Faq;
  lexique: MotExplique[];
  articles: TexteDeLoi[];
  pages: PageEcrite[];
  lecons: LeconEcrite[];
  vedettes: Serie;
  produits: ProduitEcrit[];
  demo: Demo;
}
