import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entier, flag, id, ignored, instant, letter, letterIn } from '../fields.ts';
import { correction, posee } from './posee.ts';

/** Screens send them: specification.md#fields-that-decide-nothing. */
const envoyes = { user_id: ignored, dureeValidite: ignored, datePerime: ignored };

const place = { acces_id: id, module_id: id, chapitre_id: id };

const renvoi = z.object({ module_id: id, chapitre_id: id, libelle: z.string() });

/**
 * 400: expired. 404: another's, no EL access, or switched off (`desactive`). 409 `infosManquantes`:
 * the appointment lacks data (`updateRegistre`).
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
    /** Each chapter once; a finished course counts those done only. */
    nbTermine: z.int(),
    nbChapitre: z.int(),
    /** Rounded down; 100 once the course is finished. */
    pourcentage: z.int(),
    minutes: z.int(),
    /** Final, whatever staff add later. */
    dateFin: instant.nullable(),
    modules: z.array(
      z.object({
        module: z.object({ id, libelle: z.string() }),
        /** Includes chapters shared with other modules. */
        nbTermine: z.int(),
        nbChapitre: z.int(),
        minutes: z.int(),
      }),
    ),
    /** The first undone chapter; `commence`: partly read. */
    suite: renvoi.extend({ commence: flag }).nullable(),
  }),
});

/**
 * Staff's conditions: seconds of reading, seconds left, right answers; null: only an answer to each
 * question.
 */
const demande = z
  .object({
    lecture: z.int(),
    reste: z.int(),
    bonnes: z.int(),
    essais: z.int(),
  })
  .nullable();

const reponse = z.object({
  id,
  reponse: letter,
  bonne: letter,
  juste: flag,
  correction,
});

/**
 * `chapitre_id` adds its text and questions; once done, the given answers to the questions of then.
 * 404: not in this module or course; 409: not started, or see getModules.
 */
export const getChapitres = defineCall({
  method: 'POST',
  path: '/api/app/getChapitres',
  audience: 'eleve',
  // Records the first opening, which may have to be long ago enough.
  writes: 'sometimes',
  summary: 'Les chapitres d’un module\u202f; avec chapitre_id aussi son texte et ses questions.',
  input: z.object({
    acces_id: id,
    module_id: id,
    chapitre_id: id.optional(),
    texte: ignored,
    ...envoyes,
  }),
  output: z.object({
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
        /** HTML within the editor's reach. */
        texte: z.string(),
        minutes: z.int(),
        /** The paragraph last read, from 0. */
        place: z.int(),
        precedent: renvoi.nullable(),
        suivant: renvoi.nullable(),
        demande,
      })
      .optional(),
    /** In order; `version_id` goes back to addELearning. */
    listeQuestions: z.array(posee.extend({ version_id: id })).optional(),
    listeReponses: z.array(reponse).optional(),
    eLearning: z.object({ termine: flag, dateTermine: instant.nullable() }).optional(),
  }),
});

const REPONSES = 'Ces réponses ne sont pas valables.';
const VERSIONS = 'Cette liste de questions n’est pas valable.';

/**
 * Ends a chapter. A replay is 200, other answers are 409. 422: missing or impossible answers. Under
 * `demande`: 409 `reste` when too early; `termine` 0 tells only how many were right.
 */
export const addELearning = defineCall({
  method: 'POST',
  path: '/api/app/addELearning',
  audience: 'eleve',
  writes: 'always',
  summary: 'Termine un chapitre avec ses réponses.',
  input: z.object({
    ...place,
    /** By position, from 1. */
    reponses: z.record(z.string().regex(/^[1-9]\d{0,2}$/, { error: REPONSES }), letterIn, {
      error: REPONSES,
    }),
    /**
     * Versions seen, joined by `;`: answers count for these, whatever staff changed. Undefined:
     * today's.
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
    termineAll: z.boolean(),
    dateTermine: instant.nullable(),
    bonnes: z.int(),
    /** Null: done, or nothing is asked. */
    demande,
    listeReponses: z.array(reponse),
  }),
});

/** Shared with her other devices. */
export const keepPlace = defineCall({
  method: 'POST',
  path: '/api/app/keepPlace',
  audience: 'eleve',
  writes: 'always',
  summary: 'Garde l’endroit où l’élève en est dans un chapitre.',
  input: z.object({ ...place, place: entier(0, 9999, 'Cette place n’est pas valable.') }),
  output: z.object({}),
});
