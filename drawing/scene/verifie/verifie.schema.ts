import { z } from 'zod';
import { MANQUE, choixInconnu } from '../../francais.ts';

/**
 * What the answers of a question claim about its scene, so that the rules can contradict a wrong
 * key. `raison`: the rules see the same facts in this answer, it is its reason that is wrong.
 */
const nom = z.string().min(1);
const noms = z.union([nom, z.array(nom)]);
const ouiNon = z.enum(['oui', 'non', 'raison']);

const reponses = <V extends z.ZodType>(valeur: V) => ({
  a: valeur,
  b: valeur,
  c: valeur.optional(),
  d: valeur.optional(),
});

export const verifie = z.discriminatedUnion(
  'question',
  [
    /** Who passes first: a name, several who go together, `personne` in a deadlock. */
    z.strictObject({ question: z.literal('premier'), ...reponses(noms) }),
    /** To whom `qui` gives way, all of them; `[]` or `personne`. */
    z.strictObject({ question: z.literal('cède'), qui: nom, ...reponses(noms) }),
    /** Names one after the other, or groups of those who may go together; `blocage`. */
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
    /** Who is stopped by a light, an agent or a full exit: all of them. */
    z.strictObject({ question: z.literal('qui s’arrête'), ...reponses(noms) }),
    z.strictObject({
      question: z.literal('arrêt et stationnement'),
      qui: nom,
      ...reponses(z.enum(['aucun', 'arrêt', 'les deux', 'raison'])),
    }),
    z.strictObject({ question: z.literal('dépasser'), qui: nom, quoi: nom, ...reponses(ouiNon) }),
  ],
  {
    error: ({ input }) =>
      choixInconnu('question', input, [
        'premier',
        'cède',
        'ordre',
        'qui s’arrête',
        'arrêt et stationnement',
        'dépasser',
      ]),
  },
);

export type Verifie = z.output<typeof verifie>;
/** As it is written in YAML. */
export type VerifieEcrit = z.input<typeof verifie>;
