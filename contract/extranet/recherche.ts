import { z } from 'zod';
import { defineCall, staffReads } from '../call.ts';
import { id, recherche } from '../fields.ts';

/** A new type does not compile without its line in getRecherche.ts and Palette.tsx. */
const type = z.enum([
  'eleve',
  'paiement',
  'attestation',
  'question',
  'theme',
  'chapitre',
  'module',
  'acces',
  'admin',
]);

export const getRecherche = defineCall({
  ...staffReads(1, 'secretariat', 'moniteur', 'comptable'),
  path: '/api/extranet/getRecherche',
  summary: 'Trouve partout dans l’extranet par quelques lettres.',
  input: z.object({
    recherche: recherche.min(2, { error: 'Cherchez à partir de deux lettres.' }),
  }),
  output: z.object({
    resultats: z.array(
      z.object({
        type,
        /** Names what opens: the learner, for an attestation. */
        id,
        libelle: z.string(),
        /** Distinguishes it from others of the same label. */
        detail: z.string().nullable(),
      }),
    ),
    message: z.string(),
  }),
});
