import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  duree,
  flag,
  flagIn,
  id,
  ignored,
  instant,
  letter,
  letterIn,
  questionKey,
} from '../fields.ts';
import { correction, posee } from './posee.ts';

/** `?` stands for an unanswered question. */
const reponseOuVide = z.enum([...letter.options, '?']);
/** An output needs no coercion, and a history has ten thousand of these ids. */
const idDit = z.int().positive();

/** `pourcentage` counts answers while open, and is the score once finished. */
const questionnaireResume = z.object({
  id,
  libelle: z.string(),
  /** It is in points, and null while open. */
  score: z.int().nullable(),
  /** Unanswered serious questions count too; it is null while open. */
  fautesGraves: z.int().nullable(),
  reussi: flag,
  questions: z.array(idDit),
  reponses: z.array(reponseOuVide),
  isStart: flag,
  isTermine: flag,
  pourcentage: z.int(),
  dateDebut: instant,
  dateFin: instant.nullable(),
});

/** The state is the latest attempt's; without one everything is 0. */
const theme = z.object({
  id,
  libelle: z.string(),
  /** Ids are joined by `;` in the order of the series. */
  listeQuestions: z.string(),
  /** The most frequent subject comes first; with `historique` the list is empty. */
  sujets: z.array(z.string()),
  /** It names what the sibling series ask less, the most first; with `historique` it is empty. */
  propres: z.array(z.string()),
  /** It has the latest attempt, or with `historique` every finished one, newest first. */
  questionnaires: z.array(questionnaireResume),
  isStart: flag,
  isTermine: flag,
  reussi: flag,
  pourcentage: z.int(),
});

/** 400: it has expired. 404: it is not this learner's, switched off, or no QT access. */
export const getThemes = defineCall({
  method: 'POST',
  path: '/api/app/getThemes',
  audience: 'eleve',
  writes: 'sometimes',
  counted: true,
  summary: 'Les séries d’un accès. Le premier appel sans historique fait démarrer l’accès.',
  input: z.object({
    acces_id: id,
    acces_user_id: id,
    historique: flagIn.default(0),
    user_id: ignored,
    dureeValidite: ignored,
    datePerime: ignored,
  }),
  output: z.object({ libelle: z.string(), datePerime: instant.nullable(), themes: z.array(theme) }),
});

/** It returns the open attempt's first unanswered question, or creates an attempt. */
export const addQuestionnaire = defineCall({
  method: 'POST',
  path: '/api/app/addQuestionnaire',
  audience: 'eleve',
  writes: 'always',
  summary: 'Commence ou reprend une série.',
  input: z.object({ acces_user_id: id, theme_id: id, user_id: ignored }),
  output: z.object({ question_id: id, questionnaire_id: id }),
});

/** The finished attempt `questionnaire_id` is repeated in another order. */
export const beginSerie = defineCall({
  method: 'POST',
  path: '/api/app/beginSerie',
  audience: 'eleve',
  writes: 'always',
  summary: 'Recommence une série terminée.',
  input: z.object({ acces_user_id: id, questionnaire_id: id, theme_id: id, user_id: ignored }),
  output: z.object({ question_id: id, questionnaire_id: id }),
});

export const stopSerie = defineCall({
  method: 'POST',
  path: '/api/app/stopSerie',
  audience: 'eleve',
  writes: 'always',
  summary: 'Arrête une série\u00a0: ce qui n’a pas de réponse compte comme faux.',
  input: z.object({ acces_user_id: id, questionnaire_id: id }),
  output: z.object({ data: z.literal(1) }),
});

/** Without `historique_id` it is the latest attempt; `questionnaire_id` is null before any. */
export const getQuestionnaire = defineCall({
  method: 'POST',
  path: '/api/app/getQuestionnaire',
  audience: 'eleve',
  writes: 'never',
  summary: 'Une tentative\u00a0: sa grille, sa progression et, une fois finie, son résultat.',
  input: z.object({
    acces_id: id,
    acces_user_id: id,
    theme_id: id,
    isHistorique: flagIn.default(0),
    historique_id: id.nullish(),
    user_id: ignored,
    dureeValidite: ignored,
    datePerime: ignored,
  }),
  output: z.object({
    questions: z.object({
      questionnaire_id: id.nullable(),
      theme_id: id,
      libelle: z.string(),
      questions: z.array(id),
      reponses: z.array(reponseOuVide),
      isStart: flag,
      isTermine: flag,
      reussi: flag,
      pourcentage: z.int(),
      score: z.int().nullable(),
      /** It is the pass mark in points. */
      seuil: z.int(),
      /** Unanswered serious questions count too; it is null while open. */
      fautesGraves: z.int().nullable(),
    }),
    /** They follow `questions.questions`; in an open attempt an unanswered one is all null. */
    resultats: z.array(
      z.object({
        id,
        correcte: letter.nullable(),
        juste: flag.nullable(),
        grave: flag.nullable(),
        libelle: z.string().nullable(),
        idArticleLois: z.string().nullable(),
      }),
    ),
    dateDebut: instant.nullable(),
    dateFin: instant.nullable(),
  }),
});

export const getQuestion = defineCall({
  method: 'POST',
  path: '/api/app/getQuestion',
  audience: 'eleve',
  writes: 'never',
  summary: 'Une question d’une tentative\u202f; sa correction si elle a déjà sa réponse.',
  input: z.object({
    acces_id: id,
    acces_user_id: id,
    theme_id: id,
    /** An id starts at 1001; a position in the attempt ends at 999. */
    question_id: z.union([id, questionKey]),
    isHistorique: flagIn.default(0),
    historique_id: id.nullish(),
    user_id: ignored,
    dureeValidite: ignored,
    datePerime: ignored,
  }),
  output: z.object({
    questionnaire_id: id,
    libelle: z.string(),
    datas: posee,
    reponse: letter.nullable(),
    repondu: flag,
    nextId: id.nullable(),
    prevId: id.nullable(),
    questionKey: z.int(),
    nombre: z.int(),
    termine: flag,
    bonne: letter.nullable(),
    correction: correction.nullable(),
  }),
});

/** 409: another letter stands, or it has ended. 422: no such letter. A repeat is idempotent. */
export const addReponse = defineCall({
  method: 'POST',
  path: '/api/app/addReponse',
  audience: 'eleve',
  writes: 'always',
  summary: 'Enregistre une réponse\u202f; la dernière termine la série.',
  input: z.object({
    letter: letterIn,
    question: id,
    acces_user_id: id,
    theme_id: id,
    questionKey,
    /** It keeps a late answer out of the next attempt; without it the latest is meant. */
    questionnaire_id: id.nullish(),
    duree,
  }),
  output: z.object({
    termine: flag,
    reponse: letter,
    bonne: letter,
    juste: flag,
    correction,
  }),
});
