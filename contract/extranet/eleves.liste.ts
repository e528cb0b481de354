import { z } from 'zod';
import { defineCall } from '../call.ts';
import { flag, flagIn, id, instant, page, rangees } from '../fields.ts';
import { fichierRendu } from '../fichier.ts';
import { CHAMPS_RECHERCHE } from '../../regles/mots.ts';

/** Where a learner's access stands. */
const etatAcces = z.enum(['pas commencé', 'en cours', 'périmé', 'désactivé']);

const ligne = z.object({
  id,
  prenom: z.string(),
  nom: z.string(),
  email: z.string(),
  /** 0: a registration that nobody has confirmed yet. */
  confirme: flag,
  dateCreation: instant,
  acces: z.array(z.object({ acces_id: id, libelle: z.string(), etat: etatAcces })),
});

/** What narrows the list: words of the whole school, and the accesses behind two figures of the dashboard. */
const voulu = {
  recherche: z
    .string()
    .trim()
    .max(200, { error: 'Cherchez en 200 caractères au plus.' })
    .optional(),
  champ: z
    .enum(CHAMPS_RECHERCHE, { error: 'Choisissez tous, nom, prenom ou email.' })
    .default('tous'),
  /** Begun these seven days, or ending in the next seven. */
  acces: z
    .enum(['commences', 'bientotPerimes'], {
      error: 'Choisissez commences ou bientotPerimes.',
    })
    .optional(),
};

/** The newest first. Words are looked for from the second letter on. */
export const getEleves = defineCall({
  method: 'GET',
  path: '/api/extranet/getEleves',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Les élèves, par pages.',
  input: z.object({ page, ...voulu }),
  output: z.object({ eleves: rangees(ligne), message: z.string() }),
});

/** The learners whom the filters leave, as a table that opens in Excel. Stands in the journal. */
export const exportEleves = defineCall({
  method: 'POST',
  path: '/api/extranet/exportEleves',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  summary: 'La liste des élèves, en un fichier CSV.',
  input: z.object(voulu),
  output: fichierRendu('text/csv'),
});

/** A class as a table: separated by tabs, semicolons, commas or bars. */
const classe = z.object({
  texte: z
    .string({ error: 'Choisissez un fichier ou collez un tableau.' })
    .min(1, { error: 'Choisissez un fichier ou collez un tableau.' })
    .max(200_000, { error: 'Ce tableau est trop long\u00a0: 500 élèves au plus.' }),
});
const LARGE = 900 * 1024;

const ligneDeClasse = z.object({
  /** Its place in what was sent, from 1. */
  ligne: z.int(),
  nom: z.string(),
  prenom: z.string(),
  email: z.string(),
  /** As it was read, « 03/07/2007 »; where it was not, as it was typed. */
  naissance: z.string(),
  produit: z.string(),
  rue: z.string(),
  /** Without the « B- » that may precede it. */
  codePostal: z.string(),
  localite: z.string(),
  /** What would be done: an account, an access to an account that is there, nothing; null with errors. */
  suite: z.enum(['compte', 'acces', 'rien']).nullable(),
  erreurs: z.array(z.string()),
  /** What is odd and can be: `importClasse` wants a `confirme` for it. */
  questions: z.array(z.string()),
});

export const checkClasse = defineCall({
  method: 'POST',
  path: '/api/extranet/checkClasse',
  audience: 'admin',
  level: 10,
  writes: 'never',
  bodyLimit: LARGE,
  summary: 'Lit une classe à importer, ligne par ligne, sans rien enregistrer.',
  input: classe,
  output: z.object({
    lignes: z.array(ligneDeClasse),
    /** Lines with something wrong: with one of them nothing can be imported. */
    fautives: z.int(),
    /** Lines that ask something. */
    douteuses: z.int(),
    /** Names of the columns that nothing is taken from. */
    ecartees: z.array(z.string()),
    message: z.string(),
  }),
});

/** Whole or not at all; what is there already stays as it is. 422 with the first thing that is wrong, under `confirme` with the first that is asked. */
export const importClasse = defineCall({
  method: 'POST',
  path: '/api/extranet/importClasse',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  bodyLimit: LARGE,
  summary: 'Importe une classe\u00a0: des comptes, et leurs accès.',
  input: classe.extend({
    /** 1: what was asked of its lines was looked at. */
    confirme: flagIn.default(0),
  }),
  output: z.object({ comptes: z.int(), acces: z.int(), message: z.string() }),
});
