import { z } from 'zod';
import { MANQUE, choixInconnu } from '../../francais.ts';

const nom = z.string().min(1);
const noms = z.union([nom, z.array(nom)]);
const ouiNon = z.enum(['oui', 'non', 'raison']);

const reponses = <V extends z.ZodType>(valeur: V) => ({
  a: valeur,
  b: valeur,
  c: valeur.optional(),
  d: valeur.optional(),
});

const genres = [
  /** A name, several together, or `personne` in a deadlock. */
  z.strictObject({ question: z.literal('premier'), ...reponses(noms) }),
  /** Everybody to whom `qui` yields; `[]` or `personne`. */
  z.strictObject({ question: z.literal('cède'), qui: nom, ...reponses(noms) }),
  /** Names or groups in order; `blocage`. */
  z.strictObject({
    question: z.literal('ordre'),
    ...reponses(
      z.union([z.enum(['blocage', 'raison']), z.array(noms)], {
        error: ({ input }) =>
          input === undefined
            ? MANQUE
            : 'un ordre s’écrit entre crochets, par exemple [moi, A] ; sinon : blocage ou raison',
      }),
    ),
  }),
  z.strictObject({ question: z.literal('qui s’arrête'), ...reponses(noms) }),
  z.strictObject({
    question: z.literal('arrêt et stationnement'),
    qui: nom,
    ...reponses(z.enum(['aucun', 'arrêt', 'les deux', 'raison'])),
  }),
  z.strictObject({ question: z.literal('dépasser'), qui: nom, quoi: nom, ...reponses(ouiNon) }),
] as const;

/** Claims of answers, so that rules can contradict a wrong key. `raison`: same facts, wrong reason. */
export const verifie = z.discriminatedUnion('question', genres, {
  error: ({ input }) =>
    choixInconnu(
      'question',
      input,
      genres.map(({ shape }) => shape.question.value),
    ),
});

export type Verifie = z.output<typeof verifie>;
export type VerifieEcrit = z.input<typeof verifie>;

/** A film shows who goes first, so it exists only where the question asks that. */
export const DEMANDE_UN_ORDRE: Record<Verifie['question'], boolean> = {
  premier: true,
  cède: true,
  ordre: true,
  'qui s’arrête': false,
  'arrêt et stationnement': false,
  dépasser: false,
};
