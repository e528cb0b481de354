import { z } from 'zod';
import { annulation } from '../annulable.ts';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { entreesOf, filtreOf, sortiesOf } from '../champs.ts';
import { FILTRE_A_COMPLETER } from '../../regles/filtres.ts';
import { QUESTION } from '../../regles/question.ts';
import { THEME } from '../../regles/theme.ts';
import { filtre, entier, flag, flagIn, id, instant, page, rangees } from '../fields.ts';

/** More than anybody needs: a proper series has fifty. */
const LA_PLUS_LONGUE = 200;

const PAS_UNE_LISTE = { error: 'Cette liste n’est pas valable.' };
const INT4_MAX = 2_147_483_647;

/** Ids joined by `;`, in order; the handler receives numbers. */
const ids = (most: number, tooMany: string) =>
  z
    .string(PAS_UNE_LISTE)
    .regex(/^(?:[1-9]\d{0,9}(?:;[1-9]\d{0,9})*)?$/, PAS_UNE_LISTE)
    .transform((joined) => joined.split(';').filter(Boolean).map(Number))
    .refine((all) => all.every((one) => one <= INT4_MAX), PAS_UNE_LISTE)
    .refine((all) => all.length <= most, { error: tooMany });

const questionsIn = ids(
  LA_PLUS_LONGUE,
  `Une série compte ${LA_PLUS_LONGUE} questions au plus, et cinquante à l’examen.`,
).refine((all) => new Set(all).size === all.length, {
  error: 'Une question est deux fois dans cette liste.',
});

const { libelle } = entreesOf(THEME.champs);
const { langue } = sortiesOf(QUESTION.champs);
const langueVoulue = filtreOf(QUESTION.champs.langue);

const questionAChoisir = z.object({
  id,
  libelle: z.string(),
  libelleImage: z.string().nullable(),
  idArticleLois: z.string().nullable(),
  langue,
  grave: flag,
});

const nom = z.object({ id, libelle: z.string() });
/** The products that hold a series; `actif`: on sale. */
const produits = z.array(nom.extend({ actif: flag }));

const ligne = nom.extend({
  nombre: z.int(),
  graves: z.int(),
  sansImage: z.int(),
  /** 1: the home page shows its questions. */
  accueil: flag,
  acces: produits,
});

const serie = nom.extend({
  listeQuestions: z.string(),
  /** `editTheme` sends it back; 409 when it has changed. */
  version: z.string(),
  /** The last author; null: unchanged since content/. */
  auteur: z.string().nullable(),
  dateModification: instant.nullable(),
  accueil: flag,
  questions: z.array(questionAChoisir),
  acces: produits,
  /** Open attempts; `plafonne` 1: at least that many. */
  ouvertes: z.int(),
  plafonne: flag,
});

/** `questions` asks for a page of the bank to choose from, `all` for ids and labels. */
export const getThemesExtranet = defineCall({
  ...staffReads(9),
  path: '/api/extranet/getThemes',
  summary: 'Les séries par pages\u202f; ou une page de questions parmi lesquelles composer.',
  input: z.object({
    page,
    questions: flagIn.default(0),
    all: flagIn.default(0),
    recherche: filtre,
    /** `incomplete`: without fifty questions. */
    etat: filtreOf(FILTRE_A_COMPLETER),
    idArticleLois: z.string().trim().max(40).optional(),
    langue: langueVoulue,
    theme_id: id.optional(),
  }),
  output: z.object({
    themes: z.union([z.array(z.strictObject(nom.shape)), rangees(ligne)]),
    questions: rangees(questionAChoisir).optional(),
    uniqueIdArticleLois: z.array(z.string()),
    uniqueIdLangue: z.array(langue),
    /** A sentence: why some questions are not offered. */
    ecartees: z.string().nullable(),
    message: z.string(),
  }),
});

export const getTheme = defineCall({
  ...staffReads(9),
  path: '/api/extranet/getTheme',
  summary: 'Une série entière, les produits qui la tiennent et les tentatives en cours.',
  input: z.object({ id }),
  output: z.object({ theme: serie, message: z.string() }),
});

/** 422 on `listeQuestions`: a question is gone, or its answer is public. */
export const addTheme = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/addTheme',
  summary: 'Ajoute une série.',
  input: z.object({ libelle, listeQuestions: questionsIn }),
  output: z.object({ id, message: z.string() }),
});

/** 409, with the current `theme`: `version` has changed. */
export const editTheme = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/editTheme',
  writes: 'sometimes',
  summary: 'Modifie une série\u202f; les tentatives commencées restent comme elles sont.',
  input: z.object({
    id,
    libelle,
    listeQuestions: questionsIn,
    /** Undefined overwrites. */
    version: z
      .string()
      .regex(/^[0-9a-f]{32}$/, { error: 'Cette version n’est pas valable.' })
      .optional(),
  }),
  output: z.object({ version: z.string(), message: z.string() }),
});

/** 409: the home page shows this series. */
export const deleteTheme = defineCall({
  ...staffWrites(9),
  path: '/api/extranet/deleteTheme',
  summary: 'Supprime une série et la retire des produits.',
  input: z.object({ id }),
  output: z.object({ acces: produits, message: z.string(), annulation }),
});

/** Stores nothing: staff change the draw by hand. */
export const composeTheme = defineCall({
  ...staffReads(9),
  path: '/api/extranet/composeTheme',
  summary: 'Tire au sort les questions d’une série selon des règles.',
  input: z.object({
    nombre: entier(1, LA_PLUS_LONGUE, `Indiquez un nombre de 1 à ${LA_PLUS_LONGUE}.`).default(50),
    /** How many must be serious; undefined: any number. */
    graves: entier(0, LA_PLUS_LONGUE, `Indiquez un nombre de 0 à ${LA_PLUS_LONGUE}.`).optional(),
    langue: langueVoulue.default('FR'),
    /** 1: spreads the draw evenly over the articles. */
    repartir: flagIn.default(1),
    avecImage: flagIn.default(0),
    sansThemes: ids(1000, 'Choisissez moins de séries.').prefault(''),
    sansChapitres: flagIn.default(1),
    /** These stay and count towards `nombre`; only the rest is drawn. */
    gardees: questionsIn.prefault(''),
    theme_id: id.optional(),
  }),
  output: z.object({ questions: z.array(questionAChoisir), message: z.string() }),
});

/** Three at most, the likest first; `sauf` were proposed already. */
export const getRemplacantes = defineCall({
  ...staffReads(9),
  path: '/api/extranet/getRemplacantes',
  summary: 'Propose trois questions qui ressemblent à une question d’une série.',
  input: z.object({
    id,
    /** All of the series as it is being composed. */
    gardees: questionsIn.prefault(''),
    sauf: ids(1000, 'Choisissez parmi celles-ci.').prefault(''),
    theme_id: id.optional(),
  }),
  output: z.object({ questions: z.array(questionAChoisir), message: z.string() }),
});
