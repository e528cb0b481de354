import { z } from 'zod';
import { defineCall, eleveReads } from '../call.ts';
import { flag, id, instant, typeAcces } from '../fields.ts';

const pas = <const Q extends string, S extends z.ZodRawShape>(quoi: Q, shape: S) =>
  z.object({ quoi: z.literal(quoi), ...shape });
const serie = { acces_id: id, theme_id: id, libelle: z.string() };

const cap = z.discriminatedUnion('quoi', [
  /** `numero` is its place from 1, `faites` how many are answered. */
  pas('reprendre', { ...serie, question_id: id, numero: z.int(), faites: z.int() }),
  /** `numero` counts from 1 in its module; `commence`: partly read. */
  pas('chapitre', {
    acces_id: id,
    module_id: id,
    chapitre_id: id,
    libelle: z.string(),
    numero: z.int(),
    commence: flag,
  }),
  pas('erreurs', { acces_id: id, nombre: z.int() }),
  pas('commencer', serie),
  pas('refaire', serie),
  /** An open exam; null: a new one, since all series are passed but not the last exam. */
  pas('examen', {
    acces_id: id,
    ouvert: z.object({ passees: z.int(), nombre: z.int() }).nullable(),
  }),
  /** All series and the last mock exam are passed. */
  pas('entrainer', { acces_id: id }),
  pas('ouvrir', { acces_id: id, type: typeAcces, libelle: z.string() }),
  pas('exercice', { acces_id: id }),
  pas('renouveler', {}),
  pas('acheter', {}),
]);

export const getCap = defineCall({
  ...eleveReads,
  path: '/api/app/getCap',
  writes: 'sometimes',
  summary: 'Ce que l’élève a de mieux à faire maintenant, et où il en est de chacun de ses accès.',
  input: z.object({}),
  output: z.object({
    cap: cap.nullable(),
    /** For today, from her exam’s day; null: none is set, it is today, or she has no series. */
    plan: z
      .object({ minutes: z.int(), erreurs: z.int(), series: z.int(), examens: z.int() })
      .nullable(),
    acces: z.array(
      z.object({
        acces_user_id: id,
        type: typeAcces,
        datePerime: instant.nullable(),
        /** Series passed, or chapters done; 0 for exercises. */
        fait: z.int(),
        total: z.int(),
        cap: cap.nullable(),
      }),
    ),
  }),
});
