import { z } from 'zod';
import { defineCall, eleveReads, eleveWrites } from '../call.ts';
import {
  email,
  entier,
  envoyes,
  facultatif,
  flag,
  id,
  ignored,
  instant,
  letterIn,
  texteCourt,
} from '../fields.ts';
import { corrigee, posee } from './posee.ts';

const place = { acces_id: id, module_id: id, chapitre_id: id };

const nomme = z.object({ id, libelle: z.string() });
const renvoi = z.object({ module_id: id, chapitre_id: id, libelle: z.string() });

/** 404: `desactive`, another's or no EL access. 409 `infosManquantes`: see `updateRegistre`. */
export const getModules = defineCall({
  ...eleveReads,
  path: '/api/app/getModules',
  writes: 'sometimes',
  summary: 'Les modules d’un cours et où l’élève en est. Le premier appel fait démarrer l’accès.',
  input: z.object({ acces_id: id, dateActivation: ignored, codePermis: ignored, ...envoyes }),
  output: z.object({
    libelle: z.string(),
    codePermis: z.string(),
    dateActivation: instant,
    datePerime: instant,
    /** Counts a chapter once; in a finished course, only those done. */
    nbTermine: z.int(),
    nbChapitre: z.int(),
    /** Rounded down; 100 once the course is finished. */
    pourcentage: z.int(),
    minutes: z.int(),
    /** Final, whatever staff add later. */
    dateFin: instant.nullable(),
    modules: z.array(
      z.object({
        module: nomme,
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

/** Seconds to read, seconds left, right answers needed; null: any answers will do. */
const demande = z
  .object({ lecture: z.int(), reste: z.int(), bonnes: z.int(), essais: z.int() })
  .nullable();

const reponse = z.object({ id, ...corrigee });

/** `chapitre_id` asks for its text and questions, as they were if done. 404: not in this module. */
export const getChapitres = defineCall({
  ...eleveReads,
  path: '/api/app/getChapitres',
  // Records the first opening, from which the reading time counts.
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
    module: nomme,
    chapitres: z.array(nomme.extend({ nbQuestion: z.int(), minutes: z.int() })),
    listeElearning: z.array(z.object({ chapitre_id: id, termine: flag })),
    chapitre: nomme
      .extend({
        /** HTML with the editor's tags only (`BALISES`). */
        texte: z.string(),
        minutes: z.int(),
        /** The paragraph last read, from 0. */
        place: z.int(),
        precedent: renvoi.nullable(),
        suivant: renvoi.nullable(),
        demande,
      })
      .optional(),
    /** Keeps their order; `addELearning` sends the `version_id` back. */
    listeQuestions: z.array(posee.extend({ version_id: id })).optional(),
    listeReponses: z.array(reponse).optional(),
    eLearning: z.object({ termine: flag, dateTermine: instant.nullable() }).optional(),
  }),
});

const REPONSES = 'Ces réponses ne sont pas valables.';
const VERSIONS = 'Cette liste de questions n’est pas valable.';

/** Idempotent; 409 for other answers, or with `reste` too early. Too few right: `termine` is 0. */
export const addELearning = defineCall({
  ...eleveWrites,
  path: '/api/app/addELearning',
  summary: 'Termine un chapitre avec ses réponses.',
  input: z.object({
    ...place,
    /** Its keys are positions, from 1. */
    reponses: z.record(z.string().regex(/^[1-9]\d{0,2}$/, { error: REPONSES }), letterIn, {
      error: REPONSES,
    }),
    /** Versions seen, joined by `;`: answers count for these. Undefined: today's. */
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
    demande,
    listeReponses: z.array(reponse),
  }),
});

export const keepPlace = defineCall({
  ...eleveWrites,
  path: '/api/app/keepPlace',
  summary: 'Garde l’endroit où l’élève en est dans un chapitre.',
  input: z.object({ ...place, place: entier(0, 9999, 'Cette place n’est pas valable.') }),
  output: z.object({}),
});

const guide = z.object({
  prenom: texteCourt('Indique le prénom de ton guide.', 'Le prénom du guide'),
  nom: texteCourt('Indique le nom de ton guide.', 'Le nom du guide'),
  email: facultatif(email),
});

/** 404 unless the access is a pedagogical appointment. */
export const getGuides = defineCall({
  ...eleveReads,
  path: '/api/app/getGuides',
  summary: 'Les guides que l’élève a nommés pour son rendez-vous pédagogique.',
  input: z.object({ acces_id: id }),
  output: z.object({
    guides: z.array(
      z.object({ prenom: z.string(), nom: z.string(), email: z.string().nullable() }),
    ),
    /** 1: printed on an attestation, so only the school can change them. */
    figes: flag,
    /** 1: the school revoked it, and decides whether to issue another. */
    retiree: flag,
    /** 1: the attestation of the finished course cannot be issued without them. */
    attendus: flag,
  }),
});

/** Issues the attestation if only guides were missing. 409: issued already. */
export const setGuides = defineCall({
  ...eleveWrites,
  path: '/api/app/setGuides',
  summary: 'Nomme les guides du rendez-vous pédagogique.',
  input: z.object({
    acces_id: id,
    guides: z
      .array(guide, { error: 'Indique ton guide.' })
      .max(9, { error: 'C’est trop de guides.' }),
  }),
  output: z.object({ delivree: flag }),
});
