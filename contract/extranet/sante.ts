import { z } from 'zod';
import { ETATS_DE_SANTE, POINTS_DE_SANTE } from '../../regles/sante.ts';
import { defineCall, staffReads } from '../call.ts';
import { instant } from '../fields.ts';

export const getSante = defineCall({
  ...staffReads(10),
  path: '/api/extranet/getSante',
  summary: 'Comment va l’école\u00a0: ce qui va, ce qui ne va pas, depuis quand, et que faire.',
  input: z.object({}),
  output: z.object({
    points: z.array(
      z.object({
        quoi: z.enum(POINTS_DE_SANTE),
        etat: z.enum(ETATS_DE_SANTE),
        dit: z.string(),
        /** Null while all is well. */
        faire: z.string().nullable(),
        /** Since when it is not well. */
        depuis: instant.nullable(),
      }),
    ),
    /** The server that answers: others may say otherwise of their tasks and disks. */
    serveur: z.object({ version: z.string(), nom: z.string(), depuis: instant }),
    message: z.string(),
  }),
});
