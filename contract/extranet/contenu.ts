import { z } from 'zod';
import { defineCall } from '../call.ts';
import { fichier, fichierRendu } from '../fichier.ts';
import { flagIn } from '../fields.ts';

const MO = 1024 * 1024;

const archive = fichier({
  types: ['application/zip', 'application/x-zip-compressed'],
  max: 500 * MO,
});

const objet = z.enum(['question', 'theme', 'module', 'chapitre']);

/** A sentence, where it stands: `ligne` counts from 1. */
const faute = z.object({
  fichier: z.string().nullable(),
  ligne: z.int().nullable(),
  message: z.string(),
});

const changement = z.object({
  objet,
  ref: z.string(),
  libelle: z.string(),
  /** `retour`: it had been deleted. */
  suite: z.enum(['ajout', 'modification', 'retour']),
  champs: z.array(
    z.object({
      champ: z.string(),
      avant: z.string().nullable(),
      apres: z.string().nullable(),
    }),
  ),
});

/** How many of each. */
const comptes = z.record(objet, z.int());

/** What an archive would change, or what is wrong with it. */
const bilan = z.object({
  fautes: z.array(faute),
  /** Those that are not in `fautes`, as there are so many. */
  autresFautes: z.int(),
  changements: z.array(changement),
  autresChangements: z.int(),
  ajouts: comptes,
  modifications: comptes,
  retours: comptes,
  /** Those of the archive that say what they say here. */
  egaux: comptes,
  /** Those that the archive does not have: they stay as they are. */
  absents: comptes,
  /** Files that are none of this. */
  ecartes: z.array(z.string()),
  version: z.string(),
  message: z.string(),
});

export type ObjetDuContenu = z.output<typeof objet>;
export type FauteDArchive = z.output<typeof faute>;
export type ChangementDuContenu = z.output<typeof changement>;
export type Comptes = z.output<typeof comptes>;
export type Bilan = z.output<typeof bilan>;

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

/** What an archive would change. */
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
  output: z.object({ bilan }),
});

/**
 * Carries out what was looked at, whole or not at all: `version` is that of its `bilan`. Where that has
 * changed (409) or is wrong by now (422), the refusal has the `bilan` as it is.
 */
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
  output: z.object({ message: z.string() }),
});
