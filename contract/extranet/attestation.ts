import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entier, id, instant } from '../fields.ts';

const part = (quoi: string) => entier(0, 100, `Indiquez ${quoi} en pour cent, de 0 à 100.`);

/** What a chapter of the pedagogical appointment asks before it is done; 0 and 0: that each question is answered. */
const valeur = {
  /** Of the time that its length takes to be read, in percent. */
  lecture: part('le temps de lecture'),
  /** Of its answers that are right, in percent. */
  bonnes: part('les bonnes réponses'),
};

const version = z.int();

export const getValeurAttestation = defineCall({
  method: 'GET',
  path: '/api/extranet/getValeurAttestation',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Ce qu’il faut pour une attestation, et ce que les dernières ont demandé.',
  input: z.object({}),
  output: z.object({
    valeur: z.object({
      lecture: z.int(),
      bonnes: z.int(),
      version,
      /** Who set it, and when; null: it is as it was at first. */
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
        /** From the first chapter that was opened, or answered, to the end of the course. */
        secondes: z.int(),
        chapitres: z.int(),
        /** Of its questions, and how often one was tried below what was asked then. */
        bonnes: z.int(),
        questions: z.int(),
        essais: z.int(),
      }),
    ),
    message: z.string(),
  }),
});

/** For chapters that are ended from now on: done is final. 409: somebody has set another one meanwhile; with it. */
export const setValeurAttestation = defineCall({
  method: 'POST',
  path: '/api/extranet/setValeurAttestation',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Règle ce qu’il faut pour une attestation.',
  input: z.object({
    ...valeur,
    /** What the form began from; without it the setting replaces whatever there is. */
    version: entier(0, 2_000_000_000, 'Cette version n’est pas valable.').optional(),
  }),
  output: z.object({ version, message: z.string() }),
});
