import { z } from 'zod';
import { defineCall } from './call.ts';
import { entier, flag, id, ignored, instant, letter, letterIn } from './fields.ts';
import { correction, posee } from './posee.ts';

/** Screens send them: specification.md#fields-that-decide-nothing. */
const envoyes = { user_id: ignored, dureeValidite: ignored, datePerime: ignored };

/** Where in a course. */
const place = { acces_id: id, module_id: id, chapitre_id: id };

const renvoi = z.object({ module_id: id, chapitre_id: id, libelle: z.string() });

/**
 * 400: expired. 404: not this learner's, switched off (with `desactive`), or no EL access. 409 with `infosManquantes`:
 * a pedagogical appointment of which the learner has not said all that it asks (`updateRegistre`).
 */
export const getModules = defineCall({
  method: 'POST',
  path: '/api/app/getModules',
  audience: 'eleve',
  writes: 'sometimes',
  summary: 'Les modules d’un cours et où l’élève en est. Le premier appel fait démarrer l’accès.',
  input: z.object({ acces_id: id, dateActivation: ignored, codePermis: ignored, ...envoyes }),
  output: z.object({
    libelle: z.string(),
    codePermis: z.string(),
    dateActivation: instant,
    datePerime: instant,
    /** Chapters that are done, of all that there are: one of several modules counts once. Of a finished course, of those done. */
    nbTermine: z.int(),
    nbChapitre: z.int(),
    /** The same, rounded down; 100 once the course is finished. */
    pourcentage: z.int(),
    /** Minutes of reading, in all. */
    minutes: z.int(),
    /** When the course was finished; what staff add later takes that from nobody. */
    dateFin: instant.nullable(),
    modules: z.array(
      z.object({
        module: z.object({ id, libelle: z.string() }),
        /** Counts its own chapters, those that other modules share too. */
        nbTermine: z.int(),
        nbChapitre: z.int(),
        minutes: z.int(),
      }),
    ),
    /** Where to go on: the first chapter that is not done; `commence`: part of it has been read. */
    suite: renvoi.extend({ commence: flag }).nullable(),
  }),
});

/**
 * What an attestation asks of a chapter, as staff have set it: seconds of reading, how many are still to go, and how
 * many right answers; null where nothing is asked beyond an answer to each question.
 */
const demande = z
  .object({
    lecture: z.int(),
    reste: z.int(),
    bonnes: z.int(),
    /** How often it was tried with fewer. */
    essais: z.int(),
  })
  .nullable();

const reponse = z.object({
  /** Of the question. */
  id,
  reponse: letter,
  bonne: letter,
  juste: flag,
  correction,
});

/**
 * The chapters of a module; with `chapitre_id` that one too: its text and its questions, and once it is
 * done the answers that were given, to the questions as they stood. 404: not in this module, or the
 * module not in this course; 409: an access that has not started, or see getModules.
 */
export const getChapitres = defineCall({
  method: 'POST',
  path: '/api/app/getChapitres',
  audience: 'eleve',
  // When a chapter was first opened is kept: an attestation may ask for time to read it.
  writes: 'sometimes',
  summary: 'Les chapitres d’un module\u202f; avec chapitre_id aussi son texte et ses questions.',
  input: z.object({
    acces_id: id,
    module_id: id,
    chapitre_id: id.optional(),
    /** The text comes with `chapitre_id`, and never without. */
    texte: ignored,
    ...envoyes,
  }),
  output: z.object({
    /** Of the access. */
    libelle: z.string(),
    datePerime: instant,
    module: z.object({ id, libelle: z.string() }),
    chapitres: z.array(
      z.object({ id, libelle: z.string(), nbQuestion: z.int(), minutes: z.int() }),
    ),
    listeElearning: z.array(z.object({ chapitre_id: id, termine: flag })),
    chapitre: z
      .object({
        id,
        libelle: z.string(),
        /** HTML of what the editor of chapters can make. */
        texte: z.string(),
        minutes: z.int(),
        /** What stood at the top of the screen when it was last read: a paragraph, from 0. */
        place: z.int(),
        precedent: renvoi.nullable(),
        suivant: renvoi.nullable(),
        demande,
      })
      .optional(),
    /** In the order in which they are answered. `version_id`: what addELearning is told was seen. */
    listeQuestions: z.array(posee.extend({ version_id: id })).optional(),
    /** Of each question; empty until the chapter is done. */
    listeReponses: z.array(reponse).optional(),
    eLearning: z.object({ termine: flag, dateTermine: instant.nullable() }).optional(),
  }),
});

const REPONSES = 'Ces réponses ne sont pas valables.';
const VERSIONS = 'Cette liste de questions n’est pas valable.';

/**
 * Ends a chapter with an answer to each of its questions; to none where there is none. The first
 * submission stands: the same again is 200 and changes nothing, another is 409. 422: an answer is
 * missing, or is to a question that the chapter has not, or is a letter that its question has not.
 * Where an attestation asks for more (`demande`): 409 with `reste` before its time; with too few right
 * answers `termine` is 0, how many were right is all that is told, and it is answered once more.
 */
export const addELearning = defineCall({
  method: 'POST',
  path: '/api/app/addELearning',
  audience: 'eleve',
  writes: 'always',
  summary: 'Termine un chapitre avec ses réponses.',
  input: z.object({
    ...place,
    /** By the position of the question, from 1. */
    reponses: z.record(z.string().regex(/^[1-9]\d{0,2}$/, { error: REPONSES }), letterIn, {
      error: REPONSES,
    }),
    /**
     * The versions that were seen, joined by `;` in their order: what is kept is what was answered,
     * whatever staff have changed meanwhile. Without it the questions are those of now.
     */
    versions: z
      .string({ error: VERSIONS })
      .regex(/^([1-9]\d{0,8}(;[1-9]\d{0,8}){0,149})?$/, { error: VERSIONS })
      .transform((list) => (list === '' ? [] : list.split(';').map(Number)))
      .optional(),
    user_id: ignored,
  }),
  output: z.object({
    termine: flag,
    /** Every chapter of every module of the access is done. */
    termineAll: z.boolean(),
    /** Null: it is not done. */
    dateTermine: instant.nullable(),
    /** Answers that are right. */
    bonnes: z.int(),
    /** As it is asked for from now on; null where it is done, or nothing is. */
    demande,
    listeReponses: z.array(reponse),
  }),
});

/** Where a learner has stopped reading, for her next visit and her other devices. */
export const keepPlace = defineCall({
  method: 'POST',
  path: '/api/app/keepPlace',
  audience: 'eleve',
  writes: 'always',
  summary: 'Garde l’endroit où l’élève en est dans un chapitre.',
  input: z.object({ ...place, place: entier(0, 9999, 'Cette place n’est pas valable.') }),
  output: z.object({}),
});
