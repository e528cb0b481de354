import { z } from 'zod';
import { defineCall } from './call.ts';
import { flag, id, instant, typeAcces } from './fields.ts';

const quoi = <const Q extends string>(value: Q) => z.literal(value);
const serie = { acces_id: id, theme_id: id, libelle: z.string() };

/** The one thing to do next; who gives it is led there. */
const cap = z.discriminatedUnion('quoi', [
  /** An attempt that is open: its first question without an answer, its place from 1, and how many have one. */
  z.object({
    quoi: quoi('reprendre'),
    ...serie,
    question_id: id,
    numero: z.int(),
    faites: z.int(),
  }),
  /** `numero`: of the chapter in its module, from 1; `commence`: part of it has been read. */
  z.object({
    quoi: quoi('chapitre'),
    acces_id: id,
    module_id: id,
    chapitre_id: id,
    libelle: z.string(),
    numero: z.int(),
    commence: flag,
  }),
  z.object({ quoi: quoi('erreurs'), acces_id: id, nombre: z.int() }),
  /** A series that was never begun, or begun with nothing left open and not passed. */
  z.object({ quoi: quoi('commencer'), ...serie }),
  z.object({ quoi: quoi('refaire'), ...serie }),
  /** A mock exam: the one that is open, or (null) another: every series is passed, the latest exam was not. */
  z.object({
    quoi: quoi('examen'),
    acces_id: id,
    /** Questions whose turn is over, of how many. */
    ouvert: z.object({ passees: z.int(), nombre: z.int() }).nullable(),
  }),
  /** Every series is passed, and the latest mock exam too. */
  z.object({ quoi: quoi('entrainer'), acces_id: id }),
  /** An access that has not started. */
  z.object({ quoi: quoi('ouvrir'), acces_id: id, type: typeAcces, libelle: z.string() }),
  z.object({ quoi: quoi('exercice'), acces_id: id }),
  /** Nothing can be used: what there was has expired, or there was nothing. */
  z.object({ quoi: quoi('renouveler') }),
  /** `videos`: exercises are among what can be bought. */
  z.object({ quoi: quoi('acheter'), videos: flag }),
]);

export const getCap = defineCall({
  method: 'POST',
  path: '/api/app/getCap',
  audience: 'eleve',
  writes: 'sometimes',
  summary: 'Ce que l’élève a de mieux à faire maintenant, et où il en est de chacun de ses accès.',
  input: z.object({}),
  output: z.object({
    /** Null: everything is done. */
    cap: cap.nullable(),
    /** Of those that can be used. */
    acces: z.array(
      z.object({
        acces_user_id: id,
        type: typeAcces,
        /** Null: not started. */
        datePerime: instant.nullable(),
        /** Series passed or chapters done, of how many; of exercises none. */
        fait: z.int(),
        total: z.int(),
        /** What is to be done with this one; null: nothing. */
        cap: cap.nullable(),
      }),
    ),
  }),
});
