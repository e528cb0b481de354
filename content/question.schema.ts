import { z } from 'zod';
import { codeDu, codes, nomsCode, readImage, type CodeRoute } from '../drawing/index.ts';
import { jour, ligne, ouiNon, ref } from './champs.ts';
import { joursOf } from './jours.ts';

export const lettres = ['a', 'b', 'c', 'd'] as const;

/** Nothing on a day before the first code. */
const codeOf = (day: string): CodeRoute | undefined =>
  day < codes.AR1975.du ? undefined : codeDu(day);
const HORS_CODE = 'une question ne vaut pas en dehors des jours de son code';

const question = z
  .strictObject({
    ref,
    question: ligne,
    image: z.unknown().optional(),
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
    verifie: z.unknown().optional(),
  })
  .transform((ecrite, ctx) => {
    const dire = (message: string, ...path: PropertyKey[]) =>
      ctx.addIssue({ code: 'custom', message, path });
    const { du, au } = joursOf(ecrite);
    if (codeOf(du) !== ecrite.code || (au !== null && codeOf(au) !== ecrite.code)) {
      dire(HORS_CODE, 'code');
      return z.NEVER;
    }
    const offertes = lettres.filter((l) => ecrite[l] !== undefined);
    const { correcte } = ecrite;
    const { fautes, image, verifie, verdict } = readImage(ecrite, {
      jour: du,
      correcte,
      lettres: offertes,
    });
    for (const { message, chemin } of fautes) dire(message, ...chemin);
    for (const message of verdict?.contradictions ?? []) dire(message, 'verifie');
    if (ecrite[correcte] === undefined) dire(`il n’y a pas de réponse « ${correcte} »`, 'correcte');
    if (ecrite.d !== undefined && ecrite.c === undefined)
      dire('il y a une réponse d sans réponse c', 'd');
    if (new Set(offertes.map((l) => ecrite[l])).size < offertes.length)
      dire('deux réponses sont identiques', 'a');
    const mots = {
      image: ecrite.image,
      ...(ecrite.verifie !== undefined && { verifie: ecrite.verifie }),
    };
    return { ...ecrite, image, verifie, ...(image && { mots }) };
  });
export const questions = z.array(question).min(1);

/** `mots` are those of its picture as they are written, and of what its answers claim. `theme` is the name of the folder that the question stands in; of a course's question, its chapter. */
export type Question = z.output<typeof question> & { theme: string };
