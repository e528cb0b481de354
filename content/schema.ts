import { z } from 'zod';
import type { Cours, Morceau } from './cours.schema.ts';
import type { Faits, Faq } from './faq.schema.ts';
import { verifie as verifieScene } from '../drawing/scene/regles/index.ts';
import { verifie, type Verifie } from '../drawing/scene/regles/verifie.schema.ts';
import { codeDu, codes, nomsCode, type CodeRoute } from '../drawing/index.ts';
import { dessine, image, imageEcrite, type Image } from './image.schema.ts';

const ref = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'une référence s’écrit en minuscules, chiffres et tirets, par exemple « signaux-001 »',
  );
const ligne = z.string().trim().min(1);
const ouiNon = z.enum(['oui', 'non']).transform((v) => v === 'oui');
const codePostal = z.coerce
  .string()
  .regex(/^[1-9]\d{3}$/, 'un code postal belge a quatre chiffres');
const email = z.email('cette adresse e-mail n’est pas valable');
const jour = z.iso.date('une date s’écrit AAAA-MM-JJ, par exemple 2007-03-21');

export const lettres = ['a', 'b', 'c', 'd'] as const;
type Lettre = (typeof lettres)[number];

/** The days when a question may be asked: its own, else those of its code. */
export const joursDe = (q: {
  code: CodeRoute;
  valableDu?: string | undefined;
  valableAu?: string | undefined;
}): { du: string; au: string | null } => ({
  du: q.valableDu ?? codes[q.code].du,
  au: q.valableAu ?? codes[q.code].au,
});
const HORS_CODE = 'une question ne vaut pas en dehors des jours de son code';

/** What the rules of the road say against the key, in French. */
function contradictions(q: {
  code: CodeRoute;
  image?: Image | undefined;
  verifie?: Verifie | undefined;
  correcte: Lettre;
  c?: string | undefined;
  d?: string | undefined;
}): string[] {
  if (!q.verifie) return [];
  if (q.code !== 'AR1975') return ['nos règles sont celles de l’AR de 1975'];
  if (!q.image || !('scene' in q.image.dessin))
    return ['les règles ne peuvent vérifier qu’une scène'];
  const offerte = (l: Lettre) => l === 'a' || l === 'b' || q[l] !== undefined;
  if (lettres.some((l) => (q.verifie?.[l] !== undefined) !== offerte(l)))
    return ['« verifie » doit avoir les mêmes lettres que la question'];
  try {
    return verifieScene(q.image.dessin.scene, q.verifie, q.correcte);
  } catch (erreur) {
    return [(erreur as Error).message];
  }
}

const question = z
  .strictObject({
    ref,
    question: ligne,
    image: imageEcrite.optional(),
    a: ligne,
    b: ligne,
    c: ligne.optional(),
    d: ligne.optional(),
    correcte: z.enum(lettres),
    grave: ouiNon,
    article: ligne,
    justification: ligne,
    langue: z.enum(['FR', 'NL']).default('FR'),
    /** The code of the road that it asks about: its picture has the signs of that code. */
    code: z.enum(nomsCode).default('AR1975'),
    /** When its own rule begins or ends within that code. */
    valableDu: jour.optional(),
    valableAu: jour.optional(),
    /** What the answers claim, for the rules to contradict a wrong key. */
    verifie: verifie.optional(),
  })
  .transform((q, ctx) => {
    const { du, au } = joursDe(q);
    try {
      if (codeDu(du) !== q.code || (au !== null && codeDu(au) !== q.code))
        ctx.addIssue({ code: 'custom', message: HORS_CODE, path: ['code'] });
      return { ...q, image: q.image && dessine(q.image, du) };
    } catch (erreur) {
      ctx.addIssue({ code: 'custom', message: (erreur as Error).message, path: ['image'] });
      return z.NEVER;
    }
  })
  .superRefine((q, ctx) => {
    const dire = (cle: string, message: string) =>
      ctx.addIssue({ code: 'custom', message, path: [cle] });
    if (q[q.correcte] === undefined) dire('correcte', `il n’y a pas de réponse « ${q.correcte} »`);
    if (q.d !== undefined && q.c === undefined) dire('d', 'il y a une réponse d sans réponse c');
    for (const faute of contradictions(q)) dire('verifie', faute);
    const reponses = lettres.map((l) => q[l]).filter((r) => r !== undefined);
    if (new Set(reponses).size < reponses.length) dire('a', 'deux réponses sont identiques');
  });
export const questions = z.array(question).min(1);

export const serie = z.strictObject({ ref, libelle: ligne, questions: z.array(ref).min(1) });

const produit = z.strictObject({
  ref,
  libelle: ligne,
  slug: ref,
  /** In euros, as a text: a number would lose the zeros. */
  prix: z
    .string('le prix se met entre guillemets, par exemple "14.99"')
    .regex(/^\d{1,4}\.\d{2}$/, 'un prix s’écrit "14.99"'),
  taux: z.number().min(0).max(100),
  codePermis: z
    .string()
    .regex(/^[A-Z0-9]{1,6}$/, 'un code de permis s’écrit en capitales, par exemple B ou RDV'),
  type: z.enum(['QT', 'EL', 'EX']),
  /** In months. */
  dureeValidite: z.int().min(1).max(36),
  langue: z.enum(['FR', 'NL']),
  contenu: z
    .array(
      ligne.refine(
        (l) => !l.includes(';'),
        'une ligne de contenu ne peut pas contenir de point-virgule',
      ),
    )
    .min(1),
  description: ligne,
  title: ligne,
  text: ligne,
  series: z.array(ref),
  /** The course of an EL product. */
  cours: ref.optional(),
  /** `non`: given, never sold. */
  vente: ouiNon.default(true),
  /** The banner of its page. */
  image,
});
export const produits = z.array(produit).min(1);

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
          /** Days since it was started; without it, not started. */
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

/** `theme` is the name of the folder that the question stands in; of a course's question, its chapter. */
export type Question = z.output<typeof question> & { theme: string };
export type Serie = z.output<typeof serie>;
export type Produit = z.output<typeof produit>;
export type Demo = z.output<typeof demo>;
/** A page's title and text; `ref` is the name of its file. */
export interface PageEcrite {
  ref: string;
  libelle: string;
  texte: Morceau[];
}
export interface Content {
  /** Of the series; a course has its own in its chapters. */
  questions: Question[];
  series: Serie[];
  cours: Cours[];
  faq: Faq;
  faits: Faits;
  /** The texts of the site's own pages. */
  pages: PageEcrite[];
  /** The questions of the home page. */
  vedettes: Serie;
  produits: Produit[];
  demo: Demo;
}
