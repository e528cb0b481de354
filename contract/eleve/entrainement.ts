import { z } from 'zod';
import { defineCall, eleveReads, eleveWrites } from '../call.ts';
import { flag, id, instant, letter } from '../fields.ts';
import { correction, corrigee, donnee, posee } from './posee.ts';

/** The mistakes (`erreurs`), a subject, or one of its articles (`priorites/12`). */
const cible = z.string().regex(/^[a-z]{1,20}(\/[\p{L}\p{N}./ °-]{1,40})?$/u, {
  error: 'Ce thème n’existe pas.',
});

const savoir = {
  cible: z.string(),
  nombre: z.int(),
  /** `vues`: asked at least once; `sues`: last answered right. */
  vues: z.int(),
  sues: z.int(),
  etat: z.enum(['à découvrir', 'en route', 'acquis']),
};

/** Null: the question was not a mistake. */
const suite = z.enum(['reviendra', 'encore', 'sue']).nullable();

/** 400: expired. 404: another's, switched off, or no QT access. 409: not started. */
export const getEntrainement = defineCall({
  ...eleveReads,
  path: '/api/app/getEntrainement',
  counted: true,
  summary:
    'Ce qu’un élève peut revoir avec un accès\u00a0: ses erreurs, et où il en est de chaque sujet.',
  input: z.object({ acces_id: id, acces_user_id: id }),
  output: z.object({
    libelle: z.string(),
    datePerime: instant,
    erreurs: z.object({
      /** `dues`: mistakes to answer again now. */
      nombre: z.int(),
      dues: z.int(),
      /** When the next mistake is due; null: none left, or one is due now. */
      prochaine: instant.nullable(),
    }),
    sujets: z.array(
      z.object({
        ...savoir,
        libelle: z.string(),
        articles: z.array(z.object({ ...savoir, article: z.string() })),
      }),
    ),
    ouvertes: z.array(
      z.object({ dizaine_id: id, cible: z.string(), nombre: z.int(), faites: z.int() }),
    ),
  }),
});

/** 409: nothing to practise, or another code than hers. */
export const addDizaine = defineCall({
  ...eleveReads,
  path: '/api/app/addDizaine',
  writes: 'sometimes',
  summary: 'Commence dix questions d’entraînement, ou rend celles qui sont en cours.',
  input: z.object({ acces_id: id, acces_user_id: id, cible }),
  output: z.object({ dizaine_id: id }),
});

export const getDizaine = defineCall({
  ...eleveReads,
  path: '/api/app/getDizaine',
  summary: 'Dix questions d’entraînement\u202f; la correction de celles qui ont leur réponse.',
  input: z.object({ acces_id: id, acces_user_id: id, dizaine_id: id }),
  output: z.object({
    dizaine_id: id,
    cible: z.string(),
    libelle: z.string(),
    termine: flag,
    questions: z.array(
      z.object({
        datas: posee,
        reponse: letter.nullable(),
        bonne: letter.nullable(),
        correction: correction.nullable(),
        suite,
      }),
    ),
  }),
});

/** Idempotent. 409: another letter is stored. 422: no such letter. */
export const addReponseDizaine = defineCall({
  ...eleveWrites,
  path: '/api/app/addReponseDizaine',
  summary: 'Enregistre une réponse d’entraînement.',
  input: z.object({ acces_user_id: id, dizaine_id: id, ...donnee }),
  output: z.object({ termine: flag, ...corrigee, suite }),
});
