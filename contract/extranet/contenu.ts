import { z } from 'zod';
import { CHAMPS_DU_CONTENU, type ChampDuContenu } from '../../regles/contenu.ts';
import { defineCall, staffWrites } from '../call.ts';
import { fichier, fichierRendu } from '../fichier.ts';
import { flagIn } from '../fields.ts';

const MO = 1024 * 1024;

const archive = fichier({
  types: ['application/zip', 'application/x-zip-compressed'],
  max: 500 * MO,
});

const objet = z.enum(['question', 'theme', 'module', 'chapitre']);

/** `ligne` counts from 1. */
const faute = z.object({
  fichier: z.string().nullable(),
  ligne: z.int().nullable(),
  message: z.string(),
});

const changement = z.object({
  objet,
  ref: z.string(),
  libelle: z.string(),
  /** `retour`: restores a deleted one. */
  suite: z.enum(['ajout', 'modification', 'retour']),
  champs: z.array(
    z.object({
      champ: z.enum(Object.keys(CHAMPS_DU_CONTENU) as ChampDuContenu[]),
      avant: z.string().nullable(),
      apres: z.string().nullable(),
    }),
  ),
});

const comptes = z.record(objet, z.int());

const bilan = z.object({
  fautes: z.array(faute),
  /** How many more than `fautes` lists. */
  autresFautes: z.int(),
  changements: z.array(changement),
  autresChangements: z.int(),
  ajouts: comptes,
  modifications: comptes,
  retours: comptes,
  egaux: comptes,
  /** Not in the archive, so left unchanged. */
  absents: comptes,
  /** Files that do not belong to content/. */
  ecartes: z.array(z.string()),
  version: z.string(),
  message: z.string(),
});

export type ObjetDuContenu = z.output<typeof objet>;
export type FauteDArchive = z.output<typeof faute>;
export type ChangementDuContenu = z.output<typeof changement>;
export type Comptes = z.output<typeof comptes>;
export type Bilan = z.output<typeof bilan>;

export const exportContenu = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/exportContenu',
  writes: 'sometimes',
  summary: 'La banque, les séries et les cours, en une archive de fichiers.',
  input: z.object({ photos: flagIn.default(1) }),
  output: fichierRendu('application/zip'),
});

export const checkContenu = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/checkContenu',
  writes: 'never',
  summary: 'Lit une archive et dit ce qu’elle changerait, sans rien enregistrer.',
  multipart: true,
  bodyLimit: 501 * MO,
  input: z.object({ archive }),
  output: z.object({ bilan }),
});

/** All or nothing. 409: the `bilan` has another `version`; 422: invalid. Both return it. */
export const importContenu = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/importContenu',
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
});
