import { z } from 'zod';
import { type Annotation, ETIQUETTES } from '../../regles/vue.ts';
import { duree, flag, id, letter, letterIn, questionKey } from '../fields.ts';

const ou = z.tuple([z.number(), z.number()]);

const annotation = z.discriminatedUnion('sorte', [
  z.object({
    sorte: z.enum(ETIQUETTES),
    texte: z.string(),
    ou,
    fil: ou.optional(),
  }),
  z.object({ sorte: z.literal('distance'), texte: z.string(), ou, de: ou, a: ou }),
  z.object({
    sorte: z.literal('flèche'),
    moi: z.boolean(),
    points: z.array(ou),
    suite: z.literal(true).optional(),
  }),
  z.object({
    sorte: z.literal('plaque'),
    texte: z.string(),
    adresse: z.string(),
    cadre: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  }),
]) satisfies z.ZodType<Annotation>;

/** The words of a question and of its answers. */
export const motsPoses = {
  libelle: z.string(),
  a: z.string(),
  b: z.string(),
  c: z.string().nullable(),
  d: z.string().nullable(),
};

/** Never holds the right answer. */
export const posee = z.object({
  id,
  ...motsPoses,
  libelleImage: z.string().nullable(),
  /** The same in three dimensions; null: not made. */
  vue: z.object({ cle: z.string(), annotations: z.array(annotation) }).nullable(),
  /** Alternative text; never the answer. */
  imageDescription: z.string().nullable(),
  /** 1: a lone sign, light or object, shown smaller. */
  imageSeule: flag,
  /** In plain words; null: not written, or not asked for (`updateLecture`). */
  simples: z.object(motsPoses).nullable(),
});

export const correction = z.object({
  justification: z.string().nullable(),
  /** Says where whoever chose this wrong letter went astray; null: right, or not written. */
  meprise: z.string().nullable(),
  idArticleLois: z.string().nullable(),
  grave: flag,
  /** Address of the animation of who passes when; 204 where nothing moves. */
  film: z.string().nullable(),
});

export const corrigee = { reponse: letter, bonne: letter, juste: flag, correction };

/** An answer within an attempt, with the time on the device. */
export const donnee = { question: id, questionKey, letter: letterIn, duree };
