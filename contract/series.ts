import { z } from 'zod';
import { defineCall } from './call.ts';
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
} from './fields.ts';
import { correction, posee } from './posee.ts';

/** `?` stands for a question without an answer. */
const reponseOuVide = z.enum([...letter.options, '?']);
/** An id that we say, and that nobody sent: in a history there are ten thousand to look at. */
const idDit = z.int().positive();

/** One attempt at a series, in short. `pourcentage`: answered while open, score once finished. */
const questionnaireResume = z.object({
  id,
  libelle: z.string(),
  /** Points, from 0 to the number of questions; null while open. */
  score: z.int().nullable(),
  /** Wrong serious answers, unanswered ones included; null while open. */
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

/** A series. Its state is that of the latest attempt; without one everything is 0. */
const theme = z.object({
  id,
  libelle: z.string(),
  /** Ids joined by `;`, in the order of the series. */
  listeQuestions: z.string(),
  /** What its questions are about, the most of them first; with `historique` nothing. */
  sujets: z.array(z.string()),
  /** What of the law it asks more than the other series of its access, the most first; with `historique` nothing. */
  propres: z.array(z.string()),
  /** The latest attempt, or with `historique` every finished one, newest first. */
  questionnaires: z.array(questionnaireResume),
  isStart: flag,
  isTermine: flag,
  reussi: flag,
  pourcentage: z.int(),
});

/** 400: expired. 404: not this learner's, switched off, or not a QT access. */
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

/** Gives back the open attempt's first unanswered question, or makes an attempt. */
export const addQuestionnaire = defineCall({
  method: 'POST',
  path: '/api/app/addQuestionnaire',
  audience: 'eleve',
  writes: 'always',
  summary: 'Commence ou reprend une série.',
  input: z.object({ acces_user_id: id, theme_id: id, user_id: ignored }),
  output: z.object({ question_id: id, questionnaire_id: id }),
});

/** Starts again after the finished attempt `questionnaire_id`, in another order. */
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

/** Without `historique_id`: the latest attempt. A series never begun: `questionnaire_id` null, nothing answered. */
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
      /** What must be reached to pass, in points. */
      seuil: z.int(),
      /** Wrong serious answers, unanswered ones included; null while open. */
      fautesGraves: z.int().nullable(),
    }),
    /** In the order of `questions.questions`; everything null while unanswered in an open attempt. */
    resultats: z.array(
      z.object({
        id,
        /** The right letter. */
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
    /** The question's id, or its position in the attempt (ids start at 1001, positions end at 999). */
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
    /** How many questions the attempt has. */
    nombre: z.int(),
    termine: flag,
    bonne: letter.nullable(),
    correction: correction.nullable(),
  }),
});

/**
 * 409: another letter stands already, or the series has ended. 422: a letter that the question
 * does not offer. The same letter again is 200 and changes nothing.
 */
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
    /** Which attempt is meant; without it the latest. Keeps a late answer out of the next attempt. */
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
