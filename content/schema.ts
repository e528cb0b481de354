import { z } from 'zod';
import {
  additionnels,
  drawDessin,
  etatsFeu,
  nomsMarquage,
  panneaux,
  type Dessin,
} from '../drawing/index.ts';

/** What is said when a file is wrong, to somebody who writes questions and not code. */
export const enFrancais: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `la clé « ${issue.keys.join(' », « ')} » n’existe pas ici (faute de frappe ?)`;
    case 'invalid_type':
      return issue.input === undefined
        ? 'ce champ manque'
        : 'ce n’est pas le genre de valeur attendu';
    case 'invalid_value':
      return `valeurs permises : ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return issue.origin === 'string'
        ? 'ce texte est vide ou trop court'
        : `il en faut au moins ${issue.minimum}`;
    case 'too_big':
      return `pas plus de ${issue.maximum}`;
    default:
      return 'cette valeur ne convient pas';
  }
};

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

const panneau = z.strictObject({
  panneau: z.enum(panneaux.map((p) => p.code)),
  valeur: z.union([ligne, z.number()]).optional(),
  additionnel: z.union([ligne, z.strictObject({ symbole: z.enum(additionnels) })]).optional(),
});
const feu = z.strictObject({ feu: z.enum(etatsFeu) });
const marquage = z.strictObject({ marquage: z.enum(nomsMarquage) });
const groupe = z.strictObject({
  groupe: z
    .array(z.union([panneau, feu]))
    .min(2)
    .max(3),
});
const formes = { panneau, feu, marquage, groupe };

/** The key says which kind of picture is meant, so that the message can be about that kind alone. */
const image = z.record(z.string(), z.unknown()).transform((valeur, ctx): Dessin => {
  const genre = Object.keys(formes).find((cle) => cle in valeur) as keyof typeof formes | undefined;
  const dire = (message: string, path: PropertyKey[] = []) => {
    ctx.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  };
  if (!genre) return dire('une image commence par panneau, feu, marquage ou groupe');
  const lu = formes[genre].safeParse(valeur, { error: enFrancais });
  if (!lu.success) {
    const probleme = lu.error.issues[0];
    return dire(probleme?.message ?? '', probleme?.path);
  }
  try {
    drawDessin(lu.data);
    return lu.data;
  } catch (erreur) {
    return dire((erreur as Error).message);
  }
});

export const lettres = ['a', 'b', 'c', 'd'] as const;

const question = z
  .strictObject({
    ref,
    question: ligne,
    image: image.optional(),
    a: ligne,
    b: ligne,
    c: ligne.optional(),
    d: ligne.optional(),
    correcte: z.enum(lettres),
    grave: ouiNon,
    article: ligne,
    justification: ligne,
  })
  .superRefine((q, ctx) => {
    const dire = (cle: string, message: string) =>
      ctx.addIssue({ code: 'custom', message, path: [cle] });
    if (q[q.correcte] === undefined) dire('correcte', `il n’y a pas de réponse « ${q.correcte} »`);
    if (q.d !== undefined && q.c === undefined) dire('d', 'il y a une réponse d sans réponse c');
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

/** `theme` is the name of the file that the question stands in. */
export type Question = z.output<typeof question> & { theme: string };
export type Serie = z.output<typeof serie>;
export type Produit = z.output<typeof produit>;
export type Demo = z.output<typeof demo>;
export interface Content {
  questions: Question[];
  series: Serie[];
  produits: Produit[];
  demo: Demo;
}
