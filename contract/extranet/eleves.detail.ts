import { z } from 'zod';
import { annulation } from '../annulable.ts';
import { defineCall } from '../call.ts';
import { exercice } from '../eleve/exercice.ts';
import { entier, facultatif, flag, flagIn, id, instant, typeAcces } from '../fields.ts';
import { paiement } from '../argent/paiementLu.ts';

const accesDeLEleve = z.object({
  acces_user_id: id,
  acces_id: id,
  libelle: z.string(),
  type: typeAcces,
  codePermis: z.string(),
  /** In months. */
  dureeValidite: z.int(),
  actif: flag,
  dateActivation: instant.nullable(),
  datePerime: instant.nullable(),
  isPerime: flag,
});

/** Whether a mail arrived at its server, still waits, or was given up. */
const mail = z.object({
  id,
  sujet: z.string(),
  dateCreation: instant,
  dateEnvoi: instant.nullable(),
  etat: z.enum(['envoyé', 'en attente', 'non parti']),
  essais: z.int(),
});

/** 404 for who has been erased. The register number is not told here: `getRegistre`. */
export const getEleve = defineCall({
  method: 'GET',
  path: '/api/extranet/getEleve',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Un élève\u00a0: identité, accès, mails et sessions.',
  input: z.object({ id }),
  output: z.object({
    eleve: z.object({
      id,
      /** Another one as soon as anything that `editEleve` changes has changed. */
      version: z.string(),
      prenom: z.string(),
      nom: z.string(),
      /** `YYYY-MM-DD`. */
      dateNaissance: z.string().nullable(),
      /** 1: there is a register number. */
      avecRegistre: flag,
      contratSigne: flag,
      newsletter: flag,
      rue: z.string().nullable(),
      localite: z.string().nullable(),
      codePostal: z.string().nullable(),
      email: z.string(),
      confirme: flag,
      /** 1: there is a password of their own. */
      avecMotDePasse: flag,
      dateCreation: instant,
      /** When the account goes, at its owner's wish. */
      dateEffacement: instant.nullable(),
      acces: z.array(accesDeLEleve),
    }),
    /** All there are, to give. */
    /** `offert` 0: exercises, where no player opens them. */
    produits: z.array(z.object({ id, libelle: z.string(), type: typeAcces, offert: flag })),
    /** The newest fifty, the newest first. */
    mails: z.array(mail),
    sessions: z.array(
      z.object({
        /** Names the session, opens nothing. */
        id: z.string(),
        appareil: z.string().nullable(),
        dateCreation: instant,
        /** To the hour. */
        dateVue: instant,
      }),
    ),
    message: z.string(),
  }),
});

/** What a teacher looks at. */
export const getSuivi = defineCall({
  method: 'GET',
  path: '/api/extranet/getSuivi',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary:
    'Où en est un élève\u00a0: ses séries, ses dernières tentatives, ses examens blancs, ce qu’il rate.',
  input: z.object({ id }),
  output: z.object({
    /** Of each QT access its series, as their latest attempt has left them. */
    series: z.array(
      z.object({
        acces_user_id: id,
        libelle: z.string(),
        themes: z.array(
          z.object({
            id,
            libelle: z.string(),
            etat: z.enum(['nouvelle', 'en cours', 'réussie', 'ratée']),
            /** Answered while open, score once finished. */
            pourcentage: z.int(),
          }),
        ),
      }),
    ),
    /** Of each EL access how much of its course is done. */
    cours: z.array(
      z.object({
        acces_user_id: id,
        libelle: z.string(),
        nbTermine: z.int(),
        nbChapitre: z.int(),
        /** When the course was finished; what was added since takes that from nobody. */
        dateFin: instant.nullable(),
      }),
    ),
    /** Of each EX access its newest five exercises. */
    exercices: z.array(
      z.object({ acces_user_id: id, libelle: z.string(), exercices: z.array(exercice) }),
    ),
    /** The newest ten. */
    tentatives: z.array(
      z.object({
        id,
        libelle: z.string(),
        dateDebut: instant,
        dateFin: instant.nullable(),
        /** Null while open. */
        score: z.int().nullable(),
        fautesGraves: z.int().nullable(),
        reussi: flag,
        /** Questions that it has. */
        nombre: z.int(),
      }),
    ),
    /** Mock exams that have ended, the newest ten. */
    examens: z.array(
      z.object({
        examen_id: id,
        dateDebut: instant,
        dateFin: instant,
        score: z.int(),
        fautesGraves: z.int(),
        reussi: flag,
        nombre: z.int(),
        /** Fewer than `nombre` where it was ended before. */
        posees: z.int(),
      }),
    ),
    /** What was most often wrong in the last twenty finished attempts, by article of law; five at most. */
    faiblesses: z.array(z.object({ article: z.string(), fausses: z.int(), posees: z.int() })),
    message: z.string(),
  }),
});

export const getPaiementsExtranet = defineCall({
  method: 'GET',
  path: '/api/extranet/getPaiements',
  audience: 'admin',
  level: 10,
  writes: 'never',
  summary: 'Les paiements d’un élève.',
  input: z.object({ id }),
  output: z.object({
    paiements: z.array(paiement),
    message: z.string(),
  }),
});

/** Every reading stands in the journal. */
export const getRegistre = defineCall({
  method: 'POST',
  path: '/api/extranet/getRegistre',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary:
    'Le numéro de registre national d’un élève\u202f; chaque lecture est notée dans le journal.',
  input: z.object({ id }),
  output: z.object({ registreNational: z.string().nullable(), message: z.string() }),
});

export const sendPassword = defineCall({
  method: 'POST',
  path: '/api/extranet/sendPassword',
  audience: 'admin',
  level: 10,
  writes: 'sometimes',
  summary: 'Envoie à un élève un nouveau mot de passe, valable une fois pendant une heure.',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
});

export const sendConfirmation = defineCall({
  method: 'POST',
  path: '/api/extranet/sendConfirmation',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Renvoie le mail de confirmation à un élève qui s’est inscrit.',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
});

/**
 * The token reads what the learner would read, for half an hour at most and as long as the session of
 * who asks lasts. 409 for who has not confirmed their address, and so has nothing to see.
 */
export const openRegard = defineCall({
  method: 'POST',
  path: '/api/extranet/openRegard',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Ouvre le site comme un élève le voit, en lecture seule.',
  input: z.object({ id }),
  output: z.object({
    token: z.string(),
    dateFin: instant,
    nom: z.string(),
    avecRegistre: flag,
    message: z.string(),
  }),
});

/** Without `session_id`: all of them. */
export const endSessionExtranet = defineCall({
  method: 'POST',
  path: '/api/extranet/endSession',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Termine une session d’un élève, ou toutes.',
  input: z.object({
    user_id: id,
    session_id: z
      .string()
      .regex(/^[\w-]{1,100}$/, { error: 'Cette session n’est pas valable.' })
      .optional(),
  }),
  output: z.object({ nombre: z.int(), message: z.string() }),
});

/** `acces_id`: the product. */
export const activateAcces = defineCall({
  method: 'POST',
  path: '/api/extranet/activateAcces',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Active un accès d’un élève, ou le désactive.',
  input: z.object({ user_id: id, acces_id: id, actif: flagIn }),
  output: z.object({ message: z.string(), annulation }),
});

const UN_JOUR = 'Indiquez un jour, comme 2026-11-22.';

/** A day in Brussels (`YYYY-MM-DD`), an instant, or nothing. */
const jourOuInstant = facultatif(
  z
    .string({ error: UN_JOUR })
    .refine(
      (typed) =>
        (typed.length === 10 ? z.iso.date() : z.iso.datetime({ offset: true })).safeParse(typed)
          .success,
      { error: UN_JOUR, abort: true },
    )
    .transform((typed) => (typed.length === 10 ? typed : new Date(typed).toISOString()))
    .refine((typed) => typed >= '2000-01-01' && typed < '2100-01-01', {
      error: 'Indiquez un jour entre 2000 et 2099.',
    }),
);

/**
 * `id`: the `acces_user_id`. An access holds from the beginning of the first day to the end of the
 * last, in Brussels; a day that is the one of before leaves its hour alone. Neither: not started.
 */
export const updateAcces = defineCall({
  method: 'POST',
  path: '/api/extranet/updateAcces',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Change les dates d’un accès d’un élève.',
  input: z
    .object({ id, dateActivation: jourOuInstant, datePerime: jourOuInstant })
    .refine(({ dateActivation, datePerime }) => !datePerime || dateActivation, {
      error: 'Indiquez aussi la date d’activation.',
      path: ['dateActivation'],
    })
    .refine(({ dateActivation, datePerime }) => !dateActivation || datePerime, {
      error: 'Indiquez aussi la date d’expiration.',
      path: ['datePerime'],
    }),
  output: z.object({ message: z.string(), annulation }),
});

/** What was learnt stays; given again, it begins anew. */
export const deleteAccesFromEleve = defineCall({
  method: 'POST',
  path: '/api/extranet/deleteAccesFromEleve',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Retire un accès à un élève.',
  input: z.object({ user_id: id, acces_id: id }),
  output: z.object({ message: z.string(), annulation }),
});

/** 409: held already. */
export const addAccesToEleve = defineCall({
  method: 'POST',
  path: '/api/extranet/addAccesToEleve',
  audience: 'admin',
  level: 10,
  writes: 'always',
  summary: 'Donne un accès à un élève.',
  input: z.object({
    user_id: id,
    acces_id: entier(1, 2_147_483_647, 'Veuillez sélectionner un accès'),
  }),
  output: z.object({ message: z.string() }),
});
