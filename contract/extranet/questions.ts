import { z } from 'zod';
import { annulation } from '../annulable.ts';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { entreesOf, filtreOf, sortiesOf } from '../champs.ts';
import { photo } from '../fichier.ts';
import { filtre, flag, flagIn, id, instant, letter, letterOu, page, rangees } from '../fields.ts';
import { refuseSignes } from '../signes.ts';
import {
  FILTRE_ARTICLE,
  FILTRE_GRAVITE,
  FILTRE_IMAGE,
  FILTRE_JUSTIFICATION,
  TRI_DE_QUESTIONS,
} from '../../regles/filtres.ts';
import { ENSUITES, QUESTION } from '../../regles/question.ts';
import { octetsDImages } from '../../regles/images.ts';

const { langue } = sortiesOf(QUESTION.champs);

/** Undefined `libelleImage` and `scene` keep the current picture. */
const saisie = {
  ...entreesOf(QUESTION.champs),
  libelleImage: photo().optional(),
  /** YAML as in content/: `image`, and `verifie` for the rules to check. */
  scene: z
    .string()
    .max(20_000, { error: 'Cette description est trop longue\u00a0: 20 000 caractères au plus.' })
    .superRefine(refuseSignes(/(?![\n\r\t])\p{C}/u, 'La description'))
    .nullish()
    .transform((typed) => (typed?.trim() ? typed.replace(/\r\n?/g, '\n').trimEnd() : null)),
  /** The scene in three dimensions, rendered by the browser, and from where: both or none. */
  vue: photo().optional(),
  prise: z.string().max(200).superRefine(refuseSignes(/\p{C}/u, 'La prise de vue')).optional(),
  correcte: letterOu('Choisissez la bonne réponse.', 'Choisissez la bonne réponse\u00a0:'),
};

const contenu = z.object({
  ...sortiesOf(QUESTION.champs),
  libelleImage: z.string().nullable(),
  scene: z.string().nullable(),
  correcte: letter,
});

/** The author is « Contenu » when unchanged since content/. */
const version = contenu.extend({
  version_id: id,
  dateModification: instant,
  auteur: z.string(),
  /** `YYYY-MM-DD`, the day whose signs its picture shows; null: today's. */
  valableDu: z.string().nullable(),
});

/** `suivante`: under the next code of the road, until its first day; then it is the only one. */
const forme = z.enum(['actuelle', 'suivante']).default('actuelle');

/** `nombre`: how many questions each has. */
const utilisation = z.object({
  themes: z.array(z.object({ id, libelle: z.string(), nombre: z.int() })),
  chapitres: z.array(z.object({ id, libelle: z.string(), nombre: z.int() })),
});

/** A field that differs between two versions. */
const changement = z.object({
  champ: z.enum(contenu.keyof().options),
  avant: z.union([z.string(), z.int()]).nullable(),
  apres: z.union([z.string(), z.int()]).nullable(),
});

const ligne = z.object({
  id,
  ...version.pick({
    version_id: true,
    libelle: true,
    libelleImage: true,
    imageDescription: true,
    correcte: true,
    grave: true,
    langue: true,
    idArticleLois: true,
    dateModification: true,
    auteur: true,
  }).shape,
  bonne: z.string(),
  utilisation,
  /** First answers to this version, and in percent the wrong ones; null: fewer than thirty. */
  premieres: z.int(),
  erreurs: z.int().nullable(),
});

/** Newest first; with a series in its order; with `depuis` last changed first. */
export const getQuestions = defineCall({
  ...staffReads(1, 'moniteur'),
  path: '/api/extranet/getQuestions',
  summary: 'La banque de questions, par pages ou en une liste de libellés.',
  input: z.object({
    page,
    all: flagIn.default(0),
    idArticleLois: z.string().trim().max(40).optional(),
    langue: filtreOf(QUESTION.champs.langue),
    /** Words, beginnings of words or an id; all must match. */
    recherche: filtre,
    theme_id: id.optional(),
    image: filtreOf(FILTRE_IMAGE),
    justification: filtreOf(FILTRE_JUSTIFICATION),
    article: filtreOf(FILTRE_ARTICLE),
    grave: filtreOf(FILTRE_GRAVITE),
    /** The most failed first, those of too few answers last. */
    tri: filtreOf(TRI_DE_QUESTIONS),
    /** `YYYY-MM-DD`: changed on that day in Brussels or later. */
    depuis: z.iso.date({ error: 'Indiquez un jour, comme 2026-11-22.' }).optional(),
  }),
  output: z.object({
    questions: z.union([rangees(z.strictObject({ id, libelle: z.string() })), rangees(ligne)]),
    /** All of the bank, whatever the filters. */
    uniqueIdArticleLois: z.array(z.string()),
    uniqueIdLangue: z.array(langue),
    themes: z.array(z.object({ id, libelle: z.string() })),
    message: z.string(),
  }),
});

export const getQuestionExtranet = defineCall({
  ...staffReads(1, 'moniteur'),
  path: '/api/extranet/getQuestion',
  summary: 'Une question entière, et où elle est utilisée.',
  input: z.object({ id }),
  output: z.object({
    question: version.extend({ id }),
    utilisation,
    /** Its fate under the next code of the road; null: nobody has said, so it holds. */
    ensuite: z.enum(ENSUITES).nullable(),
    /** Its form under that code; null: it has no other, or the day has come. */
    suivante: version.extend({ id }).nullable(),
    message: z.string(),
  }),
});

export const addQuestion = defineCall({
  ...staffWrites(1, 'moniteur'),
  path: '/api/extranet/addQuestion',
  writes: 'sometimes',
  counted: true,
  summary: 'Ajoute une question.',
  multipart: true,
  bodyLimit: octetsDImages(2),
  /** The picture of `copie_id` where neither photo nor scene is sent. */
  input: z.object({ ...saisie, sansImage: flagIn.default(0), copie_id: id.optional() }),
  output: z.object({ id, version_id: id, message: z.string() }),
});

/** 409, with the current version and what differs: `version_id` is older. */
export const editQuestion = defineCall({
  ...staffWrites(1, 'moniteur'),
  path: '/api/extranet/editQuestion',
  writes: 'sometimes',
  counted: true,
  summary:
    'Modifie une question\u00a0: une nouvelle version, que les séries déjà commencées n’ont pas.',
  multipart: true,
  bodyLimit: octetsDImages(2),
  input: z.object({
    id,
    forme,
    /** Undefined overwrites. A next form begins from today’s. */
    version_id: id.optional(),
    ...saisie,
    sansImage: flagIn.default(0),
  }),
  output: z.object({ version_id: id, message: z.string() }),
});

/** Its fate under the next code, where that is no other form: a form that was written leaves. */
export const setEnsuite = defineCall({
  ...staffWrites(1, 'moniteur'),
  path: '/api/extranet/setEnsuite',
  writes: 'sometimes',
  summary: 'Dit ce que devient une question au changement de code.',
  input: z.object({
    id,
    ensuite: z.enum(['tient', 'tombe'], { error: 'Dites si elle tient ou si elle tombe.' }),
  }),
  output: z.object({ message: z.string() }),
});

export const deleteQuestion = defineCall({
  ...staffWrites(1, 'moniteur'),
  path: '/api/extranet/deleteQuestion',
  summary: 'Supprime une question et la retire des séries et des chapitres.',
  input: z.object({ id }),
  output: z.object({ utilisation, message: z.string(), annulation }),
});

/** The newest fifty, each with what it changed in its predecessor. */
export const getVersions = defineCall({
  ...staffReads(1, 'moniteur'),
  path: '/api/extranet/getVersions',
  summary: 'L’historique d’une question\u00a0: qui a changé quoi, quand.',
  input: z.object({ id, forme }),
  output: z.object({
    versions: z.array(
      version.extend({
        courante: flag,
        changements: z.array(changement),
      }),
    ),
    message: z.string(),
  }),
});

/** 409, as for an edit: `courante_id` is no longer current. */
export const restoreVersion = defineCall({
  ...staffWrites(1, 'moniteur'),
  path: '/api/extranet/restoreVersion',
  writes: 'sometimes',
  summary: 'Reprend le texte d’une ancienne version, dans une nouvelle.',
  input: z.object({ id, forme, version_id: id, courante_id: id.optional() }),
  output: z.object({ version_id: id, message: z.string() }),
});
