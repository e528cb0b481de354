import { z } from 'zod';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { entier, id, instant, version } from '../fields.ts';

const part = (quoi: string) => entier(0, 100, `Indiquez ${quoi} en pour cent, de 0 à 100.`);

export const getValeurAttestation = defineCall({
  ...staffReads(10),
  path: '/api/extranet/getValeurAttestation',
  summary: 'Ce qu’il faut pour une attestation, et ce que les dernières ont demandé.',
  output: z.object({
    valeur: z.object({
      lecture: z.int(),
      bonnes: z.int(),
      version: z.int(),
      /** Null: staff have never changed it. */
      auteur: z.string().nullable(),
      dateModification: instant.nullable(),
    }),
    /** The newest twenty-five. */
    attestations: z.array(
      z.object({
        id,
        eleve_id: id,
        numero: z.string(),
        dateDelivrance: instant,
        /** Counted from the first chapter opened or answered to the end of the course. */
        secondes: z.int(),
        chapitres: z.int(),
        bonnes: z.int(),
        questions: z.int(),
        /** Tries with too few right answers. */
        essais: z.int(),
      }),
    ),
    message: z.string(),
  }),
});

/** Applies to chapters finished later; 0 and 0: any answers will do. 409: changed meanwhile. */
export const setValeurAttestation = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/setValeurAttestation',
  summary: 'Règle ce qu’il faut pour une attestation.',
  input: z.object({
    /** In percent of the reading time that a chapter's length suggests. */
    lecture: part('le temps de lecture'),
    /** In percent of its questions. */
    bonnes: part('les bonnes réponses'),
    version,
  }),
  output: z.object({ version: z.int(), message: z.string() }),
});
