import { z } from 'zod';
import { annulation } from '../annulable.ts';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { sortiesOf } from '../champs.ts';
import { exercice, progres } from '../eleve/exercice.ts';
import { entier, facultatif, flag, flagIn, id, instant, typeAcces } from '../fields.ts';
import { paiement } from '../argent/paiementLu.ts';
import { ELEVE } from '../../regles/eleve.ts';
import { PERIODES } from '../../regles/periodes.ts';

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

const mail = z.object({
  id,
  sujet: z.string(),
  dateCreation: instant,
  dateEnvoi: instant.nullable(),
  etat: z.enum(['envoyé', 'en attente', 'non parti']),
  essais: z.int(),
});

const { prenom, nom, dateNaissance, ...autres } = sortiesOf(ELEVE);

/** 404: erased. Only `getRegistre` returns the register number. */
export const getEleve = defineCall({
  ...staffReads(10, 'secretariat', 'moniteur'),
  portee: 'id',
  path: '/api/extranet/getEleve',
  summary: 'Un élève\u00a0: identité, accès, mails et sessions.',
  input: z.object({ id }),
  output: z.object({
    eleve: z.object({
      id,
      /** `editEleve` sends it back. */
      version: z.string(),
      prenom,
      nom,
      dateNaissance,
      avecRegistre: flag,
      ...autres,
      confirme: flag,
      avecMotDePasse: flag,
      dateCreation: instant,
      dateEffacement: instant.nullable(),
      acces: z.array(accesDeLEleve),
    }),
    produits: z.array(z.object({ id, libelle: z.string(), type: typeAcces })),
    /** The newest fifty, newest first. */
    mails: z.array(mail),
    sessions: z.array(
      z.object({
        /** Identifies the session; not its token. */
        id: z.string(),
        appareil: z.string().nullable(),
        dateCreation: instant,
        /** Exact to the hour. */
        dateVue: instant,
      }),
    ),
    message: z.string(),
  }),
});

export const getSuivi = defineCall({
  ...staffReads(10, 'secretariat', 'moniteur'),
  portee: 'id',
  path: '/api/extranet/getSuivi',
  summary:
    'Où en est un élève\u00a0: ses séries, ses dernières tentatives, ses examens blancs, ce qu’il rate.',
  input: z.object({ id }),
  output: z.object({
    series: z.array(
      z.object({
        acces_user_id: id,
        libelle: z.string(),
        themes: z.array(
          z.object({
            id,
            libelle: z.string(),
            etat: z.enum(['nouvelle', 'en cours', 'réussie', 'ratée']),
            /** Counts answers while open, the score once finished. */
            pourcentage: z.int(),
          }),
        ),
      }),
    ),
    cours: z.array(
      z.object({
        acces_user_id: id,
        libelle: z.string(),
        nbTermine: z.int(),
        nbChapitre: z.int(),
        /** Final, whatever chapters staff add later. */
        dateFin: instant.nullable(),
      }),
    ),
    /** The newest five of each access. */
    exercices: z.array(
      z.object({
        acces_user_id: id,
        libelle: z.string(),
        exercices: z.array(exercice),
        /** By kind of cue. */
        progres: z.array(progres.extend({ libelle: z.string() })),
      }),
    ),
    /** The newest ten. */
    tentatives: z.array(
      z.object({
        id,
        libelle: z.string(),
        dateDebut: instant,
        dateFin: instant.nullable(),
        score: z.int().nullable(),
        fautesGraves: z.int().nullable(),
        reussi: flag,
        nombre: z.int(),
      }),
    ),
    /** The newest ten that have ended. */
    examens: z.array(
      z.object({
        examen_id: id,
        dateDebut: instant,
        dateFin: instant,
        score: z.int(),
        fautesGraves: z.int(),
        reussi: flag,
        nombre: z.int(),
        posees: z.int(),
      }),
    ),
    /** The five articles most often wrong in the last twenty finished attempts. */
    faiblesses: z.array(z.object({ article: z.string(), fausses: z.int(), posees: z.int() })),
    message: z.string(),
  }),
});

export const getPaiementsExtranet = defineCall({
  ...staffReads(10, 'secretariat'),
  path: '/api/extranet/getPaiements',
  summary: 'Les paiements d’un élève.',
  input: z.object({ id }),
  output: z.object({
    paiements: z.array(paiement),
    message: z.string(),
  }),
});

/** Every call is journalled. */
export const getRegistre = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/getRegistre',
  summary:
    'Le numéro de registre national d’un élève\u202f; chaque lecture est notée dans le journal.',
  input: z.object({ id }),
  output: z.object({ registreNational: z.string().nullable(), message: z.string() }),
});

export const sendPassword = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/sendPassword',
  writes: 'sometimes',
  summary: `Envoie à un élève un nouveau mot de passe, valable une fois pendant ${PERIODES.oubli.mots}.`,
  input: z.object({ id }),
});

export const sendConfirmation = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/sendConfirmation',
  summary: 'Renvoie le mail de confirmation à un élève qui s’est inscrit.',
  input: z.object({ id }),
});

/** The token lasts half an hour at most, and ends with the session. 409: unconfirmed learner. */
export const openRegard = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/openRegard',
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

export const endSessionExtranet = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/endSession',
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

export const activateAcces = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/activateAcces',
  summary: 'Active un accès d’un élève, ou le désactive.',
  input: z.object({ user_id: id, acces_id: id, actif: flagIn }),
  output: z.object({ message: z.string(), annulation }),
});

const UN_JOUR = 'Indiquez un jour, comme 2026-11-22.';

/** A day in Brussels (`YYYY-MM-DD`), an instant, or empty. */
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

/** `id`: the `acces_user_id`. Days are inclusive, in Brussels; unchanged ones keep their hour. */
export const updateAcces = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/updateAcces',
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

/** Keeps the learner's work; given again, the access starts afresh. */
export const deleteAccesFromEleve = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/deleteAccesFromEleve',
  summary: 'Retire un accès à un élève.',
  input: z.object({ user_id: id, acces_id: id }),
  output: z.object({ message: z.string(), annulation }),
});

/** 409: the learner has it already. */
export const addAccesToEleve = defineCall({
  ...staffWrites(10, 'secretariat'),
  path: '/api/extranet/addAccesToEleve',
  summary: 'Donne un accès à un élève.',
  input: z.object({
    user_id: id,
    acces_id: entier(1, 2_147_483_647, 'Veuillez sélectionner un accès'),
  }),
});
