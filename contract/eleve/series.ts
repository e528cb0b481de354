import { z } from 'zod';
import { defineCall, eleveReads, eleveWrites } from '../call.ts';
import { envoyes, flag, flagIn, id, ignored, instant, letter, questionKey } from '../fields.ts';
import { correction, corrigee, donnee, posee } from './posee.ts';

const reponseOuVide = z.enum([...letter.options, '?']);
/** Skips the coercion of `id`: a history outputs ten thousand of them. */
const idDit = z.int().positive();

/** `pourcentage` counts answers while open, and is the score once finished. */
const etat = { isStart: flag, isTermine: flag, reussi: flag, pourcentage: z.int() };

/** `score` and `fautesGraves` are absent while open; unanswered questions count as wrong. */
const questionnaireResume = z.object({
  id,
  libelle: z.string(),
  score: z.int().nullable(),
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

/** Has the latest attempt's state; all 0 without an attempt. */
const theme = z.object({
  id,
  libelle: z.string(),
  /** Ids are joined by `;`, in the order of the series. */
  listeQuestions: z.string(),
  /** Most frequent first; empty with `historique`. */
  sujets: z.array(z.string()),
  /** Subjects that sibling series ask less, most first; empty with `historique`. */
  propres: z.array(z.string()),
  /** The latest attempt; with `historique` every finished one, newest first. */
  questionnaires: z.array(questionnaireResume),
  ...etat,
});

/** 400: expired. 404: another's, switched off, or no QT access. */
export const getThemes = defineCall({
  ...eleveReads,
  path: '/api/app/getThemes',
  writes: 'sometimes',
  counted: true,
  summary: 'Les séries d’un accès. Le premier appel sans historique fait démarrer l’accès.',
  input: z.object({
    acces_id: id,
    acces_user_id: id,
    historique: flagIn.default(0),
    ...envoyes,
  }),
  output: z.object({ libelle: z.string(), datePerime: instant.nullable(), themes: z.array(theme) }),
});

/** Returns the first unanswered question. */
export const addQuestionnaire = defineCall({
  ...eleveWrites,
  path: '/api/app/addQuestionnaire',
  summary: 'Commence ou reprend une série.',
  input: z.object({ acces_user_id: id, theme_id: id, user_id: ignored }),
  output: z.object({ question_id: id, questionnaire_id: id }),
});

/** Repeats the finished attempt `questionnaire_id` in another order. */
export const beginSerie = defineCall({
  ...eleveWrites,
  path: '/api/app/beginSerie',
  summary: 'Recommence une série terminée.',
  input: z.object({ acces_user_id: id, questionnaire_id: id, theme_id: id, user_id: ignored }),
  output: z.object({ question_id: id, questionnaire_id: id }),
});

export const stopSerie = defineCall({
  ...eleveWrites,
  path: '/api/app/stopSerie',
  summary: 'Arrête une série\u00a0: ce qui n’a pas de réponse compte comme faux.',
  input: z.object({ acces_user_id: id, questionnaire_id: id }),
  output: z.object({ data: z.literal(1) }),
});

const tentative = {
  acces_id: id,
  acces_user_id: id,
  theme_id: id,
  isHistorique: flagIn.default(0),
  historique_id: id.nullish(),
  ...envoyes,
};

/** Without `historique_id` it is the latest attempt; `questionnaire_id` is null before any. */
export const getQuestionnaire = defineCall({
  ...eleveReads,
  path: '/api/app/getQuestionnaire',
  summary: 'Une tentative\u00a0: sa grille, sa progression et, une fois finie, son résultat.',
  input: z.object(tentative),
  output: z.object({
    questions: z.object({
      questionnaire_id: id.nullable(),
      theme_id: id,
      libelle: z.string(),
      questions: z.array(id),
      reponses: z.array(reponseOuVide),
      ...etat,
      score: z.int().nullable(),
      seuil: z.int(),
      fautesGraves: z.int().nullable(),
    }),
    /** Has the order of `questions.questions`; all null for an unanswered one while open. */
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
  ...eleveReads,
  path: '/api/app/getQuestion',
  summary: 'Une question d’une tentative\u202f; sa correction si elle a déjà sa réponse.',
  /** An id starts at 1001; a position in the attempt ends at 999. */
  input: z.object({ ...tentative, question_id: z.union([id, questionKey]) }),
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

/** Idempotent. 409: another letter is stored, or the attempt has ended. 422: no such letter. */
export const addReponse = defineCall({
  ...eleveWrites,
  path: '/api/app/addReponse',
  summary: 'Enregistre une réponse\u202f; la dernière termine la série.',
  input: z.object({
    ...donnee,
    acces_user_id: id,
    theme_id: id,
    /** Keeps a late answer out of the next attempt; undefined: the latest attempt. */
    questionnaire_id: id.nullish(),
  }),
  output: z.object({ termine: flag, ...corrigee }),
});
