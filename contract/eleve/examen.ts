import { z } from 'zod';
import { REGLES_CONNUES } from '../../droit/examen.ts';
import { COMME_LE_VRAI, type ChoixDExamen } from '../../regles/examen.ts';
import { defineCall, eleveReads, eleveWrites } from '../call.ts';
import { flag, flagIn, id, instant, letter, letterIn, page, rangees } from '../fields.ts';
import { correction, donnee, posee } from './posee.ts';

/** `chrono` limits each question (2: twice as long), `voix` reads it aloud, `arret` ends at ten faults. */
const choix = {
  chrono: z.literal([0, 1, 2]),
  voix: flag,
  arret: flag,
} satisfies Record<ChoixDExamen, z.ZodType>;

/** How it is marked and ended: droit/examen.ts. */
const regle = z.enum(REGLES_CONNUES);

const resultat = {
  examen_id: id,
  ...choix,
  regle,
  nombre: z.int(),
  /** Questions asked: fewer than `nombre` when the exam ended early. */
  posees: z.int(),
  /** An unasked question counts as wrong. */
  score: z.int(),
  seuil: z.int(),
  reussi: flag,
  /** Both count only asked questions. */
  fautes: z.int(),
  fautesGraves: z.int(),
  dateDebut: instant,
  dateFin: instant,
};

/** 400: expired. 404: another's, switched off, or no QT access. 409: not started. */
export const getExamens = defineCall({
  ...eleveReads,
  path: '/api/app/getExamens',
  summary: 'L’examen blanc en cours d’un accès, et les derniers résultats.',
  input: z.object({ acces_id: id, acces_user_id: id }),
  output: z.object({
    libelle: z.string(),
    datePerime: instant,
    /** The next one to begin follows it. */
    regle,
    ouvert: z
      .object({
        examen_id: id,
        ...choix,
        regle,
        nombre: z.int(),
        /** Questions whose turn is over, answered or not. */
        passees: z.int(),
        /** 1: the next question is open and has time left. */
        entamee: flag,
      })
      .nullable(),
    resultats: z.array(z.object(resultat)),
  }),
});

/** 400: expired. 404: another's, switched off, or no QT access. */
export const getHistoriqueExamens = defineCall({
  ...eleveReads,
  path: '/api/app/getHistoriqueExamens',
  summary: 'Les examens blancs terminés d’un accès, page par page, les plus récents d’abord.',
  input: z.object({ acces_id: id, acces_user_id: id, page }),
  output: z.object({ examens: rangees(z.object(resultat)) }),
});

/** 409: the bank has no question. */
export const addExamen = defineCall({
  ...eleveReads,
  path: '/api/app/addExamen',
  writes: 'sometimes',
  summary: 'Compose un examen blanc, ou rend celui qui est en cours.',
  input: z.object({
    acces_id: id,
    acces_user_id: id,
    chrono: z.union([z.literal(2), flagIn]).default(COMME_LE_VRAI.chrono),
    voix: flagIn.default(COMME_LE_VRAI.voix),
    arret: flagIn.default(COMME_LE_VRAI.arret),
  }),
  output: z.object({ examen_id: id }),
});

/** Idempotent: a repeat does not restart the clock. */
export const openQuestionExamen = defineCall({
  ...eleveWrites,
  path: '/api/app/openQuestionExamen',
  summary: 'Ouvre la question suivante d’un examen blanc\u00a0: son temps commence.',
  input: z.object({ acces_user_id: id, examen_id: id }),
  output: z.object({
    termine: flag,
    question: z
      .object({
        questionKey: z.int(),
        datas: posee,
        /** All are in milliseconds: since the opening, to read, then to answer (null: no limit). */
        ecoule: z.int(),
        lecture: z.int(),
        temps: z.int().nullable(),
        imageSuivante: z.string().nullable(),
      })
      .nullable(),
  }),
});

/** Idempotent; reveals no verdict. 409: another letter is stored, or time or exam is over. */
export const addReponseExamen = defineCall({
  ...eleveWrites,
  path: '/api/app/addReponseExamen',
  summary: 'Enregistre une réponse de l’examen blanc, ou qu’il n’y en a pas eu à temps.',
  input: z.object({
    acces_user_id: id,
    examen_id: id,
    ...donnee,
    /** Null: time ran out. */
    letter: letterIn.nullable(),
  }),
  output: z.object({ termine: flag }),
});

export const stopExamen = defineCall({
  ...eleveWrites,
  path: '/api/app/stopExamen',
  summary: 'Arrête un examen blanc\u00a0: ce qui n’a pas de réponse compte comme faux.',
  input: z.object({ acces_user_id: id, examen_id: id }),
  output: z.object({ termine: z.literal(1) }),
});

/** 404: no such exam, or not ended: nothing leaks before the end. */
export const getExamen = defineCall({
  ...eleveReads,
  path: '/api/app/getExamen',
  summary: 'Le résultat d’un examen blanc terminé, avec la correction de ses questions.',
  input: z.object({ acces_id: id, acces_user_id: id, examen_id: id }),
  output: z.object({
    ...resultat,
    questions: z.array(
      z.object({ datas: posee, reponse: letter.nullable(), bonne: letter, correction }),
    ),
  }),
});
