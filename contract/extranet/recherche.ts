import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, recherche } from '../fields.ts';

/** A new type does not compile without its line in sources.ts and trouvables.ts. */
const type = z.enum(['eleve', 'question', 'theme', 'chapitre', 'module', 'acces']);

/** A few of each kind that the caller's level may open, the best first. Screens are found by the page itself. */
export const getRecherche = defineCall({
  method: 'GET',
  path: '/api/extranet/getRecherche',
  audience: 'admin',
  level: 1,
  writes: 'never',
  summary: 'Trouve partout dans l’extranet par quelques lettres.',
  input: z.object({
    recherche: recherche.min(2, { error: 'Cherchez à partir de deux lettres.' }),
  }),
  output: z.object({
    resultats: z.array(
      z.object({
        type,
        id,
        /** Its name, or its first words. */
        libelle: z.string(),
        /** What tells it from another of that name; null: nothing. */
        detail: z.string().nullable(),
      }),
    ),
    message: z.string(),
  }),
});
