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
      /** Null: nobody has set it yet. */
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
        /** They run from the first chapter opened or answered to the end of the course. */
        secondes: z.int(),
        chapitres: z.int(),
        bonnes: z.int(),
        questions: z.int(),
        /** Counts tries below what was asked then. */
        essais: z.int(),
      }),
    ),
    message: z.string(),
  }),
});

/** It counts for chapters that end from now on; 0 and 0 want each question answered. 409 with the one set meanwhile. */
export const setValeurAttestation = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/setValeurAttestation',
  summary: 'Règle ce qu’il faut pour une attestation.',
  input: z.object({
    /** Percent of the time that a chapter's length takes to be read. */
    lecture: part('le temps de lecture'),
    /** Percent of its answers. */
    bonnes: part('les bonnes réponses'),
    version,
  }),
  output: z.object({ version: z.int(), message: z.string() }),
});
