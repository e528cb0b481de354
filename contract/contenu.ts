import { z } from 'zod';
import { defineCall } from './call.ts';
import { fichier, fichierRendu } from './fichier.ts';
import { flagIn } from './fields.ts';

const MO = 1024 * 1024;

const archive = fichier({
  types: ['application/zip', 'application/x-zip-compressed'],
  max: 500 * MO,
});

/** The bank, the series and the courses as the files of content/, with their photos or without. */
export const exportContenu = defineCall({
  method: 'POST',
  path: '/api/extranet/exportContenu',
  audience: 'admin',
  level: 9,
  writes: 'sometimes',
  summary: 'La banque, les séries et les cours, en une archive de fichiers.',
  input: z.object({ photos: flagIn.default(1) }),
  output: fichierRendu('application/zip'),
});

/**
 * What an archive would change. The answer comes line by line, each a JSON object: how far it has
 * come (`Avancement`), and at the end what was found (`Bilan`) or a refusal (`RefusDit`).
 */
export const checkContenu = defineCall({
  method: 'POST',
  path: '/api/extranet/checkContenu',
  audience: 'admin',
  level: 9,
  writes: 'never',
  summary: 'Lit une archive et dit ce qu’elle changerait, sans rien enregistrer.',
  multipart: true,
  bodyLimit: 501 * MO,
  input: z.object({ archive }),
  output: fichierRendu('application/x-ndjson'),
});

/** Carries out what was looked at: `version` is that of the `Bilan`. Whole or not at all; answered as checkContenu. */
export const importContenu = defineCall({
  method: 'POST',
  path: '/api/extranet/importContenu',
  audience: 'admin',
  level: 9,
  writes: 'sometimes',
  summary: 'Enregistre en une fois ce qu’une archive change.',
  multipart: true,
  bodyLimit: 501 * MO,
  input: z.object({
    archive,
    version: z
      .string({ error: 'Vérifiez d’abord l’archive.' })
      .regex(/^[0-9a-f]{32}$/, { error: 'Vérifiez d’abord l’archive.' }),
  }),
  output: fichierRendu('application/x-ndjson'),
});
