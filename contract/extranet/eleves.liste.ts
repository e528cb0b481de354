import { z } from 'zod';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { choisissez, filtreOf, sortiesOf } from '../champs.ts';
import { flag, flagIn, id, instant, page, rangees } from '../fields.ts';
import { fichierRendu } from '../fichier.ts';
import { ETATS_DACCES, FILTRE_ACCES } from '../../regles/accesUser.ts';
import { ELEVE } from '../../regles/eleve.ts';
import { CHAMPS_RECHERCHE } from '../../regles/recherche.ts';

const { prenom, nom, email } = sortiesOf(ELEVE);

const ligne = z.object({
  id,
  prenom,
  nom,
  email,
  confirme: flag,
  dateCreation: instant,
  acces: z.array(z.object({ acces_id: id, libelle: z.string(), etat: z.enum(ETATS_DACCES) })),
});

const voulu = {
  recherche: z
    .string()
    .trim()
    .max(200, { error: 'Cherchez en 200 caractères au plus.' })
    .optional(),
  champ: z.enum(CHAMPS_RECHERCHE, { error: choisissez(CHAMPS_RECHERCHE) }).default('tous'),
  /** Accesses that began in the last seven days, or end in the next seven. */
  acces: filtreOf(FILTRE_ACCES),
};

/** Newest first. Searches need two letters. */
export const getEleves = defineCall({
  ...staffReads(10, 'secretariat'),
  path: '/api/extranet/getEleves',
  summary: 'Les élèves, par pages.',
  input: z.object({ page, ...voulu }),
  output: z.object({ eleves: rangees(ligne), message: z.string() }),
});

/** CSV for Excel. Every export is journalled. */
export const exportEleves = defineCall({
  ...staffWrites(10, 'secretariat'),
  preuve: true,
  path: '/api/extranet/exportEleves',
  writes: 'sometimes',
  summary: 'La liste des élèves, en un fichier CSV.',
  input: z.object(voulu),
  output: fichierRendu('text/csv'),
});

/** CSV with tabs, semicolons, commas or bars. */
const classe = z.object({
  texte: z
    .string({ error: 'Choisissez un fichier ou collez un tableau.' })
    .min(1, { error: 'Choisissez un fichier ou collez un tableau.' })
    .max(200_000, { error: 'Ce tableau est trop long\u00a0: 500 élèves au plus.' }),
});
const LARGE = 900 * 1024;

const ligneDeClasse = z.object({
  /** From 1. */
  ligne: z.int(),
  nom: z.string(),
  prenom: z.string(),
  email: z.string(),
  /** `03/07/2007`, or as typed where it can't be read. */
  naissance: z.string(),
  produit: z.string(),
  rue: z.string(),
  /** Has no « B- », which may precede it in the file. */
  codePostal: z.string(),
  localite: z.string(),
  /** Null with errors. */
  suite: z.enum(['compte', 'acces', 'rien']).nullable(),
  erreurs: z.array(z.string()),
  /** `importClasse` needs `confirme` for these. */
  questions: z.array(z.string()),
});

export const checkClasse = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/checkClasse',
  writes: 'never',
  bodyLimit: LARGE,
  summary: 'Lit une classe à importer, ligne par ligne, sans rien enregistrer.',
  input: classe,
  output: z.object({
    lignes: z.array(ligneDeClasse),
    /** A single wrong line prevents the whole import. */
    fautives: z.int(),
    douteuses: z.int(),
    /** Names of the columns that the import ignores. */
    ecartees: z.array(z.string()),
    message: z.string(),
  }),
});

/** Imports all or nothing; existing learners are unchanged. 422: first fault, or unconfirmed. */
export const importClasse = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/importClasse',
  writes: 'sometimes',
  bodyLimit: LARGE,
  summary: 'Importe une classe\u00a0: des comptes, et leurs accès.',
  input: classe.extend({
    confirme: flagIn.default(0),
  }),
  output: z.object({ comptes: z.int(), acces: z.int(), message: z.string() }),
});
