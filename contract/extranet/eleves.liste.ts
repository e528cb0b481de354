import { z } from 'zod';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { choisissez, fauxOf, filtreOf, sortiesOf } from '../champs.ts';
import { coches, entier, flag, flagIn, id, instant, page, rangees } from '../fields.ts';
import { fichierRendu } from '../fichier.ts';
import { ETATS_DACCES, FILTRE_ACCES } from '../../regles/accesUser.ts';
import { ELEVE } from '../../regles/eleve.ts';
import {
  FILTRE_CONTRAT,
  FILTRE_NEWSLETTER,
  FILTRE_SITUATION,
  FILTRE_SUIVI,
  FILTRE_VISITE,
  GESTES_DACCES,
  TAILLE_ELEVES,
  TRI_ELEVES,
} from '../../regles/signalement.ts';
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
  /** Null: never logged in. */
  vuLe: z.iso.date().nullable(),
  pret: flag,
  bloque: flag,
});

const compte = z.object({ value: z.string(), nombre: z.int() });

/** Undefined or '' matches everything. */
const unDe = z.union([z.literal('').transform(() => undefined), id]).optional();

const voulu = {
  recherche: z
    .string()
    .trim()
    .max(200, { error: 'Cherchez en 200 caractères au plus.' })
    .optional(),
  champ: z.enum(CHAMPS_RECHERCHE, { error: choisissez(CHAMPS_RECHERCHE) }).default('tous'),
  /** Accesses that began in the last seven days, or end in the next seven. */
  acces: filtreOf(FILTRE_ACCES),
  produit: unDe,
  classe: unDe,
  moniteur: unDe,
  situation: filtreOf(FILTRE_SITUATION),
  suivi: filtreOf(FILTRE_SUIVI),
  visite: filtreOf(FILTRE_VISITE),
  newsletter: filtreOf(FILTRE_NEWSLETTER),
  contrat: filtreOf(FILTRE_CONTRAT),
  tri: filtreOf(TRI_ELEVES),
};

/** Searches need two letters. Each choice of a filter is counted under the other filters. */
export const getEleves = defineCall({
  ...staffReads(10, 'secretariat'),
  path: '/api/extranet/getEleves',
  summary: 'Les élèves, par pages.',
  input: z.object({ page, taille: filtreOf(TAILLE_ELEVES), ...voulu }),
  output: z.object({
    eleves: rangees(ligne),
    comptes: z.object({
      situation: z.array(compte),
      suivi: z.array(compte),
      visite: z.array(compte),
      newsletter: z.array(compte),
      contrat: z.array(compte),
      produit: z.array(compte.extend({ label: z.string() })),
      classe: z.array(compte.extend({ label: z.string() })),
      moniteur: z.array(compte.extend({ label: z.string() })),
    }),
    message: z.string(),
  }),
});

/** CSV for Excel. Every export is journalled. */
export const exportEleves = defineCall({
  ...staffWrites(10, 'secretariat'),
  preuve: true,
  path: '/api/extranet/exportEleves',
  writes: 'sometimes',
  summary: 'La liste des élèves, en un fichier CSV.',
  input: z.object({ ...voulu, ids: coches.optional() }),
  output: fichierRendu('text/csv'),
});

const CHOISIR = 'Veuillez sélectionner un accès';

/** An act that does not apply leaves a learner as she is; the message counts both. */
export const editAccesDesEleves = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/editAccesDesEleves',
  writes: 'sometimes',
  summary: 'Donne, prolonge, désactive ou réactive un accès de plusieurs élèves à la fois.',
  input: z.object({
    ids: coches,
    acces_id: z
      .int({ error: CHOISIR })
      .min(1, { error: CHOISIR })
      .max(2_147_483_647, { error: CHOISIR }),
    geste: z.enum(
      GESTES_DACCES.options.map(({ value }) => value),
      {
        error: fauxOf(GESTES_DACCES),
      },
    ),
    /** For `prolonger`. */
    jours: entier(1, 366, 'Indiquez de 1 à 366 jours.').default(30),
  }),
  output: z.object({ nombre: z.int(), ecartes: z.int(), message: z.string() }),
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
    /** Puts all of them into this class. */
    classe_id: unDe,
  }),
  output: z.object({ comptes: z.int(), acces: z.int(), message: z.string() }),
});
