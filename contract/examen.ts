import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  duree,
  flag,
  flagIn,
  id,
  instant,
  letter,
  letterIn,
  page,
  questionKey,
  rangees,
} from './fields.ts';
import { correction, posee } from './posee.ts';

/** What was chosen at the start: each question has its time, it is read aloud, ten faults end the exam. */
const choix = { chrono: flag, voix: flag, arret: flag };

const resultat = {
  examen_id: id,
  ...choix,
  nombre: z.int(),
  /** Questions that were asked: fewer than `nombre` where it was ended before. */
  posees: z.int(),
  /** Points; what was not asked counts as wrong. */
  score: z.int(),
  seuil: z.int(),
  reussi: flag,
  /** Wrong ones among those asked, and how many of them serious. */
  fautes: z.int(),
  fautesGraves: z.int(),
  dateDebut: instant,
  dateFin: instant,
};

/** 400: expired. 404: not this learner's, switched off, or not a QT access. 409: not started. */
export const getExamens = defineCall({
  method: 'POST',
  path: '/api/app/getExamens',
  audience: 'eleve',
  writes: 'never',
  summary: 'L’examen blanc en cours d’un accès, et les derniers résultats.',
  input: z.object({ acces_id: id, acces_user_id: id }),
  output: z.object({
    libelle: z.string(),
    datePerime: instant,
    ouvert: z
      .object({
        examen_id: id,
        ...choix,
        nombre: z.int(),
        /** Questions whose turn is over, answered or not. */
        passees: z.int(),
        /** The next one has begun, and has time left. */
        entamee: flag,
      })
      .nullable(),
    /** The newest first. */
    resultats: z.array(z.object(resultat)),
  }),
});

/** 400: expired. 404: not this learner's, switched off, or not a QT access. One that has not started has none. */
export const getHistoriqueExamens = defineCall({
  method: 'POST',
  path: '/api/app/getHistoriqueExamens',
  audience: 'eleve',
  writes: 'never',
  summary: 'Les examens blancs terminés d’un accès, page par page, les plus récents d’abord.',
  input: z.object({ acces_id: id, acces_user_id: id, page }),
  output: z.object({ examens: rangees(z.object(resultat)) }),
});

/** 409: there is no question in the bank. */
export const addExamen = defineCall({
  method: 'POST',
  path: '/api/app/addExamen',
  audience: 'eleve',
  writes: 'sometimes',
  summary: 'Compose un examen blanc, ou rend celui qui est en cours.',
  input: z.object({
    acces_id: id,
    acces_user_id: id,
    chrono: flagIn.default(1),
    voix: flagIn.default(1),
    arret: flagIn.default(0),
  }),
  output: z.object({ examen_id: id }),
});

/** Called again while the question stands it changes nothing: the time that it has had is gone. */
export const openQuestionExamen = defineCall({
  method: 'POST',
  path: '/api/app/openQuestionExamen',
  audience: 'eleve',
  writes: 'always',
  summary: 'Ouvre la question suivante d’un examen blanc\u00a0: son temps commence.',
  input: z.object({ acces_user_id: id, examen_id: id }),
  output: z.object({
    termine: flag,
    /** Null: the exam has ended. */
    question: z
      .object({
        questionKey: z.int(),
        datas: posee,
        /** In milliseconds: since it was opened, to read it, and to answer it afterwards (null: no end). */
        ecoule: z.int(),
        lecture: z.int(),
        temps: z.int().nullable(),
        /** The address of the next picture, so that it is there in time. */
        imageSuivante: z.string().nullable(),
      })
      .nullable(),
  }),
});

/**
 * Says nothing of right or wrong. 409: another letter stands, its time is over, or the exam has ended.
 * 422: a letter that the question does not offer. The same letter again is 200 and changes nothing.
 */
export const addReponseExamen = defineCall({
  method: 'POST',
  path: '/api/app/addReponseExamen',
  audience: 'eleve',
  writes: 'always',
  summary: 'Enregistre une réponse de l’examen blanc, ou qu’il n’y en a pas eu à temps.',
  input: z.object({
    acces_user_id: id,
    examen_id: id,
    question: id,
    questionKey,
    /** Null: the time was over. */
    letter: letterIn.nullable(),
    /** Since the question was opened, by the device's clock. */
    duree,
  }),
  output: z.object({ termine: flag }),
});

export const stopExamen = defineCall({
  method: 'POST',
  path: '/api/app/stopExamen',
  audience: 'eleve',
  writes: 'always',
  summary: 'Arrête un examen blanc\u00a0: ce qui n’a pas de réponse compte comme faux.',
  input: z.object({ acces_user_id: id, examen_id: id }),
  output: z.object({ termine: z.literal(1) }),
});

/** 404: there is none, or it has not ended: nothing of it is told before. */
export const getExamen = defineCall({
  method: 'POST',
  path: '/api/app/getExamen',
  audience: 'eleve',
  writes: 'never',
  summary: 'Le résultat d’un examen blanc terminé, avec la correction de ses questions.',
  input: z.object({ acces_id: id, acces_user_id: id, examen_id: id }),
  output: z.object({
    ...resultat,
    /** Those that were asked, in their order. */
    questions: z.array(
      z.object({ datas: posee, reponse: letter.nullable(), bonne: letter, correction }),
    ),
  }),
});
